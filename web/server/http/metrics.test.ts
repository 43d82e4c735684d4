import type { AddressInfo } from 'node:net';
import { Gauge, Registry } from 'prom-client';
import { expect, it } from 'vitest';
import type { QueueState } from '#app/leads/lead-queue.server.ts';
import { metrics, metricsServer } from './metrics.ts';

it('a metric that cannot be read causes a 500, but later requests succeed', async () => {
  const registry = new Registry();
  let isBroken = true;
  new Gauge({
    name: 'probe',
    help: 'A figure',
    registers: [registry],
    collect() {
      if (isBroken) throw new Error('The queue cannot be read');
      this.set(1);
    },
  });
  const server = metricsServer(registry);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`;
  expect((await fetch(address)).status).toBe(500);
  isBroken = false;
  expect(await (await fetch(address)).text()).toContain('probe 1');
  server.closeAllConnections();
  server.close();
});

it('has no numbers of a lead queue that cannot be read', async () => {
  let leads: QueueState | null = { waiting: 3, oldestSeconds: 7, late: 2, overdue: 0 };
  const { registry } = metrics({ cache: null, isContentReachable: () => true, leads: async () => leads });
  const lines = async () => (await registry.metrics()).split('\n').filter((line) => line.startsWith('lead'));
  expect(await lines()).toEqual([
    'lead_queue_up 1',
    'leads{what="waiting"} 3',
    'leads{what="oldestSeconds"} 7',
    'leads{what="late"} 2',
    'leads{what="overdue"} 0',
  ]);
  leads = null;
  expect(await lines()).toEqual(['lead_queue_up 0']);
});

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Deliveries } from './delivery-worker.server.ts';
import type { Destinations } from './destination.server.ts';
import type { Lead } from './lead.server.ts';
import { type Delivery, OVERDUE_MS } from './lead-queue.server.ts';
import { SqliteQueue } from './sqlite-queue.server.ts';

// Each test runs the command several times.
vi.setConfig({ testTimeout: 30_000 });

const PROGRAM = path.resolve(import.meta.dirname, 'overdue-leads.server.ts');
const IDS = ['a'.repeat(32), 'b'.repeat(32)];

let dir: string;
let queue: SqliteQueue;

const lead = (id: string): Lead => ({
  id,
  form: 'contact',
  state: 'new',
  suspicion: null,
  fields: { message: `What ${id} wrote` },
  sender: { name: 'Dana', email: 'dana@example.org' },
  file: null,
  job: null,
  sourcePage: '/contact',
  cameFrom: '',
  receivedAt: new Date(Date.now() - OVERDUE_MS - 60_000).toISOString(),
  dueAt: null,
});
const run = (...args: string[]) =>
  execFileSync(process.execPath, [PROGRAM, ...args], { env: { ...process.env, DATA_DIR: dir }, encoding: 'utf8' });
const refused = (...args: string[]) =>
  spawnSync(process.execPath, [PROGRAM, ...args], { env: { ...process.env, DATA_DIR: dir }, encoding: 'utf8' });

async function deliverDue(from: SqliteQueue, destinations: Destinations): Promise<void> {
  const deliveries = new Deliveries(destinations);
  deliveries.start(from);
  await deliveries.settled();
}

beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'dead-'));
  queue = new SqliteQueue(dir);
});
afterEach(() => {
  queue.close();
  rmSync(dir, { recursive: true, force: true });
});

/** Delivers both leads to the inbox and fails at the webhook, which is due again in an hour. */
const failOnce = async () => {
  const inAnHour = new SqliteQueue(dir, { now: () => Date.now() + 60 * 60_000 });
  for (const id of IDS) inAnHour.add(lead(id), id, ['inbox', 'webhook']);
  await deliverDue(inAnHour, {
    inbox: async () => {},
    webhook: () => Promise.reject(new Error('The CRM answered 500')),
  });
  inAnHour.close();
  expect(queue.state()).toMatchObject({ waiting: 2, overdue: 2 });
};

it('lists overdue leads with the reason and without their content', async () => {
  expect(run()).toBe('Nothing is overdue\n');
  await failOnce();
  const output = run('list');
  for (const id of IDS) expect(output).toMatch(new RegExp(`${id}  webhook  1 attempts  The CRM answered 500`));
  expect(output).toContain('2 are overdue');
  expect(output).not.toMatch(/Dana|dana@|wrote/);
});

it('retries one lead or all, at the destinations that have not received them', async () => {
  await failOnce();
  const arrived: string[] = [];
  const destinations = {
    inbox: async ({ lead }: Delivery) => void arrived.push(`inbox ${lead.id}`),
    webhook: async ({ lead }: Delivery) => void arrived.push(`webhook ${lead.id}`),
  };
  expect(run('send-again', IDS[1] ?? '')).toBe('1 are tried at once\n');
  await deliverDue(queue, destinations);
  expect(arrived).toEqual([`webhook ${IDS[1]}`]);
  expect(queue.state()).toMatchObject({ waiting: 1, overdue: 1 });
  expect(run('send-again')).toBe('1 are tried at once\n');
  await deliverDue(queue, destinations);
  expect(arrived).toEqual([`webhook ${IDS[1]}`, `webhook ${IDS[0]}`]);
  expect(queue.state()).toMatchObject({ waiting: 0, overdue: 0 });
});

it('exits with an error for an unknown lead or command', async () => {
  await failOnce();
  expect(refused('send-again', 'c'.repeat(32)).status).toBe(1);
  expect(refused('forget').status).toBe(2);
  expect(refused('forget').stderr).toContain('send-again <id>');
  expect(queue.state()).toMatchObject({ overdue: 2 });
});

import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseEnv } from '#env.server.ts';
import { Deliveries } from './delivery-worker.server.ts';
import { makeDestinations } from './destinations.server.ts';
import type { DestinationName, Lead } from './lead.server.ts';
import { DEGRADED_AFTER_MS } from './lead-queue.server.ts';
import { SqliteQueue } from './sqlite-queue.server.ts';

const MINUTE_MS = 60_000;
/** Shorter than the timeout of an attempt. */
const ARRIVES_MS = 14_000;

// Each write waits for the disk.
vi.setConfig({ testTimeout: 30_000 });

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'deliveries-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const lead = (number: number, receivedAt = new Date()): Lead => ({
  id: number.toString(16).padStart(32, '0'),
  form: 'contact',
  state: 'new',
  suspicion: null,
  fields: { message: `Confidential ${number} ${'words '.repeat(number * 20)}` },
  sender: { name: 'Dana', email: 'dana@example.org' },
  file: null,
  job: null,
  sourcePage: '/contact',
  cameFrom: '',
  receivedAt: receivedAt.toISOString(),
  dueAt: null,
});
const add = (queue: SqliteQueue, one: Lead, ...destinations: DestinationName[]) => queue.add(one, one.id, destinations);

/** A server that accepts connections and never sends anything. */
async function listenSilently() {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => sockets.add(socket.on('error', () => {})));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    sockets,
    address: `127.0.0.1:${(server.address() as net.AddressInfo).port}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

const studio = async () => ({
  name: 'Westfield',
  office: { from: 8, to: 18, timeZone: 'Europe/Berlin', place: 'Hamburg', holidays: [] },
  sent: {
    contact: { title: '', text: '', mail: '' },
    application: { title: '', text: '', mail: '' },
    startup: { title: '', text: '', mail: '' },
    newsletter: { title: '', text: '', mail: '' },
  },
  steps: [],
});

it(
  'a mail server and a webhook that hang do not delay the inbox',
  async () => {
    const silent = await listenSilently();
    const arrived: string[] = [];
    const cms = http.createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      arrived.push(JSON.parse(body).data.submission_id);
      response.writeHead(201, { 'content-type': 'application/json' }).end('{}');
    });
    cms.listen(0, '127.0.0.1');
    await once(cms, 'listening');
    const env = parseEnv({
      STRAPI_URL: `http://127.0.0.1:${(cms.address() as net.AddressInfo).port}`,
      STRAPI_TOKEN: 'a-token-of-more-than-20-letters',
      SMTP_URL: `smtp://${silent.address}`,
      LEADS_TO: 'team@example.com',
      MAIL_FROM: 'hello@example.com',
      LEADS_WEBHOOK_URL: `http://${silent.address}/`,
      LEADS_WEBHOOK_SECRET: 'a-secret-of-16-letters',
    });
    const queue = new SqliteQueue(dir);
    const leads = Array.from({ length: 40 }, (_, number) => lead(number));
    for (const one of leads) add(queue, one, 'team-mail', 'confirmation', 'webhook', 'inbox');
    const deliveries = new Deliveries(makeDestinations(env, studio));
    deliveries.start(queue);
    await vi.waitFor(() => expect(arrived.toSorted()).toEqual(leads.map(({ id }) => id)), ARRIVES_MS);
    expect(silent.sockets.size).toBeGreaterThan(0);
    // Closing the connections ends the pending attempts as failures.
    silent.close();
    await deliveries.stop();
    expect(queue.state().waiting).toBe(3 * 40);
    queue.close();
    cms.close();
  },
  2 * ARRIVES_MS,
);

it('an attempt that never settles frees its slot after a timeout', async () => {
  const queue = new SqliteQueue(dir);
  for (let number = 0; number < 20; number++) add(queue, lead(number), 'webhook');
  const tried: string[] = [];
  const deliveries = new Deliveries({
    webhook: async ({ lead }) => {
      tried.push(lead.id);
      throw new Error('down');
    },
  });
  deliveries.start(queue);
  await deliveries.settled();
  expect(tried).toHaveLength(20);
  queue.close();
});

describe('the queue’s files', () => {
  /** The content of all files in DATA_DIR. */
  const stored = () => readdirSync(dir).map((name) => [name, readFileSync(path.join(dir, name), 'latin1')] as const);
  const readable = () =>
    stored()
      .filter(([, text]) => /Confidential|dana@example/.test(text))
      .map(([name]) => name);
  const deliverAll = async (queue: SqliteQueue) => {
    const deliveries = new Deliveries({ inbox: async () => {} });
    deliveries.start(queue);
    await deliveries.settled();
    queue.truncateLog();
  };

  it('contain no trace of delivered leads', async () => {
    const queue = new SqliteQueue(dir);
    for (let number = 0; number < 60; number++) add(queue, lead(number), 'inbox');
    expect(readable()).not.toEqual([]);
    await deliverAll(queue);
    expect(readable()).toEqual([]);
    expect(statSync(path.join(dir, 'leads.db-wal')).size).toBe(0);
    queue.close();
  });

  it('contain no trace of delivered leads while another lead is waiting', async () => {
    const queue = new SqliteQueue(dir);
    for (let number = 0; number < 60; number++) add(queue, lead(number), 'inbox');
    const waiting = {
      ...lead(99),
      fields: { message: 'Still waiting' },
      sender: { name: 'Ada', email: 'ada@example.org' },
    };
    add(queue, waiting, 'webhook');
    await deliverAll(queue);
    expect(readable()).toEqual([]);
    expect(stored().some(([, text]) => text.includes('Still waiting'))).toBe(true);
    queue.close();
  });

  it('are readable by their owner only, also after an upgrade from a version with weaker permissions', () => {
    writeFileSync(path.join(dir, 'leads.db'), '', { mode: 0o644 });
    const queue = new SqliteQueue(dir);
    add(queue, lead(1), 'inbox');
    expect(statSync(dir).mode & 0o777).toBe(0o700);
    for (const name of readdirSync(dir))
      expect([name, statSync(path.join(dir, name)).mode & 0o777]).toEqual([name, 0o600]);
    queue.close();
  });
});

describe('health', () => {
  let leadsHealth: typeof import('./delivery-worker.server.ts').leadsHealth;
  let site: typeof import('./open-queue.server.ts');
  beforeEach(async () => {
    // The environment is read once.
    vi.resetModules();
    vi.stubEnv('DATA_DIR', dir);
    vi.stubEnv('STRAPI_TOKEN', 'a-token-of-more-than-20-letters');
    ({ leadsHealth } = await import('./delivery-worker.server.ts'));
    site = await import('./open-queue.server.ts');
  });
  const addHere = async (one: Lead, destination: DestinationName) =>
    (await site.leadQueue()).add(one, one.id, [destination]);
  afterEach(async () => {
    await site.closeLeadQueue();
    vi.unstubAllEnvs();
  });

  it('is ok with an empty queue and with a recent lead', async () => {
    await addHere(lead(1), 'inbox');
    expect(await leadsHealth()).toEqual({ status: 'ok', waiting: 1, oldestSeconds: 0, late: 0, overdue: 0 });
  });

  it('reports a lead that has been waiting for minutes, even if its confirmation was delivered', async () => {
    const minutesAgo = new Date(Date.now() - DEGRADED_AFTER_MS - MINUTE_MS);
    await addHere(lead(1, minutesAgo), 'confirmation');
    expect(await leadsHealth()).toMatchObject({ status: 'ok', waiting: 1 });
    await addHere(lead(2, minutesAgo), 'inbox');
    expect(await leadsHealth()).toMatchObject({ status: 'late', late: 1 });
  });

  it('reports a lead that could not be written', async () => {
    const queue = await site.leadQueue();
    (queue as SqliteQueue).limitPages(1);
    await expect(addHere(lead(900), 'inbox')).rejects.toThrow(/full/);
    expect(await leadsHealth()).toMatchObject({ status: 'unwritable' });
  });

  it('reports a damaged file until it is repaired', async () => {
    writeFileSync(path.join(dir, 'leads.db'), 'This is no database. '.repeat(1000));
    expect(await leadsHealth()).toEqual({ status: 'broken' });
    rmSync(path.join(dir, 'leads.db'));
    expect(await leadsHealth()).toMatchObject({ status: 'ok' });
  });

  it('notices that the file was replaced at run time, and writes to the new one', async () => {
    await addHere(lead(1), 'inbox');
    for (const end of ['', '-wal', '-shm'])
      renameSync(path.join(dir, `leads.db${end}`), path.join(dir, `moved-away.db${end}`));
    await addHere(lead(2), 'inbox');
    const replaced = new SqliteQueue(dir);
    expect(replaced.claim('inbox', 10).map(({ lead }) => lead.id)).toEqual([lead(2).id]);
    replaced.close();
  });
});

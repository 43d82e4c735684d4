import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Deliveries } from './delivery-worker.server.ts';
import type { Destinations } from './destination.server.ts';
import type { Lead } from './lead.server.ts';
import { type Delivery, DUPLICATE_WINDOW_MS, hashContent, leadId, OVERDUE_MS } from './lead-queue.server.ts';
import { retryDelay, SqliteQueue } from './sqlite-queue.server.ts';

// Each write waits for the disk.
vi.setConfig({ testTimeout: 30_000 });

let dir: string;
let clock: number;
const open: SqliteQueue[] = [];
const openQueue = () => {
  const queue = new SqliteQueue(dir, { now: () => clock, random: () => 0.5 });
  open.push(queue);
  return queue;
};
const lead = (id: string, message = 'Hello'): Lead => ({
  id,
  form: 'contact',
  state: 'new',
  suspicion: null,
  fields: { message },
  sender: { name: 'Dana', email: 'dana@example.org' },
  file: null,
  job: null,
  sourcePage: '/contact',
  cameFrom: '',
  receivedAt: new Date(clock).toISOString(),
  dueAt: null,
});
const add = (queue: SqliteQueue, one: Lead) => queue.add(one, hashContent(one, null), ['inbox']);

async function deliverDue(from: SqliteQueue, destinations: Destinations): Promise<void> {
  const deliveries = new Deliveries(destinations);
  deliveries.start(from);
  await deliveries.settled();
}

beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'leads-'));
  clock = Date.parse('2026-11-20T12:00:00Z');
});
afterEach(() => {
  for (const queue of open.splice(0)) queue.close();
  rmSync(dir, { recursive: true, force: true });
});

describe('a lead is stored once', () => {
  it('when it is sent again with the same id', () => {
    const queue = openQueue();
    expect(add(queue, lead('a')).isNew).toBe(true);
    clock += 24 * DUPLICATE_WINDOW_MS;
    expect(add(queue, lead('a'))).toMatchObject({ id: 'a', isNew: false, receivedAt: '2026-11-20T12:00:00.000Z' });
    expect(queue.state().waiting).toBe(1);
  });

  it('when another tab sends the same content within ten minutes', () => {
    const queue = openQueue();
    add(queue, lead('a'));
    clock += DUPLICATE_WINDOW_MS - 1;
    expect(add(queue, lead('b'))).toMatchObject({ id: 'a', isNew: false });
    clock += 2;
    expect(add(queue, lead('b')).isNew).toBe(true);
  });

  it('under the same id on every instance', () => {
    expect(leadId('a', 'abc', clock)).toMatch(/^[0-9a-f]{32}$/);
    expect(leadId('a', 'abc', clock)).toBe(leadId('a', 'abc', clock + 24 * DUPLICATE_WINDOW_MS));
    expect(leadId(null, 'abc', clock)).toBe(leadId(null, 'abc', clock + 1));
    expect(leadId(null, 'abc', clock)).not.toBe(leadId(null, 'abc', clock + DUPLICATE_WINDOW_MS));
  });

  it('but edited content with the same submission id is a second lead on every instance', () => {
    expect(leadId('a', 'abc', clock)).not.toBe(leadId('a', 'abd', clock));
    expect(leadId(null, 'abc', clock)).not.toBe(leadId(null, 'abd', clock));
  });
});

describe('delivery', () => {
  it('is retried with growing delays until it succeeds, then the lead’s content is deleted', async () => {
    const queue = openQueue();
    add(queue, lead('a'));
    const tries: number[] = [];
    const inbox = async () => {
      tries.push(clock);
      if (tries.length < 5) throw new Error('down');
    };
    for (let second = 0; second < 60; second++, clock += 1000) await deliverDue(queue, { inbox });
    const pauses = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
    expect(pauses).toEqual([2000, 4000, 8000, 16000]);
    expect(queue.state()).toEqual({ waiting: 0, oldestSeconds: 0, late: 0, overdue: 0 });
    const content = new DatabaseSync(path.join(dir, 'leads.db')).prepare('SELECT lead FROM leads').get();
    expect(content).toEqual({ lead: null });
  });

  it('is overdue after three days and retried about hourly until it arrives', async () => {
    const queue = openQueue();
    add(queue, lead('a'));
    const tries: number[] = [];
    let isDown = true;
    const inbox = async () => {
      tries.push(clock);
      if (isDown) throw new Error('down');
    };
    const received = clock;
    for (; clock < received + OVERDUE_MS; clock += 10 * 60_000) await deliverDue(queue, { inbox });
    expect(queue.state()).toEqual({ waiting: 1, oldestSeconds: OVERDUE_MS / 1000, late: 1, overdue: 1 });
    tries.length = 0;
    for (; clock < received + 2 * OVERDUE_MS; clock += 10 * 60_000) await deliverDue(queue, { inbox });
    const pauses = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
    expect(pauses.length).toBeGreaterThan(60);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(75 * 60_000);
    isDown = false;
    for (const end = clock + 75 * 60_000; clock < end; clock += 10 * 60_000) await deliverDue(queue, { inbox });
    expect(queue.state()).toEqual({ waiting: 0, oldestSeconds: 0, late: 0, overdue: 0 });
  });

  it('is retried at once when an operator requests it', async () => {
    const queue = openQueue();
    add(queue, lead('a'));
    clock += OVERDUE_MS;
    await deliverDue(queue, { inbox: () => Promise.reject(new Error('down')) });
    add(queue, lead('b', 'Hello again'));
    await deliverDue(queue, { inbox: () => Promise.reject(new Error('down')) });
    expect(queue.listOverdue()).toMatchObject([{ id: 'a', attempts: 1, lastError: 'down' }]);
    expect([queue.wakeOverdue('b'), queue.wakeOverdue('a')]).toEqual([0, 1]);
    expect(queue.claim('inbox', 10)).toMatchObject([{ lead: { id: 'a' } }]);
  });

  it('is retried after an upgrade from a version that had given up', async () => {
    const queue = openQueue();
    add(queue, lead('a'));
    const db = new DatabaseSync(path.join(dir, 'leads.db'));
    db.exec("UPDATE deliveries SET state = 'dead'");
    db.close();
    expect(queue.state().waiting).toBe(1);
    queue.wakeAll();
    await deliverDue(queue, { inbox: async () => {} });
    expect(queue.state().waiting).toBe(0);
  });

  it('measures the age of waiting deliveries only', async () => {
    const queue = openQueue();
    queue.add(lead('a'), 'a', ['inbox']);
    await deliverDue(queue, { inbox: async () => {} });
    clock += 10 * 24 * 60 * 60_000;
    add(queue, lead('b'));
    clock += 5_000;
    expect(queue.state()).toEqual({ waiting: 1, oldestSeconds: 5, late: 0, overdue: 0 });
  });

  it('is independent for each destination', async () => {
    const queue = openQueue();
    queue.add(lead('a'), 'hash', ['inbox', 'webhook']);
    const arrived: string[] = [];
    const destinations = {
      inbox: async () => void arrived.push('inbox'),
      webhook: () => Promise.reject(new Error('down')),
    };
    for (let round = 0; round < 4; round++, clock += 60_000) await deliverDue(queue, destinations);
    expect(arrived).toEqual(['inbox']);
    expect(queue.state().waiting).toBe(1);
  });

  it('is claimed by one worker at a time, and again after that worker has died', () => {
    const [one, two] = [openQueue(), openQueue()];
    add(one, lead('a'));
    expect(one.claim('inbox', 10)).toHaveLength(1);
    expect(two.claim('inbox', 10)).toHaveLength(0);
    clock += 4 * 60_000;
    expect(two.claim('inbox', 10)).toMatchObject([{ attempts: 2 }]);
    one.wakeAll();
    expect(one.claim('inbox', 10)).toMatchObject([{ attempts: 3 }]);
  });

  it('stores the progress of an attempt', () => {
    const queue = openQueue();
    add(queue, lead('a'));
    const [delivery] = queue.claim('inbox', 1);
    if (!delivery) throw new Error('nothing to deliver');
    queue.setProgress(delivery, '17');
    queue.reportFailed(delivery, 'down');
    clock += 60_000;
    expect(queue.claim('inbox', 1)).toMatchObject([{ progress: '17' }]);
  });

  it.each([
    ['of an older version', `json_remove(lead, '$.sender', '$.fields')`, /sender: .*fields: |fields: .*sender: /],
    ['that is not JSON', `'{"fields": {"message": "Dana wrote'`, /it is not JSON/],
  ])('a lead %s stays in the queue with the reason and does not block others', async (_, damage, reason) => {
    const queue = openQueue();
    add(queue, lead('a'));
    add(queue, lead('b', 'Hello again'));
    const db = new DatabaseSync(path.join(dir, 'leads.db'));
    const whole = db.prepare("SELECT lead FROM leads WHERE id = 'a'").get()?.lead ?? null;
    db.exec(`UPDATE leads SET lead = ${damage} WHERE id = 'a'`);
    const arrived: string[] = [];
    const inbox = async ({ lead }: Delivery) => void arrived.push(lead.id);
    for (let round = 0; round < 3; round++, clock += 60_000) await deliverDue(queue, { inbox });
    expect(arrived).toEqual(['b']);
    expect(queue.state().waiting).toBe(1);
    const lastError = String(db.prepare("SELECT last_error FROM deliveries WHERE lead_id = 'a'").get()?.last_error);
    expect(lastError).toMatch(/The lead cannot be read/);
    expect(lastError).toMatch(reason);
    expect(lastError).not.toMatch(/Dana|Hello/);
    db.prepare("UPDATE leads SET lead = ? WHERE id = 'a'").run(whole);
    db.close();
    await deliverDue(queue, { inbox });
    expect(arrived).toEqual(['b', 'a']);
  });

  it('a lead for an unknown destination stays in the queue', async () => {
    const queue = openQueue();
    add(queue, lead('a'));
    const db = new DatabaseSync(path.join(dir, 'leads.db'));
    db.exec("UPDATE deliveries SET destination = 'fax'");
    db.close();
    await deliverDue(queue, { inbox: async () => {} });
    expect(queue.state().waiting).toBe(1);
  });

  it('has delays that grow to an hour, with jitter', () => {
    expect(retryDelay(1, 0)).toBe(1500);
    expect(retryDelay(1, 1)).toBe(2500);
    expect(retryDelay(40, 0.5)).toBe(60 * 60_000);
  });
});

describe('durability', () => {
  it('a confirmed lead survives a killed process', async () => {
    const confirmed = new Set<string>();
    const child = spawn(process.execPath, [path.join(import.meta.dirname, 'sqlite-queue.fixture.server.ts'), dir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.stdout.on('data', (chunk: Buffer) => {
      for (const id of String(chunk).split('\n').filter(Boolean)) confirmed.add(id);
      if (confirmed.size > 50) child.kill('SIGKILL');
    });
    await new Promise((resolve) => child.on('close', resolve));
    clock = Date.now() + 1000;
    const queue = openQueue();
    const found = new Set(queue.claim('inbox', 1_000_000).map((delivery) => delivery.lead.id));
    expect(confirmed.size).toBeGreaterThan(50);
    expect([...confirmed].filter((id) => !found.has(id))).toEqual([]);
  });

  it('an unwritable folder is an error', () => {
    const queue = openQueue();
    add(queue, lead('a'));
    const db = new DatabaseSync(path.join(dir, 'leads.db'));
    const { page_count: pages } = db.prepare('PRAGMA page_count').get() as { page_count: number };
    db.close();
    // Simulates a full disk.
    const full = openQueue();
    full.limitPages(pages);
    expect(() => add(full, lead('b', 'x'.repeat(100_000)))).toThrow(/full/);
    expect(queue.state().waiting).toBe(1);
    if (process.getuid?.() === 0) return;
    chmodSync(dir, 0o500);
    expect(() => new SqliteQueue(path.join(dir, 'sub'))).toThrow();
    chmodSync(dir, 0o700);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Lead } from '#app/leads/lead.server.ts';
import {
  DEGRADED_AFTER_MS,
  DUPLICATE_WINDOW_MS,
  hashContent,
  LEASE_MS,
  type LeadQueue,
  leadId,
  OVERDUE_MS,
} from '#app/leads/lead-queue.server.ts';
import { openLeadQueue } from '#app/leads/open-queue.server.ts';
import { SqliteQueue } from '#app/leads/sqlite-queue.server.ts';
import { isInstalled } from './installed-programs.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { readiness, type SiteProcess, startSite } from './site-process.ts';
import { waitFor } from './wait-for.ts';

describe.skipIf(!isInstalled('PostgreSQL'))('the queue of leads in PostgreSQL', () => {
  let server: PostgresServer;
  let database: Client;
  let dir: string;
  let queue: LeadQueue;
  const open: LeadQueue[] = [];
  const openQueue = async (dataDir = dir) => {
    const opened = await openLeadQueue({ DATABASE_URL: server.url, DATA_DIR: dataDir });
    open.push(opened);
    return opened;
  };

  beforeAll(async () => {
    server = await startPostgres();
    database = new Client(server.url);
    await database.connect();
    dir = mkdtempSync(path.join(os.tmpdir(), 'queue-'));
    queue = await openQueue();
  });
  beforeEach(() => database.query('TRUNCATE site.leads, site.lead_files, site_jobs.job'));
  afterAll(async () => {
    await Promise.all(open.map((opened) => opened.close()));
    await database?.end();
    await server?.stop();
    rmSync(dir, { recursive: true, force: true });
  });

  const lead = (message: string, receivedAt = new Date()): Lead => ({
    id: leadId(message, 'hash', 0),
    form: 'application',
    state: 'new',
    suspicion: null,
    fields: { message },
    sender: { name: 'Dana', email: 'dana@example.org' },
    file: null,
    job: null,
    sourcePage: '/careers',
    cameFrom: '',
    receivedAt: receivedAt.toISOString(),
    dueAt: null,
  });
  const add = (one: Lead, to: LeadQueue = queue) => to.add(one, hashContent(one, null), ['inbox', 'team-mail']);
  const claimOne = async (from: LeadQueue = queue, destination: 'inbox' | 'team-mail' = 'inbox') => {
    const [delivery] = await from.claim(destination, 10);
    if (!delivery) throw new Error('nothing is due');
    return delivery;
  };
  const makeDue = () => database.query("UPDATE site_jobs.job SET start_after = now() WHERE state = 'retry'");

  it('stores a lead once, however often and wherever it is sent', async () => {
    const other = await openQueue();
    const results = await Promise.all(Array.from({ length: 12 }, (_, n) => add(lead('once'), n % 2 ? queue : other)));
    expect(results.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await add({ ...lead('once'), id: leadId('another tab', 'hash', 0) })).toMatchObject({ isNew: false });
    const later = new Date(Date.now() + DUPLICATE_WINDOW_MS + 1000);
    expect(await add({ ...lead('once', later), id: leadId('later', 'hash', 0) })).toMatchObject({ isNew: true });
    expect(await queue.state()).toMatchObject({ waiting: 4 });
  });

  it('leases a delivery to one instance, and remembers its progress for the next attempt', async () => {
    const other = await openQueue();
    await add(lead('leased'));
    const delivery = await claimOne();
    expect(delivery).toMatchObject({ attempts: 1, progress: null, lead: { fields: { message: 'leased' } } });
    expect(await other.claim('inbox', 10)).toEqual([]);
    await queue.setProgress(delivery, 'uploaded');
    await queue.reportFailed(delivery, 'The CMS responded with 500');
    expect(await other.claim('inbox', 10)).toEqual([]);
    await makeDue();
    expect(await claimOne(other)).toMatchObject({ attempts: 2, progress: 'uploaded' });
  });

  it('erases the content of a lead after its last delivery', async () => {
    await add(lead('secret words'));
    await queue.reportDelivered(await claimOne());
    expect(await queue.state()).toMatchObject({ waiting: 1 });
    await queue.reportDelivered(await claimOne(queue, 'team-mail'));
    expect(await queue.state()).toEqual({ waiting: 0, oldestSeconds: 0, late: 0, overdue: 0 });
    const { rows } = await database.query('SELECT lead, row_to_json(job)::text AS job FROM site.leads, site_jobs.job');
    expect(JSON.stringify(rows)).not.toMatch(/secret|Dana/);
    expect(rows[0]).toMatchObject({ lead: null });
  });

  it('doesn’t deliver again what an attempt delivered after its lease had ended', async () => {
    await add(lead('slow'));
    const slow = await claimOne();
    await queue.reportFailed(slow, 'The lease has ended');
    await queue.reportDelivered(slow);
    await makeDue();
    expect(await queue.claim('inbox', 10)).toEqual([]);
  });

  it('lists late and overdue leads without personal data, and retries them on request', async () => {
    await add(lead('late', new Date(Date.now() - DEGRADED_AFTER_MS)));
    await add(lead('overdue', new Date(Date.now() - OVERDUE_MS)));
    expect(await queue.state()).toMatchObject({ waiting: 4, late: 4, overdue: 2, oldestSeconds: OVERDUE_MS / 1000 });
    for (const delivery of await queue.claim('inbox', 10)) await queue.reportFailed(delivery, 'The CMS is down');
    const { id } = lead('overdue');
    const overdue = await queue.listOverdue();
    expect(overdue).toMatchObject([
      { id, destination: 'inbox', attempts: 1, lastError: 'The CMS is down' },
      { id, destination: 'team-mail', attempts: 0, lastError: '' },
    ]);
    expect(JSON.stringify(overdue)).not.toMatch(/Dana/);
    expect(await queue.claim('inbox', 10)).toEqual([]);
    expect(await queue.wakeOverdue(leadId('unknown', 'hash', 0))).toBe(0);
    expect(await queue.wakeOverdue()).toBe(2);
    expect(await claimOne()).toMatchObject({ lead: { id } });
  });

  it('keeps a lead that this version can’t read, and delivers the others', async () => {
    await add(lead('broken'));
    await add(lead('whole'));
    await database.query('UPDATE site.leads SET lead = $1 WHERE id = $2', ['{}', lead('broken').id]);
    expect(await queue.claim('inbox', 10)).toMatchObject([{ lead: { fields: { message: 'whole' } } }]);
    expect(await queue.state()).toMatchObject({ waiting: 4 });
  });

  it('keeps the files of applicants, and removes those whose lead was never stored', async () => {
    const needed = await queue.storeFile(Buffer.from('%PDF-1.7'), 'pdf');
    const orphan = await queue.storeFile(Buffer.from('%PDF-1.7'), 'pdf');
    await add({ ...lead('with a file'), file: { stored: needed, extension: 'pdf', mime: 'application/pdf' } });
    await database.query("UPDATE site.lead_files SET stored_at = now() - interval '2 hours'");
    await queue.tidy();
    expect(await (await queue.readFile(needed, 'application/pdf')).text()).toBe('%PDF-1.7');
    await expect(queue.readFile(orphan, 'application/pdf')).rejects.toThrow(/missing/);
  });

  it('imports the leads that were waiting on disk when DATABASE_URL was set', async () => {
    const dataDir = mkdtempSync(path.join(dir, 'disk-'));
    const disk = new SqliteQueue(dataDir);
    const stored = await disk.storeFile(Buffer.from('%PDF-1.7'), 'pdf');
    const withFile = { ...lead('from the disk'), file: { stored, extension: 'pdf', mime: 'application/pdf' } };
    disk.add(withFile, 'hash', ['inbox', 'team-mail']);
    const [delivered] = disk.claim('team-mail', 1);
    if (delivered) disk.reportDelivered(delivered);
    disk.close();
    const moved = await openQueue(dataDir);
    expect(await moved.state()).toMatchObject({ waiting: 1 });
    const { lead: arrived } = await claimOne(moved);
    expect(await (await moved.readFile(arrived.file?.stored ?? '', 'application/pdf')).text()).toBe('%PDF-1.7');
    const emptied = new SqliteQueue(dataDir);
    expect(emptied.state()).toMatchObject({ waiting: 0 });
    emptied.close();
  });

  it('leaves no connection behind when the leads on disk can’t be read', async () => {
    const dataDir = mkdtempSync(path.join(dir, 'damaged-'));
    writeFileSync(path.join(dataDir, 'leads.db'), 'no database');
    await database.query('CREATE DATABASE connections');
    const DATABASE_URL = server.url.replace(/postgres$/, 'connections');
    const hasNone = async () =>
      (await database.query("SELECT FROM pg_stat_activity WHERE datname = 'connections'")).rowCount === 0;
    for (const _ of [1, 2, 3])
      await expect(openLeadQueue({ DATABASE_URL, DATA_DIR: dataDir })).rejects.toThrow(/not a database/);
    // Sooner than the ten seconds after which the pool closes idle connections.
    await waitFor('the connections have ended', hasNone, 5_000);
  });
});

const LEADS = 300;
const AT_ONCE = 6;

describe.skipIf(!isInstalled('PostgreSQL'))('two instances without disks of their own', () => {
  let server: PostgresServer;
  let inbox: Awaited<ReturnType<typeof startInbox>>;
  beforeAll(async () => {
    [server, inbox] = await Promise.all([startPostgres(), startInbox()]);
  });
  afterAll(async () => {
    inbox?.server.close();
    await server?.stop();
  });

  it(
    'one is killed and its disk deleted under load: each confirmed lead arrives once',
    async () => {
      const start = () =>
        startSite({
          strapiUrl: inbox.url,
          env: { DATABASE_URL: server.url, LEADS_RATE_LIMIT: '1000000', LOG_LEVEL: 'silent' },
        });
      const [stays, goes]: [SiteProcess, SiteProcess] = await Promise.all([start(), start()]).then(([a, b]) => [a, b]);
      const confirmed = new Set<string>();
      let next = 0;
      const visitor = async () => {
        for (let number = next++; number < LEADS; number = next++) {
          const message = `Lead ${number}`;
          // Like the form, sends again with the same id until an instance confirms it.
          const submission = number.toString(16).padStart(32, '0');
          for (let turn = number; ; turn++) if (await submit(turn % 2 ? stays : goes, submission, message)) break;
          confirmed.add(message);
          if (confirmed.size === LEADS / 3) {
            await goes.kill();
            rmSync(goes.dataDir, { recursive: true, force: true });
            inbox.isOpen = true;
          }
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, visitor));
      // An interrupted delivery can be retried once its lease has ended and pg-boss has noticed, at most a minute later.
      const all = async () => inbox.messages.length >= LEADS;
      await waitFor('every confirmed lead has arrived', all, LEASE_MS + 4 * 60_000);
      await waitFor('none waits any more', async () => (await readiness(stays)).parts.leads.waiting === 0);
      expect(inbox.messages.toSorted()).toEqual([...confirmed].toSorted());
      await stays.stop();
    },
    4 * LEASE_MS,
  );
});

async function submit({ base }: SiteProcess, submission: string, message: string): Promise<boolean> {
  const fields = { name: 'Dana', email: 'dana@example.org', company: 'Durable', budget: 'not_sure', message };
  const response = await fetch(`${base}/contact/send`, {
    method: 'POST',
    body: new URLSearchParams({ ...fields, submission_id: submission }),
  }).catch(() => null);
  return response?.status === 200;
}

/** A stand-in for the CMS's inbox that accepts each `submission_id` once, or refuses all leads while it is closed. */
async function startInbox() {
  const inbox = { server: createServer() as Server, url: '', isOpen: false, messages: [] as string[] };
  const seen = new Set<string>();
  inbox.server.on('request', async (request, response) => {
    // A killed site breaks off its request.
    const body = await text(request).catch(() => null);
    if (body === null) return;
    const respond = (status: number, content: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
    if (request.method !== 'POST' || !request.url?.startsWith('/api/contact-messages')) return respond(404, {});
    if (!inbox.isOpen) return respond(503, {});
    const { data } = JSON.parse(body) as { data: { submission_id: string; message: string } };
    const details = { errors: [{ path: ['submission_id'], message: 'This attribute must be unique' }] };
    if (seen.has(data.submission_id)) return respond(400, { error: { message: 'Not unique', details } });
    seen.add(data.submission_id);
    inbox.messages.push(data.message);
    respond(201, { data });
  });
  await new Promise<void>((resolve) => inbox.server.listen(0, '127.0.0.1', resolve));
  inbox.url = `http://127.0.0.1:${(inbox.server.address() as AddressInfo).port}`;
  return inbox;
}

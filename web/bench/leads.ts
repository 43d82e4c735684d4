import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { DatabaseSync } from 'node:sqlite';
import { SqliteQueue } from '#app/leads/sqlite-queue.server.ts';
import { signTime } from '#platform/signed-time.server.ts';
import { startSite } from '#test/site-process.ts';

/**
 * Submissions of the contact form that the site confirms per second, compared with bare SQLite inserts of the same durability on the same
 * disk. A disk's sync time varies from second to second, so the two take turns and are compared round by round. Needs a built site;
 * BENCH_DIR is a folder on the disk to measure:
 *
 *     node scripts/with-node.mjs web/bench/leads.ts
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const ROUND_MS = 1_500;
const AT_ONCE = [1, 8, 32];
const WARM_UP_MS = 2_000;
const SECRET = 'a-secret-for-the-forms-of-the-bench';
process.env.FORM_SECRET = SECRET;

const dir = mkdtempSync(path.join(process.env.BENCH_DIR ?? os.tmpdir(), 'bench-leads-'));
const message = 'Patients queue for twenty minutes at the desk, and half of them only need a signature. '.repeat(4);

type Work = (id: string) => void | Promise<void>;
type Round = { times: number[]; perSecond: number; share: number };

/** Runs `work` repeatedly for `ms`, `atOnce` at a time. Returns the time that each took, and the rate. */
async function measure(work: Work, atOnce = 1, ms = ROUND_MS): Promise<{ times: number[]; perSecond: number }> {
  const times: number[] = [];
  const started = performance.now();
  const worker = async () => {
    for (let before = performance.now(); before - started < ms; before = performance.now()) {
      await work(randomBytes(16).toString('hex'));
      times.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { times, perSecond: times.length / ((performance.now() - started) / 1000) };
}

/** Inserts one row of a lead's size in a transaction of its own: the least that a durable write costs with this database. */
function bareInsert(): { work: Work; close: () => void } {
  const db = new DatabaseSync(path.join(dir, 'bare.db'));
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  db.exec('CREATE TABLE leads (id TEXT PRIMARY KEY, lead TEXT) STRICT');
  const insert = db.prepare('INSERT INTO leads (id, lead) VALUES (?, ?)');
  return { work: (id) => void insert.run(id, JSON.stringify(leadOf(id))), close: () => db.close() };
}

/** The site's queue alone, without HTTP, validation and delivery. */
function queueAlone(): { work: Work; close: () => void } {
  const queue = new SqliteQueue(path.join(dir, 'queue'));
  return { work: (id) => void queue.add(leadOf(id), id, ['inbox']), close: () => queue.close() };
}

const leadOf = (id: string) => ({
  id,
  form: 'contact' as const,
  state: 'new' as const,
  suspicion: null,
  fields: {
    name: 'Dana',
    email: 'dana@example.org',
    company: 'Hillside',
    budget: 'Not sure yet',
    message,
    consent: true,
  },
  sender: { name: 'Dana', email: 'dana@example.org' },
  file: null,
  job: null,
  sourcePage: '/contact',
  cameFrom: '',
  receivedAt: new Date().toISOString(),
  dueAt: new Date().toISOString(),
});

/** A stand-in for the CMS's inbox that accepts leads immediately. */
async function startInbox(): Promise<{ url: string; taken: () => number; stop: () => void }> {
  let taken = 0;
  const server = createServer((message, response) => {
    message.resume();
    const isLead = message.method === 'POST';
    if (isLead) taken += 1;
    response
      .writeHead(isLead ? 201 : 404, { 'content-type': 'application/json' })
      .end(
        isLead ? '{"data":{}}' : '{"data":null,"error":{"status":404,"name":"NotFoundError","message":"Not Found"}}',
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    taken: () => taken,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const agent = new Agent({ keepAlive: true, maxSockets: Math.max(...AT_ONCE) });

/** Sends the form as a browser does. Rejects when the site doesn't confirm it. */
function submit(base: string, id: string): Promise<void> {
  const fields = { name: 'Dana', email: 'dana@example.org', company: 'Hillside', budget: 'not_sure' };
  const form_timestamp = signTime('form', Date.now() - 60_000);
  const body = new URLSearchParams({
    ...fields,
    message: `${message}${id}`,
    submission_id: id,
    form_timestamp,
  }).toString();
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': Buffer.byteLength(body) };
    const sent = request(`${base}/contact/send`, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () =>
        text.startsWith('{"status":"sent"') ? resolve() : reject(new Error(`${response.statusCode} ${text}`)),
      );
    });
    sent.on('error', reject).end(body);
  });
}

const inserts = bareInsert();
const queue = queueAlone();
const inbox = await startInbox();
const site = await startSite({
  strapiUrl: inbox.url,
  dataDir: path.join(dir, 'site'),
  env: { FORM_SECRET: SECRET, LEADS_RATE_LIMIT: '100000000', LOG_LEVEL: 'silent', PAGE_CACHE_MB: '1' },
});
const send = (id: string) => submit(site.base, id);
const contestants: { name: string; work: Work; atOnce: number }[] = [
  { name: 'queue without the site', work: queue.work, atOnce: 1 },
  ...AT_ONCE.map((atOnce) => ({ name: `site, ${atOnce} at once`, work: send, atOnce })),
];
await measure(inserts.work, 1, WARM_UP_MS);
await measure(queue.work, 1, WARM_UP_MS);
await measure(send, 8, WARM_UP_MS);

const rounds = new Map<string, Round[]>();
const note = (name: string, round: Round) => rounds.set(name, [...(rounds.get(name) ?? []), round]);
for (let number = 0; number < ROUNDS; number++)
  for (const { name, work, atOnce } of contestants) {
    const bare = await measure(inserts.work);
    note('bare insert', { ...bare, share: 1 });
    const one = await measure(work, atOnce);
    note(name, { ...one, share: one.perSecond / bare.perSecond });
  }
inserts.close();
queue.close();
await site.stop();
inbox.stop();
agent.destroy();

const ranked = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
const rows = [...rounds].map(([name, all]) => {
  const times = all.flatMap((round) => round.times);
  const ms = (share: number) => `${ranked(times, share).toFixed(2)} ms`;
  const middle = (figure: (round: Round) => number) => ranked(all.map(figure), 0.5);
  return [
    name,
    {
      'a second': middle(({ perSecond }) => perSecond).toFixed(0),
      median: ms(0.5),
      p99: ms(0.99),
      longest: ms(1),
      'of a bare insert': `${(middle(({ share }) => share) * 100).toFixed(1)} %`,
    },
  ] as const;
});
console.table(Object.fromEntries(rows));
console.log(`Rounds: ${ROUNDS}. ${inbox.taken()} leads were delivered to the inbox meanwhile`);
rmSync(dir, { recursive: true, force: true });

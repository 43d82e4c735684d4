import { randomUUID } from 'node:crypto';
import { Pool, type PoolClient } from 'pg';
import { type Db, PgBoss } from 'pg-boss';
import { z } from 'zod';
import { log } from '#platform/log.server.ts';
import { type DestinationName, destinationName, type Lead, parseLead } from './lead.server.ts';
import {
  DEGRADED_AFTER_MS,
  DELIVERED_ID_RETENTION_MS,
  type Delivery,
  DUPLICATE_WINDOW_MS,
  FIRST_RETRY_DELAY_MS,
  LEASE_MS,
  type LeadQueue,
  MAX_RETRY_DELAY_MS,
  ORPHAN_AGE_MS,
  OVERDUE_MS,
  type OverdueDelivery,
  type QueueState,
} from './lead-queue.server.ts';

const CONNECT_MS = 5_000;
const QUERY_MS = 15_000;
const SECOND_MS = 1_000;
const TEN_YEARS_S = 10 * 365 * 24 * 60 * 60;
/** pg-boss needs a limit, but leads are retried until they arrive. */
const RETRIES = 1_000_000;
const WRITE_CHECK_INTERVAL_MS = 10_000;

/**
 * `waiting` lists the destinations that have not received the lead. This column, not the jobs of pg-boss, decides what is
 * delivered and when the content is erased.
 */
const SCHEMA = `
  CREATE SCHEMA IF NOT EXISTS site;
  CREATE TABLE IF NOT EXISTS site.leads (
    id text PRIMARY KEY,
    content_hash text NOT NULL,
    received_at timestamptz NOT NULL,
    file text,
    lead text,
    waiting text[] NOT NULL,
    progress jsonb NOT NULL DEFAULT '{}'
  );
  CREATE INDEX IF NOT EXISTS leads_by_content ON site.leads (content_hash, received_at);
  CREATE INDEX IF NOT EXISTS leads_waiting ON site.leads (received_at) WHERE waiting <> '{}';
  CREATE TABLE IF NOT EXISTS site.lead_files (
    stored text PRIMARY KEY,
    content bytea NOT NULL,
    stored_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE TABLE IF NOT EXISTS site.write_check (id int PRIMARY KEY, checked_at timestamptz NOT NULL);
`;
/** Key of the advisory lock for creating the schema, which fails if two instances do it at once. */
const SCHEMA_LOCK = 730_114;

const claimed = z.object({
  id: z.string(),
  lead: z.string().nullable(),
  waiting: z.array(z.string()),
  progress: z.record(z.string(), z.string()),
});
const failure = z.object({ message: z.string() }).catch({ message: '' });
const boss = { schema: 'site_jobs', application_name: 'leads' } as const;

/**
 * The queue for sites with several instances. pg-boss leases and retries jobs; leads and files are rows in tables of our
 * own, written in the same transaction as the jobs.
 */
export class PostgresQueue implements LeadQueue {
  readonly #pool: Pool;
  readonly #boss: PgBoss;
  #writtenAt = Number.NEGATIVE_INFINITY;

  private constructor(pool: Pool) {
    this.#pool = pool;
    this.#boss = new PgBoss({ ...boss, db: databaseOf(pool) });
    this.#boss.on('error', (error) => log.error({ err: error }, 'The lead queue cannot be maintained'));
  }

  /** @throws the error of the database */
  static async open(connectionString: string): Promise<PostgresQueue> {
    const pool = new Pool({ connectionString, connectionTimeoutMillis: CONNECT_MS, query_timeout: QUERY_MS });
    pool.on('error', (error) => log.warn({ err: error }, 'A connection to the database of leads was lost'));
    const queue = new PostgresQueue(pool);
    try {
      await queue.#transaction(async (client) => {
        await client.query('SELECT pg_advisory_xact_lock($1)', [SCHEMA_LOCK]);
        await client.query(SCHEMA);
      });
      await queue.#boss.start();
      for (const name of destinationName.options)
        await queue.#boss.createQueue(name, {
          retryLimit: RETRIES,
          retryDelay: FIRST_RETRY_DELAY_MS / SECOND_MS,
          retryBackoff: true,
          retryDelayMax: MAX_RETRY_DELAY_MS / SECOND_MS,
          expireInSeconds: LEASE_MS / SECOND_MS,
          retentionSeconds: TEN_YEARS_S,
        });
      return queue;
    } catch (error) {
      await queue.close();
      throw error;
    }
  }

  add(lead: Lead, contentHash: string, destinations: readonly DestinationName[]) {
    return this.#transaction(async (client) => {
      const received = Date.parse(lead.receivedAt);
      await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [contentHash]);
      const { rows } = await client.query<{ id: string; received_at: Date }>(
        `SELECT id, received_at FROM site.leads
           WHERE content_hash = $1 AND (id = $2 OR received_at > $3) ORDER BY received_at LIMIT 1`,
        [contentHash, lead.id, new Date(received - DUPLICATE_WINDOW_MS)],
      );
      const [existing] = rows;
      if (existing) return { id: existing.id, receivedAt: existing.received_at.toISOString(), isNew: false };
      await client.query(
        'INSERT INTO site.leads (id, content_hash, received_at, file, lead, waiting) VALUES ($1, $2, $3, $4, $5, $6)',
        [lead.id, contentHash, new Date(received), lead.file?.stored ?? null, JSON.stringify(lead), destinations],
      );
      for (const destination of destinations)
        await this.#boss.send(destination, null, { id: jobId(lead.id), db: databaseOf(client) });
      return { id: lead.id, receivedAt: lead.receivedAt, isNew: true };
    });
  }

  async claim(destination: DestinationName, limit: number): Promise<Delivery[]> {
    const jobs = await this.#boss.fetch(destination, { batchSize: limit, includeMetadata: true });
    if (jobs.length === 0) return [];
    const { rows } = await this.#pool.query('SELECT id, lead, waiting, progress FROM site.leads WHERE id = ANY ($1)', [
      jobs.map(({ id }) => leadOf(id)),
    ]);
    const found = new Map(
      z
        .array(claimed)
        .parse(rows)
        .map((row) => [row.id, row]),
    );
    const due: Delivery[] = [];
    for (const { id, retryCount } of jobs) {
      const row = found.get(leadOf(id));
      // An attempt that took longer than its lease has delivered the lead meanwhile.
      if (!row?.waiting.includes(destination)) {
        await this.#boss.complete(destination, id);
        continue;
      }
      const attempts = retryCount + 1;
      try {
        due.push({
          lead: parseLead(row.lead ?? ''),
          destination,
          attempts,
          progress: row.progress[destination] ?? null,
        });
      } catch (error) {
        const message = `The lead cannot be read: ${error instanceof Error ? error.message : error}`;
        log.error(
          { id: row.id, destination, attempts, reason: message },
          'A stored lead cannot be read and stays in the queue',
        );
        await this.#boss.fail(destination, id, { message });
      }
    }
    return due;
  }

  async setProgress({ lead, destination }: Delivery, progress: string): Promise<void> {
    await this.#pool.query(
      'UPDATE site.leads SET progress = progress || jsonb_build_object($2::text, $3::text) WHERE id = $1',
      [lead.id, destination, progress],
    );
  }

  async reportDelivered({ lead, destination }: Delivery): Promise<void> {
    await this.#transaction(async (client) => {
      await this.#boss.complete(destination, jobId(lead.id), null, { db: databaseOf(client) });
      await client.query(
        `UPDATE site.leads SET waiting = array_remove(waiting, $2),
             lead = CASE WHEN array_remove(waiting, $2) = '{}' THEN NULL ELSE lead END
           WHERE id = $1`,
        [lead.id, destination],
      );
    });
  }

  async reportFailed({ lead, destination }: Delivery, error: string): Promise<void> {
    await this.#boss.fail(destination, jobId(lead.id), { message: error.slice(0, 500) });
  }

  async state(): Promise<QueueState> {
    const now = Date.now();
    const { rows } = await this.#pool.query<Record<'waiting' | 'overdue' | 'late', number> & { oldest: Date | null }>(
      `SELECT coalesce(sum(cardinality(waiting)), 0)::int AS waiting, min(received_at) AS oldest,
           coalesce(sum(cardinality(waiting)) FILTER (WHERE received_at <= $1), 0)::int AS overdue,
           coalesce(sum(cardinality(array_remove(waiting, 'confirmation'))) FILTER (WHERE received_at <= $2), 0)::int AS late
         FROM site.leads WHERE waiting <> '{}'`,
      [new Date(now - OVERDUE_MS), new Date(now - DEGRADED_AFTER_MS)],
    );
    const { waiting = 0, overdue = 0, late = 0, oldest = null } = rows[0] ?? {};
    const oldestSeconds = oldest ? Math.max(0, Math.round((now - oldest.getTime()) / SECOND_MS)) : 0;
    return { waiting, oldestSeconds, late, overdue };
  }

  async listOverdue(): Promise<OverdueDelivery[]> {
    const overdue: OverdueDelivery[] = [];
    for (const { id, destination, receivedAt } of await this.#overdue()) {
      const [job] = await this.#boss.findJobs(destination, { id: jobId(id) });
      const attempts = job && job.state !== 'created' ? job.retryCount + 1 : 0;
      overdue.push({ id, destination, receivedAt, attempts, lastError: failure.parse(job?.output).message });
    }
    return overdue;
  }

  async wakeOverdue(leadId: string | null = null): Promise<number> {
    const overdue = (await this.#overdue()).filter(({ id }) => leadId === null || id === leadId);
    for (const { id, destination } of overdue)
      await this.#boss.update(destination, undefined, { id: jobId(id), startAfter: new Date() });
    return overdue.length;
  }

  async #overdue(): Promise<{ id: string; destination: string; receivedAt: string }[]> {
    const { rows } = await this.#pool.query<{ id: string; destination: string; received_at: Date }>(
      `SELECT id, destination, received_at FROM site.leads, unnest(waiting) AS destination
         WHERE received_at <= $1 ORDER BY received_at, id, destination`,
      [new Date(Date.now() - OVERDUE_MS)],
    );
    return rows.map(({ received_at, ...row }) => ({ ...row, receivedAt: received_at.toISOString() }));
  }

  async checkWritable(): Promise<void> {
    if (Date.now() - this.#writtenAt < WRITE_CHECK_INTERVAL_MS) return;
    await this.#pool.query(
      'INSERT INTO site.write_check VALUES (1, now()) ON CONFLICT (id) DO UPDATE SET checked_at = excluded.checked_at',
    );
    this.#writtenAt = Date.now();
  }

  async storeFile(content: Uint8Array, extension: string): Promise<string> {
    const stored = `${randomUUID()}.${extension}`;
    await this.#pool.query('INSERT INTO site.lead_files (stored, content) VALUES ($1, $2)', [stored, content]);
    return stored;
  }

  /** @throws if the file is missing */
  async readFile(stored: string, type: string): Promise<Blob> {
    const { rows } = await this.#pool.query<{ content: Buffer<ArrayBuffer> }>(
      'SELECT content FROM site.lead_files WHERE stored = $1',
      [stored],
    );
    const [file] = rows;
    if (!file) throw new Error(`The file ${stored} is missing`);
    return new Blob([file.content], { type });
  }

  async removeFile(stored: string): Promise<void> {
    await this.#pool.query('DELETE FROM site.lead_files WHERE stored = $1', [stored]);
  }

  hasDiskSpace(): boolean {
    return true;
  }

  async tidy(): Promise<void> {
    const now = Date.now();
    await this.#pool.query("DELETE FROM site.leads WHERE waiting = '{}' AND received_at < $1", [
      new Date(now - DELIVERED_ID_RETENTION_MS),
    ]);
    await this.#pool.query(
      `DELETE FROM site.lead_files WHERE stored_at < $1
         AND NOT EXISTS (SELECT FROM site.leads WHERE file = stored AND lead IS NOT NULL)`,
      [new Date(now - ORPHAN_AGE_MS)],
    );
  }

  async close(): Promise<void> {
    await this.#boss.stop({ graceful: false }).catch(() => {});
    await this.#pool.end();
  }

  async #transaction<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    let problem: Error | undefined;
    try {
      await client.query('BEGIN');
      const result = await work(client);
      await client.query('COMMIT');
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch((reason: Error) => {
        problem = reason;
      });
      throw error;
    } finally {
      // With an error, the pool closes the connection: after a failed rollback it must not be used again.
      client.release(problem);
    }
  }
}

const databaseOf = (client: Pool | PoolClient): Db => ({
  executeSql: (text, values) => client.query(text, values),
});

/** A job has its lead's id, formatted as a UUID. Ids do not collide, because each destination has a queue of its own. */
const jobId = (leadId: string): string => leadId.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
const leadOf = (jobId: string): string => jobId.replaceAll('-', '');

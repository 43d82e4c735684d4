import { chmodSync, closeSync, existsSync, mkdirSync, openAsBlob, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { log } from '#platform/log.server.ts';
import { type DestinationName, type Lead, parseLead } from './lead.server.ts';
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
import { hasDiskSpace, removeUpload, storeUpload, sweepUploads, uploadPath } from './uploads.server.ts';

type Attempt = { id: string; destination: string; attempts: number };

const BUSY_MS = 5_000;
const WRITE_CHECK_INTERVAL_MS = 10_000;
/** How long `checkWritable` fails after a lead could not be written. */
const REPORT_FAILURE_FOR_MS = 5 * 60_000;
/** Raise this when older databases have to be migrated. Version 1 erases the text of delivered leads. */
const VERSION = 1;

// `dead` and `give_up_at` come from a version that gave up after three days. Now `give_up_at` is when a delivery is overdue.
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS leads (
    id TEXT PRIMARY KEY,
    content_hash TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    file TEXT,
    lead TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS leads_by_content ON leads (content_hash, received_at);
  CREATE TABLE IF NOT EXISTS deliveries (
    lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    destination TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'dead')),
    attempts INTEGER NOT NULL DEFAULT 0,
    next_at INTEGER NOT NULL,
    give_up_at INTEGER NOT NULL,
    progress TEXT,
    last_error TEXT,
    PRIMARY KEY (lead_id, destination)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS deliveries_by_time ON deliveries (state, next_at);
  CREATE TABLE IF NOT EXISTS write_check (id INTEGER PRIMARY KEY, checked_at INTEGER NOT NULL) STRICT;
`;

/** The queue in a SQLite file. `add` returns after fsync. Several processes may open the same file. */
export class SqliteQueue implements LeadQueue {
  readonly #db: DatabaseSync;
  readonly #now: () => number;
  readonly #random: () => number;
  readonly #statements = new Map<string, StatementSync>();
  readonly #dataDir: string;
  readonly #file: string;
  readonly #inode: number;
  #hasErased = false;
  #failedAt = Number.NEGATIVE_INFINITY;
  #writtenAt = Number.NEGATIVE_INFINITY;

  /** @throws when the folder or file cannot be written, or the database is damaged */
  constructor(dataDir: string, { now = Date.now, random = Math.random } = {}) {
    this.#dataDir = dataDir;
    this.#file = path.join(dataDir, 'leads.db');
    this.#now = now;
    this.#random = random;
    makePrivate(dataDir, this.#file);
    this.#db = new DatabaseSync(this.#file, { timeout: BUSY_MS });
    try {
      this.#db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
      // Overwrites deleted data, so that the text of delivered leads does not stay in the file.
      this.#db.exec('PRAGMA secure_delete = ON;');
      this.#db.exec(SCHEMA);
      this.verify();
      this.#migrate();
    } catch (error) {
      this.#db.close();
      throw error;
    }
    this.#inode = statSync(this.#file).ino;
  }

  static existsIn(dataDir: string): boolean {
    return existsSync(path.join(dataDir, 'leads.db'));
  }

  /** @throws when the database is damaged */
  verify(): void {
    const [problem] = Object.values(this.#db.prepare('PRAGMA quick_check(1)').get() ?? {});
    if (problem !== 'ok') throw new Error(`The lead queue is damaged: ${problem}`);
  }

  #migrate(): void {
    const version = Number(Object.values(this.#db.prepare('PRAGMA user_version').get() ?? {})[0]);
    if (version < VERSION) this.#db.exec(`VACUUM; PRAGMA wal_checkpoint(TRUNCATE); PRAGMA user_version = ${VERSION};`);
  }

  /** True if the file was removed or replaced while open: leads written to it would be lost on restart. */
  get isDetached(): boolean {
    return statSync(this.#file, { throwIfNoEntry: false })?.ino !== this.#inode;
  }

  add(
    lead: Lead,
    contentHash: string,
    destinations: readonly DestinationName[],
  ): { id: string; receivedAt: string; isNew: boolean } {
    try {
      const added = this.#add(lead, contentHash, destinations);
      this.#failedAt = Number.NEGATIVE_INFINITY;
      return added;
    } catch (error) {
      this.#failedAt = this.#now();
      throw error;
    }
  }

  #add(lead: Lead, contentHash: string, destinations: readonly DestinationName[]) {
    return this.#transaction(() => {
      const received = Date.parse(lead.receivedAt);
      const existing = this.#prepare(
        `SELECT id, received_at FROM leads
           WHERE content_hash = ? AND (id = ? OR received_at > ?) ORDER BY received_at LIMIT 1`,
      ).get(contentHash, lead.id, received - DUPLICATE_WINDOW_MS);
      if (existing)
        return {
          id: String(existing.id),
          receivedAt: new Date(Number(existing.received_at)).toISOString(),
          isNew: false,
        };
      const { id } = lead;
      this.#prepare('INSERT INTO leads (id, content_hash, received_at, file, lead) VALUES (?, ?, ?, ?, ?)').run(
        id,
        contentHash,
        received,
        lead.file?.stored ?? null,
        JSON.stringify(lead),
      );
      const insert = this.#prepare(
        'INSERT INTO deliveries (lead_id, destination, next_at, give_up_at) VALUES (?, ?, ?, ?)',
      );
      for (const destination of destinations) insert.run(id, destination, received, received + OVERDUE_MS);
      return { id, receivedAt: lead.receivedAt, isNew: true };
    });
  }

  claim(destination: DestinationName, limit: number): Delivery[] {
    const now = this.#now();
    const rows = this.#prepare(
      `UPDATE deliveries SET next_at = ?, attempts = attempts + 1
         WHERE rowid IN (
           SELECT rowid FROM deliveries
             WHERE state = 'waiting' AND destination = ? AND next_at <= ? ORDER BY next_at LIMIT ?)
         RETURNING lead_id, attempts, progress, (SELECT lead FROM leads WHERE id = lead_id) AS lead`,
    ).all(now + LEASE_MS, destination, now, limit);
    return rows.flatMap((row) => {
      const attempt = { id: String(row.lead_id), destination, attempts: Number(row.attempts) };
      try {
        const lead = parseLead(String(row.lead));
        const progress = row.progress === null ? null : String(row.progress);
        return [{ lead, destination, attempts: attempt.attempts, progress }];
      } catch (error) {
        const reason = `The lead cannot be read: ${error instanceof Error ? error.message : error}`;
        log.error({ ...attempt, reason }, 'A stored lead cannot be read and stays in the queue');
        this.#fail(attempt, reason);
        return [];
      }
    });
  }

  wakeAll(): void {
    this.#prepare("UPDATE deliveries SET state = 'waiting', next_at = ? WHERE state <> 'done'").run(this.#now());
  }

  contentHashOf(id: string): string {
    return String(this.#prepare('SELECT content_hash FROM leads WHERE id = ?').get(id)?.content_hash);
  }

  setProgress({ lead, destination }: Delivery, progress: string): void {
    this.#prepare('UPDATE deliveries SET progress = ? WHERE lead_id = ? AND destination = ?').run(
      progress,
      lead.id,
      destination,
    );
  }

  reportDelivered({ lead, destination }: Delivery): void {
    this.#transaction(() => {
      this.#prepare(
        "UPDATE deliveries SET state = 'done', last_error = NULL WHERE lead_id = ? AND destination = ?",
      ).run(lead.id, destination);
      const isOpen = this.#prepare("SELECT 1 FROM deliveries WHERE lead_id = ? AND state <> 'done'").get(lead.id);
      if (isOpen) return;
      this.#prepare('UPDATE leads SET lead = NULL WHERE id = ?').run(lead.id);
      this.#hasErased = true;
    });
  }

  /** Empties the WAL, which contains the text of leads delivered since the last checkpoint. */
  truncateLog(): void {
    if (!this.#hasErased) return;
    const [isBusy] = Object.values(this.#db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() ?? {});
    this.#hasErased = isBusy !== 0;
  }

  reportFailed({ lead, destination, attempts }: Delivery, error: string): void {
    this.#fail({ id: lead.id, destination, attempts }, error);
  }

  #fail({ id, destination, attempts }: Attempt, error: string): void {
    this.#prepare(
      `UPDATE deliveries SET last_error = ?, next_at = ?
         WHERE lead_id = ? AND destination = ? AND state = 'waiting'`,
    ).run(error.slice(0, 500), this.#now() + retryDelay(attempts, this.#random()), id, destination);
  }

  listOverdue(): OverdueDelivery[] {
    return this.#prepare(
      `SELECT lead_id, destination, attempts, last_error, received_at FROM deliveries JOIN leads ON id = lead_id
         WHERE state <> 'done' AND give_up_at <= ? ORDER BY received_at, lead_id, destination`,
    )
      .all(this.#now())
      .map((row) => ({
        id: String(row.lead_id),
        destination: String(row.destination),
        receivedAt: new Date(Number(row.received_at)).toISOString(),
        attempts: Number(row.attempts),
        lastError: String(row.last_error ?? ''),
      }));
  }

  wakeOverdue(leadId: string | null = null): number {
    const now = this.#now();
    const { changes } = this.#prepare(
      `UPDATE deliveries SET state = 'waiting', next_at = ?
         WHERE state <> 'done' AND give_up_at <= ? AND lead_id = coalesce(?, lead_id)`,
    ).run(now, now, leadId);
    return Number(changes);
  }

  async tidy(): Promise<void> {
    this.verify();
    this.#prepare('DELETE FROM leads WHERE lead IS NULL AND received_at < ?').run(
      this.#now() - DELIVERED_ID_RETENTION_MS,
    );
    const needsFile = this.#prepare('SELECT 1 FROM leads WHERE file = ? AND lead IS NOT NULL');
    await sweepUploads(this.#dataDir, ORPHAN_AGE_MS, (stored) => needsFile.get(stored) !== undefined);
  }

  storeFile(content: Uint8Array, extension: string): Promise<string> {
    return storeUpload(this.#dataDir, content, extension);
  }

  hasFile(stored: string): boolean {
    return existsSync(uploadPath(this.#dataDir, stored));
  }

  readFile(stored: string, type: string): Promise<Blob> {
    return openAsBlob(uploadPath(this.#dataDir, stored), { type });
  }

  removeFile(stored: string): Promise<void> {
    return removeUpload(this.#dataDir, stored);
  }

  hasDiskSpace(): boolean {
    return hasDiskSpace(this.#dataDir);
  }

  state(): QueueState {
    const now = this.#now();
    const row = this.#prepare(
      `SELECT count(*) AS waiting, count(*) FILTER (WHERE give_up_at <= ?) AS overdue, min(received_at) AS oldest,
           count(*) FILTER (WHERE received_at <= ? AND destination <> 'confirmation') AS late
         FROM deliveries JOIN leads ON id = lead_id WHERE state <> 'done'`,
    ).get(now, now - DEGRADED_AFTER_MS);
    return {
      waiting: Number(row?.waiting),
      oldestSeconds: Math.max(0, Math.round((now - Number(row?.oldest ?? now)) / 1000)),
      late: Number(row?.late),
      overdue: Number(row?.overdue),
    };
  }

  /** @throws the disk's error, or an error if a recent write failed */
  checkWritable(): void {
    const now = this.#now();
    if (now - this.#failedAt < REPORT_FAILURE_FOR_MS)
      throw new Error('A lead could not be written during the last minutes');
    if (now - this.#writtenAt < WRITE_CHECK_INTERVAL_MS) return;
    this.#prepare('INSERT OR REPLACE INTO write_check (id, checked_at) VALUES (1, ?)').run(now);
    this.#writtenAt = now;
  }

  /** Simulates a full disk in tests. */
  limitPages(pages: number): void {
    this.#db.exec(`PRAGMA max_page_count = ${Math.trunc(pages)}`);
  }

  close(): void {
    this.#db.close();
  }

  /** Caches prepared statements, because preparing takes longer than running most of them. */
  #prepare(sql: string): StatementSync {
    const existing = this.#statements.get(sql);
    if (existing) return existing;
    const statement = this.#db.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  #transaction<T>(work: () => T): T {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#db.exec('COMMIT');
      return result;
    } catch (error) {
      // If the disk is full, SQLite may have rolled back already.
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }
}

/** Makes folder and files readable by their owner only, even if an earlier version created them with another mode. */
function makePrivate(dataDir: string, file: string): void {
  const setMode = (target: string, mode: number) => {
    try {
      chmodSync(target, mode);
    } catch {
      // The file is missing or belongs to another user.
    }
  };
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  setMode(dataDir, 0o700);
  // The `-wal` and `-shm` files may be left from an earlier version; SQLite creates new ones with the database's mode.
  for (const end of ['', '-wal', '-shm']) setMode(file + end, 0o600);
}

/** Milliseconds until the next attempt: exponential from 2 s to 1 h, with ±25 % jitter. */
export function retryDelay(attempts: number, random: number): number {
  const delay = Math.min(MAX_RETRY_DELAY_MS, FIRST_RETRY_DELAY_MS * 2 ** Math.min(attempts - 1, 20));
  return Math.round(delay * (0.75 + random * 0.5));
}

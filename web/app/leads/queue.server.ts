import { createHash } from 'node:crypto';
import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { env } from '../../env.server.ts';
import { log } from '../../platform/log.server.ts';
import { type DestinationName, type Lead, parseLead } from './lead.server.ts';

export type Delivery = {
  lead: Lead;
  destination: DestinationName;
  attempts: number;
  /** What an earlier attempt has achieved already, such as the id of an uploaded file. */
  progress: string | null;
};

export type QueueState = {
  /** Deliveries that have not arrived yet. */
  waiting: number;
  /** Age of the oldest one in seconds. */
  oldestSeconds: number;
  /** How many have been waiting for minutes. Confirmations do not count: a visitor's own mail server may take its time. */
  late: number;
  /** How many have been waiting for three days: an operator has to look. */
  overdue: number;
};

/** What tells an attempt from others, also for a lead that cannot be read. */
type Attempt = { id: string; destination: string; attempts: number };

/** A delivery that is overdue, without anything that somebody has written. */
type OverdueDelivery = {
  id: string;
  destination: string;
  /** ISO 8601. */
  receivedAt: string;
  attempts: number;
  lastError: string;
};

/** The same content within this time is the same lead, also without an id (a double click without JavaScript, two tabs). */
export const SAME_CONTENT_MS = 10 * 60_000;
/** A delivery that takes longer makes the site `degraded` (health.ts). */
export const LATE_MS = 5 * 60_000;
/** A delivery that has not arrived by then is overdue: it goes on being tried, and an operator has to look. */
export const OVERDUE_MS = 3 * 24 * 60 * 60_000;
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60 * 60_000;
/** An attempt that has not ended by then belonged to a process that died. */
const LEASE_MS = 3 * 60_000;
/** How long the ids of delivered leads are remembered; their content is gone with the delivery. */
const REMEMBER_MS = 30 * 24 * 60 * 60_000;
const BUSY_MS = 5_000;
const CHECKED_FOR_MS = 10_000;
/** How long a lead that could not be written makes the queue count as broken. */
const FAILED_FOR_MS = 5 * 60_000;
/** Raised when a file of an earlier version has to be converted. 1: nothing readable is left of delivered leads. */
const VERSION = 1;

// `dead` and the name `give_up_at` are from a version that tried for three days only.
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

/**
 * Leads on disk until they are delivered. `add` returns after the lead is synchronised to the disk, so what was answered
 * with success outlives a crash. Several processes may have the same file open.
 */
export class LeadQueue {
  readonly #db: DatabaseSync;
  readonly #now: () => number;
  readonly #random: () => number;
  readonly #statements = new Map<string, StatementSync>();
  readonly #file: string;
  readonly #inode: number;
  #hasErased = false;
  #failedAt = Number.NEGATIVE_INFINITY;
  #writtenAt = Number.NEGATIVE_INFINITY;

  /** @throws when the folder or the file cannot be written, or the file is damaged */
  constructor(dataDir: string, { now = Date.now, random = Math.random } = {}) {
    this.#file = path.join(dataDir, 'leads.db');
    this.#now = now;
    this.#random = random;
    makePrivate(dataDir, this.#file);
    this.#db = new DatabaseSync(this.#file, { timeout: BUSY_MS });
    try {
      this.#db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
      // What is deleted is overwritten: with its delivery a lead's text leaves the file.
      this.#db.exec('PRAGMA secure_delete = ON;');
      this.#db.exec(SCHEMA);
      this.verify();
      this.#convert();
    } catch (error) {
      this.#db.close();
      throw error;
    }
    this.#inode = statSync(this.#file).ino;
  }

  /** @throws when the file is damaged */
  verify(): void {
    const [problem] = Object.values(this.#db.prepare('PRAGMA quick_check(1)').get() ?? {});
    if (problem !== 'ok') throw new Error(`The queue of leads is damaged: ${problem}`);
  }

  #convert(): void {
    const version = Number(Object.values(this.#db.prepare('PRAGMA user_version').get() ?? {})[0]);
    if (version < VERSION) this.#db.exec(`VACUUM; PRAGMA wal_checkpoint(TRUNCATE); PRAGMA user_version = ${VERSION};`);
  }

  /** Whether the file was removed or replaced while it was open: what is written then is gone with the next start. */
  get isDetached(): boolean {
    return statSync(this.#file, { throwIfNoEntry: false })?.ino !== this.#inode;
  }

  /**
   * Keeps a lead. One that is here already (same id and content, or same content within ten minutes) is not kept again:
   * the first one is returned. `file` is written by the caller before, and removed by it when the lead is not new.
   */
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
      const known = this.#prepare(
        `SELECT id, received_at FROM leads
           WHERE content_hash = ? AND (id = ? OR received_at > ?) ORDER BY received_at LIMIT 1`,
      ).get(contentHash, lead.id, received - SAME_CONTENT_MS);
      if (known)
        return { id: String(known.id), receivedAt: new Date(Number(known.received_at)).toISOString(), isNew: false };
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

  /**
   * Takes the deliveries to a destination that are due. No other worker gets them until they are reported or their time has run
   * out. What this version cannot read counts as a failed attempt and stays where it is.
   */
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
        log.error({ ...attempt, reason }, 'A lead on the disk cannot be read; it is kept');
        this.#fail(attempt, reason);
        return [];
      }
    });
  }

  /** Makes everything due that has not arrived: at the start, when no attempt can be under way any more. */
  wakeAll(): void {
    this.#prepare("UPDATE deliveries SET state = 'waiting', next_at = ? WHERE state <> 'done'").run(this.#now());
  }

  /** Remembers what an attempt has achieved before it is done. */
  setProgress({ lead, destination }: Delivery, progress: string): void {
    this.#prepare('UPDATE deliveries SET progress = ? WHERE lead_id = ? AND destination = ?').run(
      progress,
      lead.id,
      destination,
    );
  }

  /** The lead has arrived. With the last arrival its content leaves this file. */
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

  /** Empties SQLite's log, which still has the text of leads that were delivered since the last time. */
  truncateLog(): void {
    if (!this.#hasErased) return;
    const [isBusy] = Object.values(this.#db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() ?? {});
    this.#hasErased = isBusy !== 0;
  }

  /** The attempt failed: tried again after a growing pause with jitter, until it arrives (contract, Forms). */
  reportFailed({ lead, destination, attempts }: Delivery, error: string): void {
    this.#fail({ id: lead.id, destination, attempts }, error);
  }

  #fail({ id, destination, attempts }: Attempt, error: string): void {
    this.#prepare(
      `UPDATE deliveries SET last_error = ?, next_at = ?
         WHERE lead_id = ? AND destination = ? AND state = 'waiting'`,
    ).run(error.slice(0, 500), this.#now() + pauseAfter(attempts, this.#random()), id, destination);
  }

  /** What has not arrived for three days, the oldest first. */
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

  /** Makes what is overdue due at once, not within the hour: everything, or one lead. Says how many deliveries that are. */
  wakeOverdue(leadId: string | null = null): number {
    const now = this.#now();
    const { changes } = this.#prepare(
      `UPDATE deliveries SET state = 'waiting', next_at = ?
         WHERE state <> 'done' AND give_up_at <= ? AND lead_id = coalesce(?, lead_id)`,
    ).run(now, now, leadId);
    return Number(changes);
  }

  /** Forgets leads that were delivered long ago. */
  prune(): void {
    this.#prepare('DELETE FROM leads WHERE lead IS NULL AND received_at < ?').run(this.#now() - REMEMBER_MS);
  }

  /** True while a lead still needs this file of the uploads. */
  needsFile(name: string): boolean {
    return this.#prepare('SELECT 1 FROM leads WHERE file = ? AND lead IS NOT NULL').get(name) !== undefined;
  }

  state(): QueueState {
    const now = this.#now();
    const row = this.#prepare(
      `SELECT count(*) AS waiting, count(*) FILTER (WHERE give_up_at <= ?) AS overdue, min(received_at) AS oldest,
           count(*) FILTER (WHERE received_at <= ? AND destination <> 'confirmation') AS late
         FROM deliveries JOIN leads ON id = lead_id WHERE state <> 'done'`,
    ).get(now, now - LATE_MS);
    return {
      waiting: Number(row?.waiting),
      oldestSeconds: Math.max(0, Math.round((now - Number(row?.oldest ?? now)) / 1000)),
      late: Number(row?.late),
      overdue: Number(row?.overdue),
    };
  }

  /**
   * Whether leads can be written. Tried every ten seconds at most.
   * @throws what the disk says, or an error when a lead could not be written in the last minutes
   */
  checkWritable(): void {
    const now = this.#now();
    if (now - this.#failedAt < FAILED_FOR_MS) throw new Error('A lead could not be written in the last minutes');
    if (now - this.#writtenAt < CHECKED_FOR_MS) return;
    this.#prepare('INSERT OR REPLACE INTO write_check (id, checked_at) VALUES (1, ?)').run(now);
    this.#writtenAt = now;
  }

  /** Lets the file grow no further: what a full disk does, for tests. */
  limitPages(pages: number): void {
    this.#db.exec(`PRAGMA max_page_count = ${Math.trunc(pages)}`);
  }

  close(): void {
    this.#db.close();
  }

  /** A statement that was prepared once: preparing takes longer than running most of them. */
  #prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known) return known;
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
      // A full disk may have rolled back already.
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }
}

/** Only the owner may read the folder, the database and its log, whatever an earlier version has left. */
function makePrivate(dataDir: string, file: string): void {
  const setMode = (target: string, mode: number) => {
    try {
      chmodSync(target, mode);
    } catch {
      // Not there, or another user's.
    }
  };
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  setMode(dataDir, 0o700);
  // SQLite gives a new log the mode of its database.
  for (const end of ['', '-wal', '-shm']) setMode(file + end, 0o600);
}

let opened: LeadQueue | undefined;

/**
 * The site's own queue in DATA_DIR, opened with the first use.
 * @throws while it cannot be opened; the next call tries again
 */
export function leadQueue(): LeadQueue {
  if (opened?.isDetached) {
    log.error('The file of the queue of leads was removed or replaced while it was open');
    closeLeadQueue();
  }
  opened ??= new LeadQueue(env().DATA_DIR);
  return opened;
}

export function closeLeadQueue(): void {
  opened?.close();
  opened = undefined;
}

/** Doubling from two seconds to an hour, give or take a quarter, so that waiting leads don't all come back at once. */
export function pauseAfter(attempts: number, random: number): number {
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(attempts - 1, 20));
  return Math.round(pause * (0.75 + random * 0.5));
}

/** Changes with every answer and with the file. */
export function hashContent(lead: Pick<Lead, 'form' | 'fields' | 'job'>, file: Uint8Array | null): string {
  const hash = createHash('sha256').update(JSON.stringify([lead.form, lead.job?.slug ?? null, lead.fields]));
  if (file) hash.update(file);
  return hash.digest('hex');
}

/**
 * The id of a lead, 32 hexadecimal digits: the same on every instance of the site for the same sending and content, so that
 * it arrives once, and another one when the form was edited, so that what was written last arrives too. A form that came
 * without an id of its sending has its ten minutes instead.
 */
export function leadId(submissionId: string | null, contentHash: string, receivedAt: number): string {
  return createHash('sha256')
    .update(`${contentHash}/${submissionId ?? Math.floor(receivedAt / SAME_CONTENT_MS)}`)
    .digest('hex')
    .slice(0, 32);
}

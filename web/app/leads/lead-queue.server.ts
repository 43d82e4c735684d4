import { createHash } from 'node:crypto';
import type { DestinationName, Lead } from './lead.server.ts';

export type Delivery = {
  lead: Lead;
  destination: DestinationName;
  attempts: number;
  /** What an earlier attempt has completed, such as `uploaded`; null at first. */
  progress: string | null;
};

export type QueueState = {
  waiting: number;
  oldestSeconds: number;
  /** Confirmations do not count, because a visitor's mail server may be slow. */
  late: number;
  overdue: number;
};

/** Contains no personal data. */
export type OverdueDelivery = {
  id: string;
  destination: string;
  /** ISO 8601. */
  receivedAt: string;
  attempts: number;
  lastError: string;
};

type MaybePromise<T> = T | Promise<T>;

/**
 * Stores leads until every destination has received them. `add` and `storeFile` return once the data survives a crash.
 * Several processes may share one queue, which is a SQLite file in DATA_DIR or a PostgreSQL database at DATABASE_URL.
 */
export interface LeadQueue {
  /**
   * Stores a lead, or returns the existing one with the same id and content, or the same content within ten minutes.
   * The caller stores the file first and removes it if the lead is not new.
   */
  add(
    lead: Lead,
    contentHash: string,
    destinations: readonly DestinationName[],
  ): MaybePromise<{ id: string; receivedAt: string; isNew: boolean }>;
  /** Leases deliveries that are due. A lead that cannot be parsed counts as a failed attempt and stays in the queue. */
  claim(destination: DestinationName, limit: number): MaybePromise<Delivery[]>;
  setProgress(delivery: Delivery, progress: string): MaybePromise<void>;
  /** Records a delivery. After the last one, deletes the lead's content. */
  reportDelivered(delivery: Delivery): MaybePromise<void>;
  /** Schedules the next attempt, with exponential backoff and jitter. There is always another one. */
  reportFailed(delivery: Delivery, error: string): MaybePromise<void>;
  state(): MaybePromise<QueueState>;
  listOverdue(): MaybePromise<OverdueDelivery[]>;
  /** Makes overdue deliveries of all leads, or of one, due now instead of within the hour. Returns their number. */
  wakeOverdue(leadId?: string | null): MaybePromise<number>;
  /** Test writes, at most every ten seconds. @throws the reason why a lead could not be stored */
  checkWritable(): MaybePromise<void>;
  /** Returns the name that the file is stored under. */
  storeFile(content: Uint8Array, extension: string): Promise<string>;
  readFile(stored: string, type: string): Promise<Blob>;
  removeFile(stored: string): Promise<void>;
  hasDiskSpace(): boolean;
  /** Deletes the ids of leads delivered a month ago, and files without a lead. @throws when the database is damaged */
  tidy(): Promise<void>;
  /** Makes all deliveries due, ignoring leases. Only at startup, when no attempt is in progress. */
  wakeAll?(): void;
  /** Erases delivered leads from the database's log as well. */
  truncateLog?(): void;
  close(): MaybePromise<void>;
}

/** Equal content within this time is one lead, even without a submission id: a double click without JavaScript, two tabs. */
export const DUPLICATE_WINDOW_MS = 10 * 60_000;
/** A delivery that waits longer makes the site `degraded` (server/http/health.ts). */
export const DEGRADED_AFTER_MS = 5 * 60_000;
/** A delivery that waits longer is overdue: retries continue, but an operator has to look into it. */
export const OVERDUE_MS = 3 * 24 * 60 * 60_000;
export const FIRST_RETRY_DELAY_MS = 2_000;
export const MAX_RETRY_DELAY_MS = 60 * 60_000;
/** After this time a delivery may be claimed again, because the process of the attempt must have died. */
export const LEASE_MS = 3 * 60_000;
/** Delivered leads are deleted; only their ids are retained, to detect duplicates. */
export const DELIVERED_ID_RETENTION_MS = 30 * 24 * 60 * 60_000;
/** A file is stored before its lead. Without a lead after this time, its process must have died. */
export const ORPHAN_AGE_MS = 60 * 60_000;

/** Identifies equal content. Includes the state: a message taken for spam that is sent again without suspicion is a new lead. */
export function hashContent(lead: Pick<Lead, 'form' | 'state' | 'fields' | 'job'>, file: Uint8Array | null): string {
  const hash = createHash('sha256').update(
    JSON.stringify([lead.form, lead.state, lead.job?.slug ?? null, lead.fields]),
  );
  if (file) hash.update(file);
  return hash.digest('hex');
}

/**
 * An id of 32 hex digits. Every instance computes the same one for the same submission and content, so that a lead is
 * stored once. Without a submission id, equal content has the same id for ten minutes.
 */
export function leadId(submissionId: string | null, contentHash: string, receivedAt: number): string {
  return createHash('sha256')
    .update(`${contentHash}/${submissionId ?? Math.floor(receivedAt / DUPLICATE_WINDOW_MS)}`)
    .digest('hex')
    .slice(0, 32);
}

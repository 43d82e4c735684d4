import { createHash } from 'node:crypto';
import type { DestinationName, Lead } from './lead.server.ts';

export type Delivery = {
  lead: Lead;
  destination: DestinationName;
  attempts: number;
  /** A checkpoint of an earlier attempt, such as the id of an uploaded file. */
  progress: string | null;
};

export type QueueState = {
  waiting: number;
  oldestSeconds: number;
  /** Not counting confirmations: a visitor's mail server may be slow. */
  late: number;
  overdue: number;
};

/** No personal data. */
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
 * Stores leads until every destination has received them. `add` and `storeFile` return once the data survives a crash. Several processes may share
 * one queue. SQLite's is in DATA_DIR, PostgreSQL's at DATABASE_URL.
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
  /** Leases deliveries that are due. A lead that this version cannot read counts as a failed attempt and stays. */
  claim(destination: DestinationName, limit: number): MaybePromise<Delivery[]>;
  setProgress(delivery: Delivery, progress: string): MaybePromise<void>;
  /** Deletes the lead's content after the last delivery. */
  reportDelivered(delivery: Delivery): MaybePromise<void>;
  /** Retried with exponential backoff and jitter until it arrives. */
  reportFailed(delivery: Delivery, error: string): MaybePromise<void>;
  state(): MaybePromise<QueueState>;
  listOverdue(): MaybePromise<OverdueDelivery[]>;
  /** Retries now instead of within the hour: all, or one lead. Returns the number of deliveries. */
  wakeOverdue(leadId?: string | null): MaybePromise<number>;
  /** Tries at most every ten seconds. @throws why a lead could not be stored now */
  checkWritable(): MaybePromise<void>;
  /** Returns the stored name. */
  storeFile(content: Uint8Array, extension: string): Promise<string>;
  readFile(stored: string, type: string): Promise<Blob>;
  removeFile(stored: string): Promise<void>;
  hasDiskSpace(): boolean;
  /** Forgets delivered leads after a month, and files without a lead. @throws when the database is damaged */
  tidy(): Promise<void>;
  /** At startup, when no attempt of this process can be in progress. */
  wakeAll?(): void;
  /** Erases what was delivered from logs too. */
  truncateLog?(): void;
  close(): MaybePromise<void>;
}

/** Without a submission id (double click without JavaScript, two tabs), equal content within this time is one lead. */
export const DUPLICATE_WINDOW_MS = 10 * 60_000;
/** Makes the site `degraded` (health.ts). */
export const DEGRADED_AFTER_MS = 5 * 60_000;
/** Retries continue, but an operator has to look into it. */
export const OVERDUE_MS = 3 * 24 * 60 * 60_000;
export const FIRST_RETRY_DELAY_MS = 2_000;
export const MAX_RETRY_DELAY_MS = 60 * 60_000;
/** An attempt that takes longer belonged to a process that died. */
export const LEASE_MS = 3 * 60_000;
/** Delivered leads are deleted; only their ids are retained, to detect duplicates. */
export const DELIVERED_ID_RETENTION_MS = 30 * 24 * 60 * 60_000;
/** A file is stored before its lead. One still without a lead after this time was left by a process that died. */
export const ORPHAN_AGE_MS = 60 * 60_000;

/** With the state: a message that was taken for spam and comes again without suspicion is a lead of its own. */
export function hashContent(lead: Pick<Lead, 'form' | 'state' | 'fields' | 'job'>, file: Uint8Array | null): string {
  const hash = createHash('sha256').update(
    JSON.stringify([lead.form, lead.state, lead.job?.slug ?? null, lead.fields]),
  );
  if (file) hash.update(file);
  return hash.digest('hex');
}

/**
 * 32 hex digits. The same on every instance for the same submission and content, so that it is stored once; another one
 * after an edit. Without a submission id it is the same for ten minutes.
 */
export function leadId(submissionId: string | null, contentHash: string, receivedAt: number): string {
  return createHash('sha256')
    .update(`${contentHash}/${submissionId ?? Math.floor(receivedAt / DUPLICATE_WINDOW_MS)}`)
    .digest('hex')
    .slice(0, 32);
}

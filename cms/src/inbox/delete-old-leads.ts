import { INBOX_TYPES, type InboxType } from '../access/content-types';

/** The little that deleting needs of the content system. */
export type LeadStore = {
  /** The ids of a type's documents that were received before a moment: a page of them, always in the same order. */
  findReceivedBefore: (type: InboxType, moment: Date, page: { start: number; limit: number }) => Promise<string[]>;
  /** Deletes a document, and the file that came with it. */
  deleteDocument: (type: InboxType, documentId: string) => Promise<void>;
};

/** How many months each kind is kept. */
export type RetentionMonths = Record<InboxType, number>;

const BATCH = 100;

/**
 * Deletes what was received longer ago than it may be kept, files included. Says how many entries that were, and why others stayed:
 * one that cannot be deleted does not keep the rest. @throws when entries cannot be found
 */
export async function deleteOldLeads(
  store: LeadStore,
  keep: RetentionMonths,
  now = new Date(),
): Promise<{ deleted: number; failures: unknown[] }> {
  let deleted = 0;
  const failures: unknown[] = [];
  for (const type of INBOX_TYPES) {
    const moment = monthsBefore(now, keep[type]);
    for (let start = 0; ; ) {
      const old = await store.findReceivedBefore(type, moment, { start, limit: BATCH });
      for (const documentId of old) {
        try {
          await store.deleteDocument(type, documentId);
          deleted += 1;
        } catch (error) {
          failures.push(error);
          start += 1;
        }
      }
      if (old.length < BATCH) break;
    }
  }
  return { deleted, failures };
}

/** The same day so many months ago; the last one of the month when that month is shorter. */
export function monthsBefore(date: Date, months: number): Date {
  const before = new Date(date);
  before.setUTCMonth(before.getUTCMonth() - months);
  if (before.getUTCDate() !== date.getUTCDate()) before.setUTCDate(0);
  return before;
}

/** How long leads are kept, from LEADS_KEEP_MONTHS and APPLICATIONS_KEEP_MONTHS. */
export function retentionMonths(env: Record<string, string | undefined>): RetentionMonths {
  const leads = months(env, 'LEADS_KEEP_MONTHS', 12);
  return {
    'api::contact-message.contact-message': leads,
    'api::startup-application.startup-application': leads,
    'api::job-application.job-application': months(env, 'APPLICATIONS_KEEP_MONTHS', 6),
  };
}

function months(env: Record<string, string | undefined>, name: string, fallback: number): number {
  const number = Number(env[name] || fallback);
  if (!Number.isInteger(number) || number < 1) throw new Error(`${name}: must be a whole number of months, 1 or more`);
  return number;
}

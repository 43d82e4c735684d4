import type { Core } from '@strapi/strapi';
import { INBOX_TYPES, type InboxType } from '../access/content-types';

const DAILY = '0 17 3 * * *';

/** Deletes expired inbox entries and their files at start and every night. */
export async function startInboxRetention(strapi: Core.Strapi): Promise<void> {
  const months = retentionMonths(process.env);
  const task = () => deleteOldLeads(strapi, months);
  await task();
  strapi.cron.add({ deleteOldLeads: { task, options: { rule: DAILY } } });
}

/** Failures are logged; the next night tries again. */
async function deleteOldLeads(strapi: Core.Strapi, months: Record<InboxType, number>): Promise<void> {
  let deleted = 0;
  for (const type of INBOX_TYPES)
    try {
      const $lt = monthsBefore(new Date(), months[type]).toISOString();
      const old = await strapi.documents(type).findMany({
        // Entries created by hand have no time of receipt, so their time of creation counts.
        filters: { $or: [{ received_at: { $lt } }, { received_at: { $null: true }, createdAt: { $lt } }] },
        limit: -1,
      });
      for (const { documentId } of old)
        try {
          await strapi.documents(type).delete({ documentId });
          deleted += 1;
        } catch (error) {
          strapi.log.error(`An expired inbox entry could not be deleted: ${error}`);
        }
    } catch (error) {
      strapi.log.error(`Expired inbox entries could not be found: ${error}`);
    }
  if (deleted > 0) strapi.log.info(`Deleted ${deleted} expired inbox entries`);
}

/** The date `months` earlier, on the same day of the month, or on its last day if it is shorter. */
export function monthsBefore(date: Date, months: number): Date {
  const before = new Date(date);
  before.setUTCMonth(before.getUTCMonth() - months);
  if (before.getUTCDate() !== date.getUTCDate()) before.setUTCDate(0);
  return before;
}

/** Months to keep each type, from LEADS_KEEP_MONTHS and APPLICATIONS_KEEP_MONTHS. */
export function retentionMonths(env: Record<string, string | undefined>): Record<InboxType, number> {
  const leads = wholeNumber(env, 'LEADS_KEEP_MONTHS', 12);
  return {
    'api::contact-message.contact-message': leads,
    'api::startup-application.startup-application': leads,
    'api::job-application.job-application': wholeNumber(env, 'APPLICATIONS_KEEP_MONTHS', 6),
  };
}

/** Reads an environment variable. @throws for anything but a whole number of at least 1 */
export function wholeNumber(env: Record<string, string | undefined>, name: string, fallback: number): number {
  const number = Number(env[name] || fallback);
  if (!Number.isInteger(number) || number < 1) throw new Error(`${name}: must be a whole number, 1 or more`);
  return number;
}

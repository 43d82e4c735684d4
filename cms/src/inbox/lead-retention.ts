import type { Core } from '@strapi/strapi';
import { deleteOldLeads, type LeadStore, retentionMonths } from './delete-old-leads';

const DAILY = '0 17 3 * * *';

/** Deletes personal data when its time is over: now and every night. */
export async function startInboxRetention(strapi: Core.Strapi): Promise<void> {
  const keep = retentionMonths(process.env);
  const tidy = async () => {
    try {
      const { deleted, failures } = await deleteOldLeads(strapiLeadStore(strapi), keep);
      if (deleted > 0) strapi.log.info(`Deleted ${deleted} entries of the inbox whose time is over`);
      for (const error of failures) strapi.log.error(`An entry of the inbox whose time is over stays: ${error}`);
    } catch (error) {
      strapi.log.error(`Entries of the inbox whose time is over could not be looked for: ${error}`);
    }
  };
  await tidy();
  strapi.cron.add({ deleteOldLeads: { task: tidy, options: { rule: DAILY } } });
}

function strapiLeadStore(strapi: Core.Strapi): LeadStore {
  return {
    findReceivedBefore: async (type, moment, { start, limit }) => {
      const found = await strapi.documents(type).findMany({
        // An entry that a colleague made by hand has no time of receipt.
        filters: {
          $or: [
            { received_at: { $lt: moment.toISOString() } },
            { received_at: { $null: true }, createdAt: { $lt: moment.toISOString() } },
          ],
        },
        sort: 'id:asc',
        start,
        limit,
      });
      return found.map(({ documentId }) => documentId);
    },
    deleteDocument: async (type, documentId) => {
      await strapi.documents(type).delete({ documentId });
    },
  };
}

import type { Core } from '@strapi/strapi';
import { isObject } from '../is-object';
import { deleteOldLeads, keepMonths, type LeadStore } from './delete-old-leads';

const DAILY = '0 17 3 * * *';

/** Deletes personal data when its time is over: now and every night. */
export async function keepInboxTidy(strapi: Core.Strapi): Promise<void> {
  const keep = keepMonths(process.env);
  const tidy = async () => {
    try {
      const deleted = await deleteOldLeads(strapiLeadStore(strapi), keep);
      if (deleted > 0) strapi.log.info(`Deleted ${deleted} entries of the inbox whose time is over`);
    } catch (error) {
      strapi.log.error(`Entries of the inbox whose time is over could not be deleted: ${error}`);
    }
  };
  await tidy();
  strapi.cron.add({ deleteOldLeads: { task: tidy, options: { rule: DAILY } } });
}

function strapiLeadStore(strapi: Core.Strapi): LeadStore {
  return {
    findReceivedBefore: async (type, moment, limit) => {
      const query = {
        // An entry that a colleague made by hand has no time of receipt.
        filters: {
          $or: [
            { received_at: { $lt: moment.toISOString() } },
            { received_at: { $null: true }, createdAt: { $lt: moment.toISOString() } },
          ],
        },
        limit,
      };
      if (type === 'api::job-application.job-application') {
        const found = await strapi.documents(type).findMany({ ...query, populate: { cv: true } });
        return found.map(({ documentId, cv }) => ({ documentId, fileId: fileIdOf(cv) }));
      }
      const found = await strapi.documents(type).findMany(query);
      return found.map(({ documentId }) => ({ documentId, fileId: null }));
    },
    deleteFile: async (id) => {
      const file = await strapi.db.query('plugin::upload.file').findOne({ where: { id } });
      if (file) await strapi.plugin('upload').service('upload').remove(file);
    },
    deleteDocument: async (type, documentId) => {
      await strapi.documents(type).delete({ documentId });
    },
  };
}

/** Strapi's types say nothing about a file. */
const fileIdOf = (file: unknown): number | null => (isObject(file) && typeof file.id === 'number' ? file.id : null);

import type { Core } from '@strapi/strapi';
import { INBOX_TYPES } from '../access/content-types';

/**
 * Makes the database itself refuse a second entry with the same submission. Strapi looks before it inserts, so two
 * deliveries at the same moment would both pass its own check.
 */
export async function enforceUniqueSubmissions(strapi: Core.Strapi): Promise<void> {
  for (const uid of INBOX_TYPES) {
    const table = strapi.contentTypes[uid].collectionName;
    const index = `${table}_one_submission`;
    await strapi.db.connection.raw('CREATE UNIQUE INDEX IF NOT EXISTS ?? ON ?? (??)', [index, table, 'submission_id']);
  }
}

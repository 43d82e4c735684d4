import type { Core } from '@strapi/strapi';
import { INBOX_TYPES } from '../access/content-types';

/** A unique index, because Strapi's own uniqueness check reads before it inserts: two simultaneous deliveries would both pass. */
export async function enforceUniqueSubmissions(strapi: Core.Strapi): Promise<void> {
  for (const uid of INBOX_TYPES) {
    const table = strapi.contentTypes[uid].collectionName;
    const index = `${table}_one_submission`;
    await strapi.db.connection.raw('CREATE UNIQUE INDEX IF NOT EXISTS ?? ON ?? (??)', [index, table, 'submission_id']);
  }
}

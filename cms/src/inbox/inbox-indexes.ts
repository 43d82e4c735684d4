import type { Core } from '@strapi/strapi';
import { INBOX_TYPES } from '../access/content-types';

/**
 * Creates a unique index on submissions, because Strapi's uniqueness check reads before it inserts, and two simultaneous deliveries would
 * both pass it. The other indexes keep the desk fast.
 */
export async function indexInbox(strapi: Core.Strapi): Promise<void> {
  for (const uid of INBOX_TYPES) {
    const table = strapi.contentTypes[uid].collectionName;
    const create = (kind: string, name: string, columns: string[]) =>
      strapi.db.connection.raw(`CREATE ${kind} IF NOT EXISTS ?? ON ?? (${columns.map(() => '??').join(', ')})`, [
        `${table}_${name}`,
        table,
        ...columns,
      ]);
    await create('UNIQUE INDEX', 'one_submission', ['submission_id']);
    await create('INDEX', 'by_time', ['received_at']);
    await create('INDEX', 'by_state', ['state', 'due_at']);
  }
}

import { Readable } from 'node:stream';
import type { Core, Schema } from '@strapi/strapi';
import type { Context } from 'koa';
import { INBOX_TYPES, type InboxType } from '../access/content-types';
import { editorOf } from '../admin-views/fields';
import { BYTE_ORDER_MARK, csvRow } from './csv';

const PAGE = 200;
/** The job's title is a field of its own, and the URL of a CV expires. */
const OMITTED_TYPES = ['relation', 'media', 'component', 'dynamiczone'];

/**
 * `GET /inbox/contact-messages.csv` (startup-applications, job-applications) for admin users: all entries, newest first, with the
 * fields that the user's role may read. Call it in `register`.
 */
export function registerInboxExport(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/inbox',
    routes: [
      {
        method: 'GET',
        path: '/:name',
        handler: (ctx: Context) => exportCsv(strapi, ctx),
        config: { policies: ['admin::isAuthenticatedAdmin'] },
        info: { type: 'admin' },
      },
    ],
  });
}

async function exportCsv(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const uid = INBOX_TYPES.find((type) => ctx.params.name === `${strapi.contentTypes[type].info.pluralName}.csv`);
  if (!uid) return ctx.notFound();
  const checker = strapi
    .plugin('content-manager')
    .service('permission-checker')
    .create({ userAbility: ctx.state.userAbility, model: uid });
  if (checker.cannot.read()) return ctx.forbidden();
  const columns = columnsOf(strapi.contentTypes[uid]).filter(({ field }) => checker.can.read(undefined, field));
  // Conditions of the role, such as "own entries only".
  const { filters } = await checker.sanitizedQuery.read({});
  ctx.attachment(`${strapi.contentTypes[uid].info.pluralName}-${new Date().toISOString().slice(0, 10)}.csv`);
  ctx.type = 'text/csv; charset=utf-8';
  ctx.set('cache-control', 'no-store');
  ctx.body = Readable.from(linesOf(strapi, uid, columns, filters ?? {}));
}

type Column = { field: string; label: string };

function columnsOf({ attributes }: Schema.ContentType): Column[] {
  return Object.entries(attributes).flatMap(([field, attribute]) => {
    const label = editorOf(attribute)?.label;
    // Strapi's own fields have no label.
    return label && !OMITTED_TYPES.includes(attribute.type) ? [{ field, label }] : [];
  });
}

/** Reads entries in pages, so that a large inbox is never in memory as a whole. */
async function* linesOf(
  strapi: Core.Strapi,
  uid: InboxType,
  columns: Column[],
  filters: object,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRow(columns.map(({ label }) => label));
  const query = strapi.db.query(uid);
  const [newest] = await query.findMany({ select: ['id'], orderBy: { id: 'desc' }, limit: 1 });
  if (!newest) return;
  // New entries would shift the pages.
  const where = { $and: [filters, { id: { $lte: newest.id } }] };
  for (let offset = 0; ; offset += PAGE) {
    const entries = await query.findMany({
      where,
      orderBy: [{ received_at: 'desc' }, { id: 'desc' }],
      offset,
      limit: PAGE,
    });
    for (const entry of entries) yield csvRow(columns.map(({ field }) => entry[field]));
    if (entries.length < PAGE) return;
  }
}

import { Readable } from 'node:stream';
import type { Core, Schema } from '@strapi/strapi';
import type { Context } from 'koa';
import { INBOX_TYPES, type InboxType } from '../access/content-types';
import { editorOf } from '../admin-views/fields';
import { BYTE_ORDER_MARK, csvRow } from './csv';

const PAGE = 200;
/** What one cell cannot say. A job is there by its title, and the address of a CV expires. */
const NOT_IN_A_CELL = ['relation', 'media', 'component', 'dynamiczone'];

/**
 * Answers `GET /inbox/{contact-messages, startup-applications or job-applications}.csv` to users of the admin panel: all entries of
 * that part of the inbox, newest first, with the fields that the user's role may read. To be called before Strapi takes routes.
 */
export function registerInboxExport(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/inbox',
    routes: [
      {
        method: 'GET',
        path: '/:name',
        handler: (ctx: Context) => answer(strapi, ctx),
        config: { policies: ['admin::isAuthenticatedAdmin'] },
        info: { type: 'admin' },
      },
    ],
  });
}

async function answer(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const uid = INBOX_TYPES.find((type) => ctx.params.name === `${strapi.contentTypes[type].info.pluralName}.csv`);
  if (!uid) return ctx.notFound();
  const checker = strapi
    .plugin('content-manager')
    .service('permission-checker')
    .create({ userAbility: ctx.state.userAbility, model: uid });
  if (checker.cannot.read()) return ctx.forbidden();
  const columns = columnsOf(strapi.contentTypes[uid]).filter(({ field }) => checker.can.read(undefined, field));
  // A role may have been given a part of the entries only.
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
    // Strapi's own fields have no label of ours.
    return label && !NOT_IN_A_CELL.includes(attribute.type) ? [{ field, label }] : [];
  });
}

/** The file line by line. Entries are read in pages, so that a full inbox is never in memory as a whole. */
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
  // What arrives meanwhile would move the pages.
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

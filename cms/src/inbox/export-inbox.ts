import { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { INBOX_TYPES } from '../access/content-types';
import { BYTE_ORDER_MARK, csvRow } from './csv';
import { leadFilter, listReadableTypes, type ReadableType, type Viewer, whereOf } from './lead-query';

const PAGE = 200;
const ALL = 'leads';

/**
 * `GET /inbox/contact-messages.csv` (startup-applications, job-applications, or leads for all that the user may read), newest first,
 * with the fields that the user's role may read. Takes the desk's filters.
 */
export async function exportCsv(strapi: Core.Strapi, ctx: Context, viewer: Viewer): Promise<void> {
  const names: string[] = [...INBOX_TYPES.map((uid) => strapi.contentTypes[uid].info.pluralName), ALL];
  const name = names.find((plural) => ctx.params.name === `${plural}.csv`);
  const filter = leadFilter.safeParse(ctx.query).data;
  if (!name || !filter) return ctx.notFound();
  const types = (await listReadableTypes(strapi, ctx.state.userAbility)).filter(
    ({ uid, name: singular }) =>
      (name === ALL || strapi.contentTypes[uid].info.pluralName === name) && (!filter.type || filter.type === singular),
  );
  if (types.length === 0) return ctx.forbidden();
  ctx.attachment(`${name}-${new Date().toISOString().slice(0, 10)}.csv`);
  ctx.type = 'text/csv; charset=utf-8';
  ctx.set('cache-control', 'no-store');
  ctx.body = Readable.from(linesOf(strapi, types, name === ALL, (type) => whereOf(type, filter, viewer)));
}

/** Reads entries in pages, so that a large inbox is never in memory as a whole. */
async function* linesOf(
  strapi: Core.Strapi,
  types: ReadableType[],
  hasTypeColumn: boolean,
  where: (type: ReadableType) => object,
): AsyncGenerator<string> {
  const columns = new Map(types.flatMap(({ fields }) => fields.map(({ name, label }) => [name, label] as const)));
  yield BYTE_ORDER_MARK + csvRow([...(hasTypeColumn ? ['Type'] : []), ...columns.values()]);
  for (const type of types) {
    const readable = new Set(type.fields.map(({ name }) => name));
    const query = strapi.db.query(type.uid);
    const [newest] = await query.findMany({ select: ['id'], orderBy: { id: 'desc' }, limit: 1 });
    if (!newest) continue;
    // New entries would shift the pages.
    const filters = { $and: [where(type), { id: { $lte: newest.id } }] };
    for (let offset = 0; ; offset += PAGE) {
      const entries = await query.findMany({
        where: filters,
        orderBy: [{ received_at: 'desc' }, { id: 'desc' }],
        offset,
        limit: PAGE,
      });
      for (const entry of entries)
        yield csvRow([
          ...(hasTypeColumn ? [type.label] : []),
          ...[...columns.keys()].map((name) => (readable.has(name) ? entry[name] : null)),
        ]);
      if (entries.length < PAGE) break;
    }
  }
}

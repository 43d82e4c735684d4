import { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { INBOX_TYPES } from '../access/content-types';
import { dayIn } from '../publishing/time-zone';
import { BYTE_ORDER_MARK, csvRow } from './csv';
import { notesOf } from './lead-changes';
import { leadFilter, listReadableTypes, type ReadableType, type Viewer, whereOf } from './lead-query';

const PAGE = 200;
const ALL = 'leads';

/**
 * `GET /inbox/contact-messages.csv`, or `startup-applications`, `job-applications`, or `leads` for all that the user may read: newest
 * first, with the fields that the user's role may read. Accepts the desk's filters.
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
  ctx.attachment(`${name}-${dayIn(viewer.now, viewer.timeZone)}.csv`);
  ctx.type = 'text/csv; charset=utf-8';
  ctx.set('cache-control', 'no-store');
  ctx.body = Readable.from(linesOf(strapi, types, name === ALL, viewer, (type) => whereOf(type, filter, viewer)));
}

async function* linesOf(
  strapi: Core.Strapi,
  types: ReadableType[],
  hasTypeColumn: boolean,
  { timeZone }: Viewer,
  where: (type: ReadableType) => object,
): AsyncGenerator<string> {
  const columns = new Map(types.flatMap(({ fields }) => fields.map(({ name, label }) => [name, label] as const)));
  yield BYTE_ORDER_MARK + csvRow([...(hasTypeColumn ? ['Type'] : []), ...columns.values()]);
  for await (const { type, entry } of newestFirst(
    types.map((type) => ({ type, entries: entriesOf(strapi, type, where(type)) })),
  )) {
    const readable = new Set(type.fields.map(({ name }) => name));
    yield csvRow([
      ...(hasTypeColumn ? [type.label] : []),
      ...[...columns.keys()].map((name) => (readable.has(name) ? shownValue(entry, name, timeZone) : null)),
    ]);
  }
}

type Entry = Record<string, unknown>;

const shownValue = (entry: Entry, name: string, timeZone: string): unknown =>
  name === 'notes' ? notesOf(entry, timeZone) : entry[name];

/** Merges the entries of all types, each sorted already. */
async function* newestFirst(
  sources: { type: ReadableType; entries: AsyncGenerator<Entry> }[],
): AsyncGenerator<{ type: ReadableType; entry: Entry }> {
  const next = async ({ type, entries }: (typeof sources)[number]) => {
    const { value } = await entries.next();
    const entry: Entry | undefined = value;
    return entry ? [{ type, entry, entries }] : [];
  };
  let heads = (await Promise.all(sources.map(next))).flat();
  while (heads.length > 0) {
    heads.sort((a, b) => receivedAt(b.entry) - receivedAt(a.entry));
    const [newest, ...rest] = heads;
    if (!newest) break;
    yield newest;
    heads = [...(await next(newest)), ...rest];
  }
}

const receivedAt = ({ received_at }: Entry): number => new Date(String(received_at ?? 0)).getTime();

/** Reads entries page by page, so that a large inbox is never in memory as a whole. */
async function* entriesOf(strapi: Core.Strapi, { uid }: ReadableType, where: object): AsyncGenerator<Entry> {
  const query = strapi.db.query(uid);
  const [newest] = await query.findMany({ select: ['id'], orderBy: { id: 'desc' }, limit: 1 });
  if (!newest) return;
  for (let offset = 0; ; offset += PAGE) {
    const entries: Entry[] = await query.findMany({
      // Ignores entries that arrive meanwhile, which would shift the pages.
      where: { $and: [where, { id: { $lte: newest.id } }] },
      orderBy: [{ received_at: 'desc' }, { id: 'desc' }],
      offset,
      limit: PAGE,
    });
    yield* entries;
    if (entries.length < PAGE) break;
  }
}

import type { Core } from '@strapi/strapi';
import { z } from 'zod';

const ENTRY = 'navigation.entry';

const column = z.looseObject({ entries: z.array(z.looseObject({ id: z.number() })).optional() });
const menu = z.looseObject({ groups: z.array(column).optional(), footer_columns: z.array(column).optional() });
const time = z.string().nullish();
const link = z.object({
  kind: z.string(),
  label: z.string().nullish(),
  page: z.object({ title: z.string() }).nullish(),
  shown_from: time,
  shown_until: time,
});

/** Removes links from the API's response that are not shown now. A preview includes those that will appear later. */
export async function withoutHiddenLinks(strapi: Core.Strapi, data: unknown, isPreview: boolean): Promise<unknown> {
  const { groups, footer_columns, ...others } = menu.parse(data);
  const now = new Date();
  const rows = await strapi.db.query(ENTRY).findMany({
    where: { $or: [{ shown_until: { $lte: now } }, ...(isPreview ? [] : [{ shown_from: { $gt: now } }])] },
    select: ['id'],
  });
  const hidden = new Set(rows.map(({ id }) => id));
  const withoutHidden = (columns: z.output<typeof column>[] | undefined) =>
    columns?.map(({ entries, ...rest }) => ({ ...rest, entries: entries?.filter(({ id }) => !hidden.has(id)) }));
  return { ...others, groups: withoutHidden(groups), footer_columns: withoutHidden(footer_columns) };
}

/** Links that appear or disappear after `from`, until `to` inclusive. */
export async function listPlannedLinks(strapi: Core.Strapi, from: Date, to: Date): Promise<z.output<typeof link>[]> {
  const isWithin = { $gt: from, $lte: to };
  const rows = await strapi.db
    .query(ENTRY)
    .findMany({ where: { $or: [{ shown_from: isWithin }, { shown_until: isWithin }] }, populate: ['page'] });
  return z.array(link).parse(rows);
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { NAVIGATION } from '../publishing/navigation-validation';
import { isPageAt } from '../publishing/redirects';
import { readContent } from './read-content';

const target = z.object({ page: z.string(), url: z.string() }).partial().loose();
const navigation = z.object({
  groups: z.array(z.object({ label: z.string(), card: target.optional(), entries: z.array(target) })),
  footer_columns: z.array(z.object({ label: z.string(), entries: z.array(target) })),
});

/**
 * The menu used to be in the code. A database from that time gets the same menu as content: those entries of content/navigation.yaml
 * whose pages exist.
 */
export async function addFormerNavigation(strapi: Core.Strapi): Promise<void> {
  const folder = path.join(strapi.dirs.app.root, 'content');
  if (!existsSync(folder) || (await strapi.documents(NAVIGATION).findFirst())) return;
  const pages = await strapi.documents('api::page.page').findMany({ fields: ['slug'], limit: -1 });
  if (pages.length === 0) return;
  const ids = new Map(pages.map(({ slug, documentId }) => [slug, documentId]));
  const file = readContent(folder).find(({ type }) => type === 'navigation');
  const { groups, footer_columns } = navigation.parse(file?.fields);

  const resolve = async (entry: z.output<typeof target>) => {
    if (entry.url?.startsWith('/') && !(await isPageAt(strapi, entry.url, 'draft'))) return [];
    if (!entry.page) return [entry];
    const page = ids.get(entry.page);
    return page ? [{ ...entry, page }] : [];
  };
  const resolveAll = async (entries: z.output<typeof target>[]) => (await Promise.all(entries.map(resolve))).flat();
  const data: Record<string, unknown> = {
    groups: await Promise.all(
      groups.map(async ({ card, entries, ...group }) => {
        const [resolved] = card ? await resolve(card) : [];
        return { ...group, ...(resolved ? { card: resolved } : {}), entries: await resolveAll(entries) };
      }),
    ),
    footer_columns: await Promise.all(
      footer_columns.map(async ({ entries, ...column }) => ({ ...column, entries: await resolveAll(entries) })),
    ),
  };
  await strapi.documents(NAVIGATION).create({ data });
  strapi.log.info('The menu has been moved into the CMS: see Navigation in the panel');
}

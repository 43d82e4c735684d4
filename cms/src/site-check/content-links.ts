import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { PUBLIC_TYPES } from '../access/content-types';
import { populateOf, snapshotOf } from '../history/snapshot';
import { normalisePath } from '../publishing/site-path';
import { hasDrafts, panelPath, titleOf } from '../schemas';

/** A link in Markdown. Fields that are a link as a whole are read separately. */
const MARKDOWN_LINK = /\]\(([^)\s]+)/g;
const ADDRESS = /^(?:\/|https?:)\S*$/;

export type LinkingEntry = { title: string; path: string };
export type ContentLink = { to: string; from: LinkingEntry; isPublished: boolean };

const row = z.looseObject({ documentId: z.string(), publishedAt: z.string().nullish() });

/** Links to pages of this site, with or without its origin, in all entries and drafts, and targets of redirects. */
export async function listContentLinks(strapi: Core.Strapi): Promise<ContentLink[]> {
  const links: ContentLink[] = [];
  for (const uid of PUBLIC_TYPES) {
    const { attributes } = strapi.contentTypes[uid];
    const rows = await strapi.db.query(uid).findMany({ populate: populateOf(strapi, attributes) });
    for (const entry of z.array(row).parse(rows)) {
      const from = { title: titleOf(strapi, uid, entry), path: panelPath(strapi, uid, entry.documentId) };
      const isPublished = !hasDrafts(strapi, uid) || Boolean(entry.publishedAt);
      for (const to of new Set(pathsIn(snapshotOf(strapi, attributes, entry)))) links.push({ to, from, isPublished });
    }
  }
  return links;
}

function pathsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(pathsIn);
  if (typeof value !== 'string') return [];
  const found = ADDRESS.test(value) ? [value] : [...value.matchAll(MARKDOWN_LINK)].map(([, to = '']) => to);
  return found.flatMap(pathOnSite);
}

/** The link's path, in a list that is empty for another site, an anchor or an email address. */
function pathOnSite(to: string): string[] {
  const site = process.env.SITE_URL ?? 'http://site.invalid';
  if (!ADDRESS.test(to) || !URL.canParse(to, site)) return [];
  const url = new URL(to, site);
  return url.origin === new URL(site).origin ? [normalisePath(url.pathname)] : [];
}

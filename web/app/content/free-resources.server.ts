import { z } from 'zod';
import { camelKeys } from './camel-keys.ts';
import { findEntry, listEntries, previewMode, type Query } from './client.server.ts';
import { figure, list, locale, seo, text, topicNames, withSharingImage } from './fields.server.ts';
import { renderPassages } from './markdown.server.ts';
import { download, image } from './media.server.ts';

const fields = {
  slug: z.string(),
  title: z.string(),
  lead: z.string(),
  file: download,
  format: z.string(),
  extent: z.string(),
  cover: image,
  published_on: z.string(),
  topics: topicNames,
  locale,
};
const resourceSummary = z.object(fields).transform(camelKeys);
const otherFile = z.object({ file: download.nullish(), format: z.string(), extent: z.string() });
const detailed = {
  ...fields,
  body: text.transform(renderPassages),
  other_files: list(otherFile),
  previews: list(figure),
  seo,
};
const resource = z.object(detailed).transform(async ({ body, other_files: others, ...raw }) => ({
  ...camelKeys(raw),
  sections: body,
  // `file` is null if an editor has deleted it from the media library.
  files: [raw, ...others].flatMap(({ file, format, extent }) => (file ? [{ ...file, format, extent }] : [])),
  seo: await withSharingImage(raw.seo, 'resource', raw.slug, {
    title: raw.title,
    words: [raw.format, raw.extent].filter(Boolean).join(', '),
  }),
}));

export type ResourceSummary = z.output<typeof resourceSummary>;
export type Resource = z.output<typeof resource>;

export function listResources(): Promise<ResourceSummary[]> {
  return listEntries('free-resources', { sort: ['published_on:desc', 'title'] }, resourceSummary);
}

/**
 * Excludes published resources whose file was deleted from the media library. Previews include them: a draft may not have
 * its file yet.
 */
export const fileFilter = (): NonNullable<Query['filters']> =>
  previewMode() === 'draft' ? {} : { file: { id: { $notNull: true } } };

export function findResource(slug: string): Promise<Resource | null> {
  return findEntry('free-resources', { filters: { slug: { $eq: slug }, ...fileFilter() } }, resource);
}

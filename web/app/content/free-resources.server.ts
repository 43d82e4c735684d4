import { z } from 'zod';
import { camelKeys } from './camel-keys.ts';
import { findEntry, listEntries, previewMode, type Query } from './client.server.ts';
import { markdown, seo, seoPopulate, topics, withSharingImage } from './fields.server.ts';
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
  topics,
};
const resourceSummary = z.object(fields).transform(camelKeys);
const resource = z.object({ ...fields, body: markdown, seo }).transform(async (raw) => ({
  ...camelKeys(raw),
  seo: await withSharingImage(raw.seo, 'resource', raw.slug, {
    title: raw.title,
    words: [raw.format, raw.extent].filter(Boolean).join(', '),
  }),
}));

export type ResourceSummary = z.output<typeof resourceSummary>;
export type Resource = z.output<typeof resource>;

const populate = { file: true, cover: true, topics: true };

export function listResources(): Promise<ResourceSummary[]> {
  return listEntries('free-resources', { populate, sort: ['published_on:desc', 'title'] }, resourceSummary);
}

/** The file of a published resource can be deleted in the media library. A draft may still be waiting for it. */
export const withFile = (): NonNullable<Query['filters']> =>
  previewMode() === 'draft' ? {} : { file: { id: { $notNull: true } } };

export function findResource(slug: string): Promise<Resource | null> {
  return findEntry(
    'free-resources',
    { filters: { slug: { $eq: slug }, ...withFile() }, populate: { ...populate, seo: seoPopulate } },
    resource,
  );
}

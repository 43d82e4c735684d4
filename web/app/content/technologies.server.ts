import { z } from 'zod';
import { findEntry, listEntries } from './client.server.ts';
import {
  callToAction,
  callToActionPopulate,
  list,
  markdown,
  seo,
  seoPopulate,
  text,
  withSharingImage,
} from './fields.server.ts';
import { image } from './media.server.ts';

const category = z.enum(['language', 'framework', 'data', 'infrastructure', 'standard', 'tool']);

/** Without a slug it has no page. */
export const technologySummary = z
  .object({
    name: z.string(),
    slug: z.string().nullish(),
    symbol: z.string(),
    summary: z.string(),
    image: image,
    category,
  })
  .transform(({ slug, ...rest }) => ({ ...rest, slug: slug || null }));

const technology = z
  .object({
    name: z.string(),
    slug: z.string(),
    symbol: z.string(),
    summary: z.string(),
    category,
    lead: text,
    body: markdown,
    image: image,
    technologies: list(technologySummary),
    call_to_action: callToAction.nullish(),
    seo,
  })
  .transform(async ({ call_to_action, ...rest }) => ({
    ...rest,
    callToAction: call_to_action ?? null,
    seo: await withSharingImage(rest.seo, 'technology', rest.slug, { title: rest.name }),
  }));

export type TechnologySummary = z.output<typeof technologySummary>;
export type Technology = z.output<typeof technology>;
export const technologyPopulate = { populate: { image: true } };

export function listTechnologies(): Promise<TechnologySummary[]> {
  return listEntries('technologies', { populate: { image: true }, sort: ['index', 'name'] }, technologySummary);
}

export function findTechnology(slug: string): Promise<Technology | null> {
  return findEntry(
    'technologies',
    {
      filters: { slug: { $eq: slug } },
      populate: {
        technologies: technologyPopulate,
        image: true,
        call_to_action: callToActionPopulate,
        seo: seoPopulate,
      },
    },
    technology,
  );
}

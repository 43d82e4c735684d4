import { z } from 'zod';
import { camelKeys } from './camel-keys.ts';
import { findEntry, listEntries } from './client.server.ts';
import { callToAction, figure, highlight, list, locale, orNull, seo, text, withSharingImage } from './fields.server.ts';
import { renderPassages } from './markdown.server.ts';
import { image } from './media.server.ts';

const category = z.enum(['language', 'framework', 'data', 'infrastructure', 'standard', 'tool']);

/** A technology without a slug has no page. */
export const technologySummary = z.object({
  name: z.string(),
  slug: z
    .string()
    .nullish()
    .transform((slug) => slug || null),
  summary: z.string(),
  image,
  category,
});

const featured_project = orNull(z.object({ slug: z.string() }));

const listedTechnology = technologySummary.extend({ documentId: z.string(), featured_project }).transform(camelKeys);

const technology = z
  .object({
    documentId: z.string(),
    name: z.string(),
    slug: z.string(),
    symbol: z.string(),
    summary: z.string(),
    category,
    lead: text,
    body: text.transform(renderPassages),
    figure: orNull(figure),
    highlight: orNull(highlight),
    image,
    featured_project,
    technologies: list(technologySummary),
    call_to_action: orNull(callToAction),
    seo,
    locale,
  })
  .transform(async (raw) => ({
    ...camelKeys(raw),
    seo: await withSharingImage(raw.seo, 'technology', raw.slug, { title: raw.name }),
  }));

export type TechnologySummary = z.output<typeof technologySummary>;
export type Technology = z.output<typeof technology>;

export function listTechnologies(): Promise<TechnologySummary[]> {
  return listEntries('technologies', { sort: ['index', 'name'] }, technologySummary);
}

export function listTechnologiesWithProject() {
  return listEntries('technologies', { sort: ['index', 'name'] }, listedTechnology);
}

export function findTechnology(slug: string): Promise<Technology | null> {
  return findEntry('technologies', { filters: { slug: { $eq: slug } } }, technology);
}

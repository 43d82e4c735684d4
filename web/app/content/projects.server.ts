import { generatePath } from 'react-router';
import { z } from 'zod';
import { ENTRIES } from '#app/page-addresses.ts';
import { camelKeys } from './camel-keys.ts';
import { findEntry, listEntries, type Query } from './client.server.ts';
import {
  callToAction,
  callToActionPopulate,
  feature,
  figure,
  highlight,
  industryName,
  list,
  markdown,
  orNull,
  seo,
  seoPopulate,
  text,
  withSharingImage,
} from './fields.server.ts';
import { image } from './media.server.ts';
import { technologyPopulate, technologySummary } from './technologies.server.ts';
import { testimonial } from './testimonials.server.ts';

const engagementModel = z.enum(['dedicated_team', 'managed_project', 'product_discovery_workshop']);
const summaryFields = {
  slug: z.string(),
  title: z.string(),
  client: z.string(),
  lead: z.string(),
  industries: list(industryName),
  cover: image,
  cutout: image,
  country: z.string(),
  duration: z.string(),
  engagement_model: engagementModel,
  key_highlights: list(highlight),
};

type SummaryInput = z.output<z.ZodObject<typeof summaryFields>>;
const derive = ({ slug, industries: [first], key_highlights: [result] }: SummaryInput) => ({
  /** Contract 4: the first industry is in the URL, and without an industry there is no page. */
  path: first ? generatePath(ENTRIES.project, { industry: first.slug, slug }) : null,
  result: result ?? null,
});
const summarise = ({ key_highlights, ...raw }: SummaryInput) => ({
  ...camelKeys(raw),
  ...derive({ ...raw, key_highlights }),
});

export const projectSummary = z.object(summaryFields).transform(summarise);
const project = z
  .object({
    ...summaryFields,
    team: z.string(),
    overview: markdown,
    solution: markdown,
    figures: list(figure),
    numbers_source: text,
    main_features: list(feature),
    built_with: list(technologySummary),
    testimonial: orNull(testimonial),
    delivered_on: z.string(),
    call_to_action: orNull(callToAction),
    publishedAt: text,
    seo,
  })
  .transform(async (raw) => ({
    ...camelKeys(raw),
    ...derive(raw),
    seo: await withSharingImage(raw.seo, 'project', raw.slug, {
      title: raw.title,
      words: raw.client,
      product: raw.cutout ?? raw.cover ?? raw.figures.find(({ image }) => image)?.image ?? null,
    }),
  }));

export type ProjectSummary = z.output<typeof projectSummary>;
export type Project = z.output<typeof project>;

export const projectSummaryPopulate = { industries: true, cover: true, cutout: true };
export const projectCardPopulate = { ...projectSummaryPopulate, key_highlights: true };
const latestFirst = ['delivered_on:desc', 'title'];

export function listProjects(filters?: Query['filters']): Promise<ProjectSummary[]> {
  return listEntries(
    'projects',
    { populate: projectCardPopulate, sort: latestFirst, ...(filters ? { filters } : {}) },
    projectSummary,
  );
}

const filterableProject = z
  .object({ ...summaryFields, built_with: list(z.object({ name: z.string(), slug: z.string().nullish() })) })
  .transform(({ built_with, ...raw }) => ({
    ...summarise(raw),
    technologies: built_with.flatMap(({ name, slug }) => (slug ? [{ name, slug }] : [])),
  }));

export function listFilterableProjects(): Promise<z.output<typeof filterableProject>[]> {
  const populate = { ...projectCardPopulate, built_with: { fields: ['name', 'slug'] } };
  return listEntries('projects', { populate, sort: latestFirst }, filterableProject);
}

export const listProjectsOfIndustry = (slug: string) => listProjects({ industries: { slug: { $eq: slug } } });

export const listProjectsBuiltWith = (slug: string) => listProjects({ built_with: { slug: { $eq: slug } } });

/** Null if it does not exist or belongs to other industries only (contract 4). */
export function findProject(industrySlug: string, slug: string): Promise<Project | null> {
  return findEntry(
    'projects',
    {
      filters: { slug: { $eq: slug }, industries: { slug: { $eq: industrySlug } } },
      populate: {
        ...projectCardPopulate,
        figures: { populate: { image: true } },
        main_features: true,
        built_with: technologyPopulate,
        testimonial: true,
        call_to_action: callToActionPopulate,
        seo: seoPopulate,
      },
    },
    project,
  );
}

import { generatePath } from 'react-router';
import { z } from 'zod';
import { ENTRIES } from '#app/page-addresses.ts';
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
  seo,
  seoPopulate,
  text,
  withSharingImage,
} from './fields.server.ts';
import { image } from './media.server.ts';
import { technologyPopulate, technologySummary } from './technologies.server.ts';
import { testimonial } from './testimonials.server.ts';

const engagementModel = z.enum(['dedicated_team', 'managed_project', 'product_discovery_workshop']);
const industries = z
  .array(industryName)
  .nullish()
  .transform((value) => (value ?? []).map(({ name, slug }) => ({ name, slug })));

const summaryFields = {
  slug: z.string(),
  title: z.string(),
  client: z.string(),
  lead: z.string(),
  industries,
  cover: image,
  cutout: image,
  country: z.string(),
  duration: z.string(),
  engagement_model: engagementModel,
  key_highlights: list(highlight),
};

type SummaryInput = z.output<z.ZodObject<typeof summaryFields>>;
const summarise = (raw: SummaryInput) => ({
  slug: raw.slug,
  title: raw.title,
  client: raw.client,
  lead: raw.lead,
  industries: raw.industries,
  /** Contract 4: the first industry is in the URL, and without an industry there is no page. */
  path: raw.industries[0] ? generatePath(ENTRIES.project, { industry: raw.industries[0].slug, slug: raw.slug }) : null,
  cover: raw.cover,
  cutout: raw.cutout,
  country: raw.country,
  duration: raw.duration,
  engagementModel: raw.engagement_model,
  result: raw.key_highlights[0] ?? null,
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
    testimonial: testimonial.nullish(),
    delivered_on: z.string(),
    call_to_action: callToAction.nullish(),
    publishedAt: text,
    seo,
  })
  .transform(async (raw) => ({
    ...summarise(raw),
    team: raw.team,
    overview: raw.overview,
    solution: raw.solution,
    figures: raw.figures,
    keyHighlights: raw.key_highlights,
    numbersSource: raw.numbers_source,
    mainFeatures: raw.main_features,
    builtWith: raw.built_with,
    testimonial: raw.testimonial ?? null,
    deliveredOn: raw.delivered_on,
    callToAction: raw.call_to_action ?? null,
    publishedAt: raw.publishedAt,
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
  .transform((raw) => ({
    ...summarise(raw),
    technologies: raw.built_with.flatMap(({ name, slug }) => (slug ? [{ name, slug }] : [])),
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

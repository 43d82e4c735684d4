import { generatePath } from 'react-router';
import { z } from 'zod';
import { ENTRIES } from '#app/page-addresses.ts';
import { camelKeys } from './camel-keys.ts';
import { findEntry, listEntries, type Query } from './client.server.ts';
import {
  callToAction,
  feature,
  figure,
  highlight,
  industryName,
  list,
  locale,
  markdown,
  markdownWithIds,
  orNull,
  seo,
  text,
  withSharingImage,
} from './fields.server.ts';
import { image } from './media.server.ts';
import { person } from './people.server.ts';
import { serviceName } from './services.server.ts';
import { technologySummary } from './technologies.server.ts';
import { testimonial } from './testimonials.server.ts';

const summaryFields = {
  slug: z.string(),
  title: z.string(),
  client: z.string(),
  lead: z.string(),
  industries: list(industryName),
  cover: image,
  place: orNull(figure),
  cutout: image,
  country: z.string(),
  duration: z.string(),
  service: orNull(z.object({ name: z.string() })),
  key_highlights: list(highlight),
  delivered_on: z.string(),
  locale,
};

type SummaryInput = z.output<z.ZodObject<typeof summaryFields>>;
const pathOf = (industry: { slug: string }, slug: string) =>
  generatePath(ENTRIES.project, { industry: industry.slug, slug });
const derive = ({ slug, industries: [first], key_highlights: [result] }: SummaryInput) => ({
  /** The URL contains the first industry, so a project without an industry has no page. */
  path: first ? pathOf(first, slug) : null,
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
    service: orNull(serviceName),
    team: z.string(),
    overview: markdown,
    solution: markdownWithIds('solution-'),
    figures: list(figure),
    numbers_source: text,
    main_features: list(feature),
    built_with: list(technologySummary),
    testimonial: orNull(testimonial),
    contact: orNull(person),
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

const latestFirst = ['delivered_on:desc', 'title'];

export function listProjects(filters?: Query['filters']): Promise<ProjectSummary[]> {
  return listEntries('projects', { sort: latestFirst, ...(filters ? { filters } : {}) }, projectSummary);
}

const filterableProject = z
  .object({ ...summaryFields, built_with: list(z.object({ name: z.string(), slug: z.string().nullish() })) })
  .transform(({ built_with, ...raw }) => ({
    ...summarise(raw),
    technologies: built_with.flatMap(({ name, slug }) => (slug ? [{ name, slug }] : [])),
  }));

export function listFilterableProjects(filters?: Query['filters']): Promise<z.output<typeof filterableProject>[]> {
  const populate = { built_with: { fields: ['name', 'slug'] } };
  return listEntries('projects', { populate, sort: latestFirst, ...(filters ? { filters } : {}) }, filterableProject);
}

const namedProject = z
  .object({
    slug: z.string(),
    title: z.string(),
    client: z.string(),
    industries: list(industryName),
    place: orNull(figure),
    cover: image,
    built_with: list(z.object({ documentId: z.string() })),
    delivered_on: z.string(),
  })
  .transform(({ title, client, slug, industries: [first], place, cover, built_with, delivered_on }) => ({
    slug,
    title,
    client,
    image: place?.image ?? cover,
    year: delivered_on.slice(0, 4),
    path: first ? pathOf(first, slug) : null,
    /** Their ids, because names differ between languages. */
    technologies: built_with.map(({ documentId }) => documentId),
  }));

const quotedProject = z
  .object({
    documentId: z.string(),
    slug: z.string(),
    title: z.string(),
    industries: list(industryName),
    place: orNull(figure),
    key_highlights: list(highlight),
    testimonial: orNull(z.object({ documentId: z.string() })),
  })
  .transform(({ documentId, title, slug, industries: [first], place, key_highlights, testimonial }) => ({
    documentId,
    title,
    /** The portrait crop, which fits next to the quote. */
    image: place?.narrow ?? null,
    path: first ? pathOf(first, slug) : null,
    /** The last highlight: the project's card, often on the same page, shows the first. */
    result: key_highlights.at(-1) ?? null,
    testimonial: testimonial?.documentId ?? null,
  }));

export type QuotedProject = z.output<typeof quotedProject>;

type Quoted = { documentId: string; projectId: string | null };

/** For each testimonial its project: the one it names, or else the one whose page shows it. */
export async function listQuotedProjects(testimonials: Quoted[]): Promise<(QuotedProject | null)[]> {
  const shown = testimonials.filter(({ projectId }) => !projectId).map(({ documentId }) => documentId);
  const named = testimonials.flatMap(({ projectId }) => projectId ?? []);
  // Strapi ignores an empty `$in`, so it would return all projects.
  const $or = [
    ...(named.length ? [{ documentId: { $in: named } }] : []),
    ...(shown.length ? [{ testimonial: { documentId: { $in: shown } } }] : []),
  ];
  if ($or.length === 0) return [];
  const projects = await listEntries(
    'projects',
    { filters: { $or }, fields: ['slug', 'title'], sort: latestFirst },
    quotedProject,
  );
  return testimonials.map(
    ({ documentId, projectId }) =>
      projects.find((project) => (projectId ? project.documentId === projectId : project.testimonial === documentId)) ??
      null,
  );
}

/** All projects with a page, latest first, each with the ids of its technologies. */
export async function listProjectTechnologies() {
  const projects = await listEntries(
    'projects',
    { fields: ['slug', 'title', 'client', 'delivered_on'], sort: latestFirst },
    namedProject,
  );
  return projects.flatMap(({ path, ...project }) => (path === null ? [] : [{ ...project, path }]));
}

export const listProjectsOfIndustry = (slug: string) => listProjects({ industries: { slug: { $eq: slug } } });

/** Projects with the fewest technologies first, because they say most about this one. */
export async function listProjectsBuiltWith(slug: string): Promise<z.output<typeof filterableProject>[]> {
  const projects = await listFilterableProjects({ built_with: { slug: { $eq: slug } } });
  return projects.toSorted((a, b) => a.technologies.length - b.technologies.length);
}

/** Null if there is no such project, or not in this industry. */
export function findProject(industrySlug: string, slug: string): Promise<Project | null> {
  return findEntry(
    'projects',
    { filters: { slug: { $eq: slug }, industries: { slug: { $eq: industrySlug } } } },
    project,
  );
}

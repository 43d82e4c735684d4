import { generatePath } from 'react-router';
import { z } from 'zod';
import { blocksPopulate } from '#app/content/blocks.server.ts';
import { listEntries } from '#app/content/client.server.ts';
import { list, seoPopulate, text } from '#app/content/fields.server.ts';
import { image } from '#app/content/media.server.ts';
import { en } from '#app/i18n/en.ts';
import { ENTRIES } from '#app/page-addresses.ts';
import { common, images, named, part, parts, sitePage } from './describe-page.server.ts';
import { rawSections, sectionsAsMarkdown } from './sections-as-markdown.ts';
import type { SitePage } from './site-page.ts';

const industry = z.object({
  ...common,
  slug: z.string(),
  name: z.string(),
  heading: z.string(),
  lead: z.string(),
  blocks: rawSections,
});

export async function listIndustryPages(): Promise<SitePage[]> {
  const populate = { blocks: blocksPopulate, seo: seoPopulate };
  const industries = await listEntries('industries', { populate, sort: 'slug' }, industry);
  return industries.map((entry) =>
    sitePage({
      path: generatePath(ENTRIES.industry, { industry: entry.slug }),
      kind: 'industry',
      slug: entry.slug,
      title: entry.heading,
      description: entry.seo.description || entry.lead,
      lastModified: entry.publishedAt,
      note: entry.name,
      keywords: [entry.name],
      markdown: sectionsAsMarkdown(entry.blocks),
    }),
  );
}

const project = z.object({
  ...common,
  slug: z.string(),
  title: z.string(),
  client: z.string(),
  lead: z.string(),
  country: z.string(),
  industries: z
    .array(z.object({ name: z.string(), slug: z.string() }))
    .nullish()
    .transform((value) => value ?? []),
  cover: image,
  cutout: image,
  figures: list(z.object({ image: image })),
  overview: text,
  solution: text,
  key_highlights: list(z.object({ value: z.string(), unit: text, label: z.string() })),
  main_features: list(z.object({ title: z.string(), text })),
  built_with: named,
  delivered_on: z.string(),
});

export async function listProjectPages(): Promise<SitePage[]> {
  const populate = {
    industries: true,
    cover: true,
    cutout: true,
    figures: { populate: { image: true } },
    key_highlights: true,
    main_features: true,
    built_with: true,
    seo: seoPopulate,
  };
  const projects = await listEntries('projects', { populate, sort: ['delivered_on:desc', 'title'] }, project);
  return projects.flatMap((entry) => {
    const [first] = entry.industries;
    if (!first) return [];
    const { project: words } = en;
    const highlights = entry.key_highlights.map(({ value, unit, label }) => `- **${value}${unit}** ${label}`);
    const features = entry.main_features.map(({ title, text: says }) => `- **${title}**: ${says}`);
    return sitePage({
      path: generatePath(ENTRIES.project, { industry: first.slug, slug: entry.slug }),
      kind: 'project',
      slug: entry.slug,
      title: entry.title,
      description: entry.lead,
      lastModified: entry.publishedAt,
      date: entry.delivered_on,
      note: entry.client,
      keywords: [entry.country, ...entry.industries.map(({ name }) => name), ...entry.built_with],
      cutout: entry.cutout,
      images: images(entry.cover, entry.cutout, ...entry.figures.map(({ image }) => image)),
      markdown: parts(
        part(words.overview, entry.overview),
        part(words.solution, entry.solution),
        part(words.keyHighlights, highlights.join('\n')),
        part(words.mainFeatures, features.join('\n')),
        part(words.builtWith, entry.built_with.join(', ')),
      ),
    });
  });
}

const technology = z.object({
  ...common,
  slug: z.string().nullish(),
  name: z.string(),
  summary: z.string(),
  lead: text,
  body: text,
  technologies: named,
});

export async function listTechnologyPages(): Promise<SitePage[]> {
  const populate = { technologies: true, seo: seoPopulate };
  const technologies = await listEntries('technologies', { populate, sort: ['index', 'name'] }, technology);
  return technologies.flatMap((entry) =>
    entry.slug
      ? sitePage({
          path: generatePath(ENTRIES.technology, { slug: entry.slug }),
          kind: 'technology',
          slug: entry.slug,
          title: entry.name,
          description: entry.lead || entry.summary,
          lastModified: entry.publishedAt,
          note: entry.summary,
          keywords: entry.technologies,
          markdown: entry.body,
        })
      : [],
  );
}

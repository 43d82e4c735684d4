import { generatePath } from 'react-router';
import { z } from 'zod';
import { listEntries } from '#app/content/client.server.ts';
import { seoPopulate, text, topics } from '#app/content/fields.server.ts';
import { withFile } from '#app/content/free-resources.server.ts';
import { image } from '#app/content/media.server.ts';
import { en } from '#app/i18n/en.ts';
import { ENTRIES } from '#app/page-addresses.ts';
import { author, common, images, named, part, parts, sitePage } from './describe-page.server.ts';
import type { SitePage } from './site-page.ts';

const article = z.object({
  ...common,
  slug: z.string(),
  title: z.string(),
  lead: z.string(),
  body: text,
  cover: image,
  author,
  published_on: z.string(),
  topics,
  technologies: named,
});

export async function listArticlePages(): Promise<SitePage[]> {
  const populate = { cover: true, author: true, topics: true, technologies: true, seo: seoPopulate };
  const articles = await listEntries('articles', { populate, sort: ['published_on:desc', 'title'] }, article);
  return articles.map((entry) =>
    sitePage({
      path: generatePath(ENTRIES.article, { slug: entry.slug }),
      kind: 'article',
      slug: entry.slug,
      title: entry.title,
      description: entry.lead,
      lastModified: entry.publishedAt,
      date: entry.published_on,
      author: entry.author,
      note: entry.topics.join(', '),
      keywords: [...entry.topics, ...entry.technologies],
      images: images(entry.cover),
      markdown: entry.body,
    }),
  );
}

const byte = z.object({
  ...common,
  slug: z.string(),
  title: z.string(),
  short_answer: z.string(),
  question: text,
  answer: text,
  author,
  published_on: z.string(),
  topics,
  technologies: named,
});

export async function listBytePages(): Promise<SitePage[]> {
  const populate = { author: true, topics: true, technologies: true, seo: seoPopulate };
  const bytes = await listEntries('technical-bytes', { populate, sort: ['published_on:desc', 'title'] }, byte);
  return bytes.map((entry) =>
    sitePage({
      path: generatePath(ENTRIES.byte, { slug: entry.slug }),
      kind: 'byte',
      slug: entry.slug,
      title: entry.title,
      description: entry.short_answer,
      lastModified: entry.publishedAt,
      date: entry.published_on,
      author: entry.author,
      note: entry.topics.join(', '),
      keywords: [...entry.topics, ...entry.technologies],
      markdown: parts(part(en.bytes.question, entry.question), part(en.bytes.answer, entry.answer)),
    }),
  );
}

const resource = z.object({
  ...common,
  slug: z.string(),
  title: z.string(),
  lead: z.string(),
  body: text,
  format: z.string(),
  extent: z.string(),
  cover: image,
  published_on: z.string(),
  topics,
});

export async function listResourcePages(): Promise<SitePage[]> {
  const populate = { cover: true, topics: true, seo: seoPopulate };
  const query = { filters: withFile(), populate, sort: ['published_on:desc', 'title'] };
  const resources = await listEntries('free-resources', query, resource);
  return resources.map((entry) =>
    sitePage({
      path: generatePath(ENTRIES.resource, { slug: entry.slug }),
      kind: 'resource',
      slug: entry.slug,
      title: entry.title,
      description: entry.lead,
      lastModified: entry.publishedAt,
      date: entry.published_on,
      note: [entry.format, entry.extent].filter(Boolean).join(', '),
      keywords: entry.topics,
      images: images(entry.cover),
      markdown: entry.body,
    }),
  );
}

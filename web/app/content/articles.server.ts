import { z } from 'zod';
import { camelKeys } from './camel-keys.ts';
import { findEntry, listEntries, type Query } from './client.server.ts';
import { callToAction, list, locale, orNull, seo, text, topicNames, withSharingImage } from './fields.server.ts';
import { renderMarkdown } from './markdown.server.ts';
import { image } from './media.server.ts';
import { person } from './people.server.ts';
import { projectSummary } from './projects.server.ts';
import { countWords, readingMinutes } from './reading-time.ts';
import { technologySummary } from './technologies.server.ts';

const fields = {
  slug: z.string(),
  title: z.string(),
  lead: z.string(),
  cover: image,
  author: orNull(person),
  published_on: z.string(),
  topics: topicNames,
  locale,
};
export const articleSummary = z
  .object({ ...fields, body: z.string() })
  .transform(({ body, ...raw }) => ({ ...camelKeys(raw), minutes: readingMinutes(countWords(body)) }));
const article = z
  .object({
    ...fields,
    body: z.string().transform((value) => renderMarkdown(value)),
    technologies: list(technologySummary),
    projects: list(projectSummary),
    call_to_action: orNull(callToAction),
    publishedAt: text,
    seo,
  })
  .transform(async (raw) => ({
    ...camelKeys(raw),
    minutes: readingMinutes(raw.body.words),
    seo: await withSharingImage(raw.seo, 'article', raw.slug, { title: raw.title, words: raw.published_on }),
  }));

export type ArticleSummary = z.output<typeof articleSummary>;
export type Article = z.output<typeof article>;

export function listArticles(filters?: Query['filters']): Promise<ArticleSummary[]> {
  return listEntries(
    'articles',
    { sort: ['published_on:desc', 'title'], ...(filters ? { filters } : {}) },
    articleSummary,
  );
}

export function findArticle(slug: string): Promise<Article | null> {
  return findEntry('articles', { filters: { slug: { $eq: slug } } }, article);
}

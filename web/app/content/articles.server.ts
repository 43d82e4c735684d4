import { z } from 'zod';
import { findEntry, listEntries, type Query } from './client.server.ts';
import {
  callToAction,
  callToActionPopulate,
  list,
  seo,
  seoPopulate,
  text,
  topics,
  withSharingImage,
} from './fields.server.ts';
import { renderMarkdown } from './markdown.server.ts';
import { image } from './media.server.ts';
import { person, personPopulate } from './people.server.ts';
import { countWords, readingMinutes } from './reading-time.ts';
import { technologyPopulate, technologySummary } from './technologies.server.ts';

const fields = {
  slug: z.string(),
  title: z.string(),
  lead: z.string(),
  body: z.string(),
  cover: image,
  author: person.nullish(),
  published_on: z.string(),
  topics,
};
const summarise = (raw: z.output<z.ZodObject<typeof fields>>) => ({
  slug: raw.slug,
  title: raw.title,
  lead: raw.lead,
  cover: raw.cover,
  author: raw.author ?? null,
  publishedOn: raw.published_on,
  topics: raw.topics,
  minutes: readingMinutes(countWords(raw.body)),
});
const articleSummary = z.object(fields).transform(summarise);
const article = z
  .object({
    ...fields,
    technologies: list(technologySummary),
    call_to_action: callToAction.nullish(),
    publishedAt: text,
    seo,
  })
  .transform(async (raw) => ({
    ...summarise(raw),
    body: await renderMarkdown(raw.body),
    technologies: raw.technologies,
    callToAction: raw.call_to_action ?? null,
    publishedAt: raw.publishedAt,
    seo: await withSharingImage(raw.seo, 'article', raw.slug, { title: raw.title, words: raw.published_on }),
  }));

export type ArticleSummary = z.output<typeof articleSummary>;
export type Article = z.output<typeof article>;

const articleSummaryPopulate = { cover: true, author: personPopulate, topics: true };

export function listArticles(filters?: Query['filters']): Promise<ArticleSummary[]> {
  return listEntries(
    'articles',
    { populate: articleSummaryPopulate, sort: ['published_on:desc', 'title'], ...(filters ? { filters } : {}) },
    articleSummary,
  );
}

export function findArticle(slug: string): Promise<Article | null> {
  return findEntry(
    'articles',
    {
      filters: { slug: { $eq: slug } },
      populate: {
        ...articleSummaryPopulate,
        technologies: technologyPopulate,
        call_to_action: callToActionPopulate,
        seo: seoPopulate,
      },
    },
    article,
  );
}

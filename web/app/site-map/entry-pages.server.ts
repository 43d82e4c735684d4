import { generatePath } from 'react-router';
import { z } from 'zod';
import { listEntries, type Query } from '#app/content/client.server.ts';
import { list, names, orNull, text, topicNames } from '#app/content/fields.server.ts';
import { fileFilter } from '#app/content/free-resources.server.ts';
import { isOpenOn } from '#app/content/jobs.server.ts';
import { image } from '#app/content/media.server.ts';
import { todayAtOffice } from '#app/content/site.server.ts';
import { joinFigure } from '#app/i18n/join-figure.ts';
import { LOCALES } from '#app/i18n/locales.ts';
import { type Messages, messagesIn } from '#app/i18n/messages.ts';
import { ENTRIES, PAGES } from '#app/page-addresses.ts';
import {
  blocksPopulate,
  common,
  images,
  type PageInput,
  part,
  parts,
  rawSections,
  sitePage,
} from './describe-page.server.ts';
import { answersIn, sectionsAsMarkdown } from './sections-as-markdown.ts';
import type { PageKind, SitePage } from './site-page.ts';

const BY_DATE = ['published_on:desc', 'title'];
const entry = { ...common, slug: z.string(), title: z.string() };
const dated = { ...entry, published_on: z.string(), topics: topicNames };
const author = z.object({ name: z.string(), slug: z.string() }).nullish();
type Listed = { topics: { slug: string }[]; author?: z.output<typeof author> };

const topicPath = (slug: string) => generatePath(ENTRIES.topic, { slug });
const authorPath = (slug: string) => generatePath(ENTRIES.author, { slug });
const namesOf = (topics: { name: string }[]) => topics.map(({ name }) => name);

/** The paths of pages that list an entry. `list` is the page that lists all entries of that kind. */
const listedAt = (list: string, { topics, author }: Listed): string[] => [
  list,
  ...topics.map(({ slug }) => topicPath(slug)),
  ...(author ? [authorPath(author.slug)] : []),
];

type EntryWithPage = {
  slug: string;
  publishedAt: string;
  seo: { title: string; keywords: string[] };
  locale: string | null;
};

/** `describe` gets the messages of the entry's language, and returns null for an entry without a page of its own. */
async function listPages<Entry extends EntryWithPage>(
  kind: PageKind,
  type: string,
  schema: z.ZodType<Entry>,
  query: Query,
  describe: (entry: Entry, messages: Messages) => Omit<PageInput, 'kind' | 'slug' | 'locale' | 'lastModified'> | null,
): Promise<SitePage[]> {
  return (await listEntries(type, query, schema)).flatMap((entry) => {
    const { slug, publishedAt, seo, locale } = entry;
    const page = describe(entry, messagesIn({ code: locale ?? LOCALES[0].code }));
    return page
      ? [
          sitePage({
            ...page,
            kind,
            slug,
            locale,
            lastModified: publishedAt,
            searchTitle: seo.title,
            searchKeywords: seo.keywords,
          }),
        ]
      : [];
  });
}

const industry = z.object({
  ...common,
  slug: z.string(),
  name: z.string(),
  heading: z.string(),
  lead: z.string(),
  blocks: rawSections,
});

const listIndustryPages = () =>
  listPages('industry', 'industries', industry, { populate: blocksPopulate, sort: 'slug' }, (entry) => ({
    path: generatePath(ENTRIES.industry, { industry: entry.slug }),
    title: entry.heading,
    description: entry.seo.description || entry.lead,
    note: entry.name,
    keywords: [entry.name],
    markdown: sectionsAsMarkdown(entry.blocks),
    answers: answersIn(entry.blocks),
  }));

const project = z.object({
  ...entry,
  client: z.string(),
  lead: z.string(),
  country: z.string(),
  industries: list(z.object({ name: z.string(), slug: z.string() })),
  cover: image,
  place: orNull(z.object({ image })),
  cutout: image,
  figures: list(z.object({ image })),
  overview: text,
  solution: text,
  key_highlights: list(z.object({ value: z.string(), unit: text, label: z.string() })),
  main_features: list(z.object({ title: z.string(), text })),
  built_with: names,
  delivered_on: z.string(),
});

const listProjectPages = () =>
  listPages('project', 'projects', project, { sort: ['delivered_on:desc', 'title'] }, (entry, { project: texts }) => {
    const [first] = entry.industries;
    if (!first) return null;
    const highlights = entry.key_highlights.map(
      ({ value, unit, label }) => `- **${joinFigure(value, unit)}** ${label}`,
    );
    const features = entry.main_features.map(({ title, text: says }) => `- **${title}**: ${says}`);
    return {
      path: generatePath(ENTRIES.project, { industry: first.slug, slug: entry.slug }),
      title: entry.title,
      description: entry.lead,
      date: entry.delivered_on,
      note: entry.client,
      listedAt: [PAGES.projects],
      keywords: [entry.country, ...entry.industries.map(({ name }) => name), ...entry.built_with],
      cover: entry.place?.image ?? entry.cover,
      cutout: entry.cutout,
      images: images(entry.cover, entry.cutout, ...entry.figures.map(({ image }) => image)),
      markdown: parts(
        part(texts.overview, entry.overview),
        part(texts.solution, entry.solution),
        part(texts.keyHighlights, highlights.join('\n')),
        part(texts.mainFeatures, features.join('\n')),
        part(texts.builtWith, entry.built_with.join(', ')),
      ),
    };
  });

const technology = z.object({
  ...common,
  slug: text,
  name: z.string(),
  summary: z.string(),
  lead: text,
  body: text,
  technologies: names,
});

const listTechnologyPages = () =>
  listPages('technology', 'technologies', technology, { sort: ['index', 'name'] }, (entry) =>
    entry.slug === ''
      ? null
      : {
          path: generatePath(ENTRIES.technology, { slug: entry.slug }),
          title: entry.name,
          description: entry.lead || entry.summary,
          note: entry.summary,
          keywords: entry.technologies,
          markdown: entry.body,
        },
  );

const article = z.object({ ...dated, lead: z.string(), body: text, cover: image, author, technologies: names });

const listArticlePages = () =>
  listPages('article', 'articles', article, { sort: BY_DATE }, (entry) => ({
    path: generatePath(ENTRIES.article, { slug: entry.slug }),
    title: entry.title,
    description: entry.lead,
    date: entry.published_on,
    author: entry.author?.name ?? null,
    listedAt: listedAt(PAGES.blog, entry),
    note: namesOf(entry.topics).join(', '),
    keywords: [...namesOf(entry.topics), ...entry.technologies],
    cover: entry.cover,
    images: images(entry.cover),
    markdown: entry.body,
  }));

const byte = z.object({
  ...dated,
  short_answer: z.string(),
  question: text,
  answer: text,
  author,
  technologies: names,
});

const listBytePages = () =>
  listPages('byte', 'technical-bytes', byte, { sort: BY_DATE }, (entry, { bytes: texts }) => ({
    path: generatePath(ENTRIES.byte, { slug: entry.slug }),
    title: entry.title,
    description: entry.short_answer,
    date: entry.published_on,
    author: entry.author?.name ?? null,
    listedAt: listedAt(PAGES['technical-bytes'], entry),
    note: namesOf(entry.topics).join(', '),
    keywords: [...namesOf(entry.topics), ...entry.technologies],
    markdown: parts(part(texts.question, entry.question), part(texts.answer, entry.answer)),
  }));

const resource = z.object({
  ...dated,
  lead: z.string(),
  body: text,
  format: z.string(),
  extent: z.string(),
  cover: image,
});

const listResourcePages = () =>
  listPages('resource', 'free-resources', resource, { filters: fileFilter(), sort: BY_DATE }, (entry) => ({
    path: generatePath(ENTRIES.resource, { slug: entry.slug }),
    title: entry.title,
    description: entry.lead,
    date: entry.published_on,
    note: [entry.format, entry.extent].filter(Boolean).join(', '),
    listedAt: listedAt(PAGES['free-resources'], entry),
    keywords: namesOf(entry.topics),
    cover: entry.cover,
    images: images(entry.cover),
    markdown: entry.body,
  }));

const job = z.object({
  ...entry,
  lead: z.string(),
  career_level: z.string(),
  location: z.string(),
  country: z.string(),
  what_you_will_do: text,
  requirements: text,
  what_we_offer: text,
  opened_on: z.string(),
  open_application: z.boolean().nullish(),
  picture: image,
});

const listJobPages = async () =>
  listPages(
    'job',
    'jobs',
    job,
    { filters: isOpenOn(await todayAtOffice()), sort: ['index', 'title'] },
    (entry, { careers: texts }) => ({
      path: generatePath(ENTRIES.job, { slug: entry.slug }),
      title: entry.title,
      description: entry.lead,
      date: entry.opened_on,
      note: entry.location,
      // An open application is not a position: the careers page links it with a button, and the feed leaves it out.
      listedAt: entry.open_application ? [] : [PAGES.careers],
      keywords: [entry.career_level, entry.location, entry.country],
      cover: entry.picture,
      markdown: parts(
        part(texts.whatYouWillDo, entry.what_you_will_do),
        part(texts.requirements, entry.requirements),
        part(texts.whatWeOffer, entry.what_we_offer),
      ),
    }),
  );

const topic = z.object({ ...common, slug: z.string(), name: z.string(), lead: text });

const listTopicPages = () =>
  listPages('topic', 'topics', topic, { sort: 'name' }, (entry) => ({
    path: topicPath(entry.slug),
    title: entry.name,
    description: entry.lead,
  }));

const person = z.object({ ...common, slug: z.string(), name: z.string(), role: z.string(), bio: text });

const listAuthorPages = () =>
  listPages('author', 'people', person, { sort: 'name' }, (entry) => ({
    path: authorPath(entry.slug),
    title: entry.name,
    description: entry.bio,
    note: entry.role,
  }));

/** @throws ContentError */
export const listEntryPages = async (): Promise<SitePage[]> =>
  (
    await Promise.all([
      listIndustryPages(),
      listProjectPages(),
      listTechnologyPages(),
      listArticlePages(),
      listBytePages(),
      listResourcePages(),
      listTopicPages(),
      listAuthorPages(),
      listJobPages(),
    ])
  ).flat();

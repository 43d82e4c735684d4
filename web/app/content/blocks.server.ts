import { slug } from 'github-slugger';
import { z } from 'zod';
import { env } from '#env.server.ts';
import { spamProtection } from '#platform/form-timestamp.server.ts';
import { articleSummary, listArticles } from './articles.server.ts';
import { listEntries, withFallback } from './client.server.ts';
import {
  callToAction,
  feature,
  figure,
  highlight,
  industryName,
  list,
  names,
  optionalLink,
  orNull,
  stat,
  text,
} from './fields.server.ts';
import { type FormOption, getFormOptions } from './form-options.server.ts';
import { findOpenApplication, listOpenJobs, summariseJob } from './jobs.server.ts';
import { renderMarkdown } from './markdown.server.ts';
import { image } from './media.server.ts';
import { person } from './people.server.ts';
import { listProjects, listProjectsOfIndustry, listQuotedProjects, projectSummary } from './projects.server.ts';
import { listServices } from './services.server.ts';
import { reviewPlatforms } from './site.server.ts';
import { byteSummary, listBytes } from './technical-bytes.server.ts';
import { listTechnologies, technologySummary } from './technologies.server.ts';
import { testimonial } from './testimonials.server.ts';
import { getUiTextsOrDefault } from './ui-texts.server.ts';
import { upcomingDates } from './upcoming-dates.server.ts';
import { readVideoAddress } from './video-address.ts';

const LATEST_PROJECTS = 6;
const LIKED_QUESTIONS = 5;

const head = { heading: z.string(), text };
const terms = list(z.object({ term: z.string(), status: text, text: z.string() }));
const faq = z.object({ question: z.string(), answer: text }).transform(async ({ question, answer }) => {
  const anchor = slug(question);
  return { question, answer: await renderMarkdown(answer, `${anchor}-`), anchor };
});
/** `id_prefix` is not a CMS field: `blocks` adds it to each section but the first. */
const body = { body: text, id_prefix: text };
const withBody = async <T extends { body: string; id_prefix: string }>({ body, id_prefix: prefix, ...raw }: T) => ({
  ...raw,
  body: await renderMarkdown(body, prefix),
});
const partner = z.object({ name: z.string(), logo: image, url: text });
const listPartners = () => listEntries('partners', { sort: ['index', 'name'] }, partner);
/** For lists that a section fills by itself: if one fails to load, the page still renders. */
const listOrEmpty = <T>(what: string, load: () => Promise<T[]>) => withFallback(`${what} of a section`, [], load);
/** The option's key. Editors enter an option's label or its key. */
const chosenOption = (options: FormOption[], named: string): string =>
  options.find(({ label, value }) => [label, value].includes(named.trim()))?.value ?? '';
const is = <const T extends string>(name: T) => ({ __component: z.literal(`sections.${name}` as const) });

/** The sections that editors can put on a page, with the content that some load by themselves (such as latest projects). */
const block = z.discriminatedUnion('__component', [
  z.object({ ...is('prose'), ...head, ...body }).transform(withBody),
  z.object({ ...is('index'), ...head, items: list(feature) }),
  z.object({ ...is('features'), ...head, items: list(feature), layout: z.enum(['rows', 'columns']).catch('rows') }),
  z.object({
    ...is('stages'),
    ...head,
    stages: list(z.object({ period: z.string(), title: z.string(), price: text, text: z.string(), weeks: z.number() })),
    sum: text,
  }),
  z.object({
    ...is('process'),
    ...head,
    steps: list(
      z
        .object({ title: z.string(), text, days: z.number().nullish(), who: z.enum(['visitor', 'studio', 'both']) })
        .transform((raw) => ({ ...raw, anchor: slug(raw.title) })),
    ),
    outcome: text,
    outcome_text: text,
  }),
  z.object({
    ...is('counts'),
    heading: text,
    text,
    items: terms,
    tone: z.enum(['plain', 'strong']),
  }),
  z.object({ ...is('highlights'), ...head, items: list(highlight), tone: z.enum(['strong', 'soft']).catch('strong') }),
  z.object({ ...is('stats'), ...head, items: list(stat) }),
  z.object({
    ...is('practices'),
    ...head,
    items: list(
      z.object({
        title: z.string(),
        text: z.string(),
        image,
        systems: names,
        link: optionalLink,
      }),
    ),
  }),
  z.object({ ...is('compare'), ...head }).transform(async (raw) => ({
    ...raw,
    services: await listOrEmpty('services', listServices),
  })),
  z.object({
    ...is('fit'),
    ...head,
    fits_heading: z.string(),
    fits: terms,
    misfits_heading: z.string(),
    misfits: terms,
    verdict: text,
    link: optionalLink,
  }),
  z
    .object({
      ...is('projects'),
      ...head,
      industry: industryName.nullish(),
      projects: list(projectSummary),
      layout: z.enum(['slider', 'pair']),
      link: optionalLink,
    })
    .transform(async (raw) => ({
      ...raw,
      projects: raw.projects.length
        ? raw.projects
        : (
            await listOrEmpty('projects', () =>
              raw.industry ? listProjectsOfIndustry(raw.industry.slug) : listProjects(),
            )
          ).slice(0, LATEST_PROJECTS),
    })),
  z
    .object({
      ...is('testimonials'),
      heading: z.string(),
      testimonials: list(testimonial),
      layout: z.enum(['band', 'image']).catch('band'),
      reviews: z.boolean().nullish(),
    })
    .transform(async (raw) => {
      const [reviews, projects] = await Promise.all([
        raw.reviews ? reviewPlatforms() : [],
        listOrEmpty('quoted projects', () => listQuotedProjects(raw.testimonials)),
      ]);
      return {
        ...raw,
        reviews,
        testimonials: raw.testimonials.map((entry, index) => ({ ...entry, project: projects[index] ?? null })),
      };
    }),
  z.object({ ...is('partners'), heading: z.string(), partners: list(partner) }).transform(async (raw) => ({
    ...raw,
    partners: raw.partners.length ? raw.partners : await listOrEmpty('partners', listPartners),
  })),
  z
    .object({
      ...is('teaser'),
      ...head,
      bytes_heading: z.string(),
      article: articleSummary.nullish(),
      bytes: list(byteSummary),
    })
    .transform(async (raw) => ({
      ...raw,
      article: raw.article ?? (await listOrEmpty('articles', listArticles))[0] ?? null,
      bytes: raw.bytes.length
        ? raw.bytes
        : (await listOrEmpty('questions', () => listBytes('liked'))).slice(0, LIKED_QUESTIONS),
    })),
  z.object({
    ...is('people'),
    ...head,
    people: list(person),
    place: orNull(z.enum(['page', 'form', 'both'])),
  }),
  z.object({ ...is('jobs'), heading: text }).transform(async (raw) => {
    const [jobs, { none }, openApplication] = await Promise.all([
      listOpenJobs(),
      getUiTextsOrDefault(),
      withFallback('open application', null, findOpenApplication),
    ]);
    return { ...raw, jobs: jobs.map(summariseJob), none: none.jobs, openApplication };
  }),
  z.object({ ...is('faq'), ...head, questions: list(faq), person: orNull(person) }),
  z.object({ ...is('technologies'), ...head, technologies: list(technologySummary) }).transform(async (raw) => ({
    ...raw,
    technologies: raw.technologies.length
      ? raw.technologies
      : (await listOrEmpty('technologies', listTechnologies)).filter(({ slug }) => slug),
  })),
  z.object({
    ...is('figure'),
    heading: text,
    figure,
    layout: orNull(z.enum(['contained', 'full'])),
  }),
  z
    .object({
      ...is('image-text'),
      heading: z.string(),
      ...body,
      figure,
      side: z.enum(['left', 'right']),
      link: optionalLink,
    })
    .transform(withBody),
  z.object({ ...is('gallery'), ...head, figures: list(figure) }),
  z
    .object({ ...is('video'), ...head, url: z.string(), poster: image, caption: text })
    .transform(({ url, ...raw }) => ({ ...raw, video: readVideoAddress(url) })),
  z.object({ ...is('dates'), ...head, dates: upcomingDates, empty_text: z.string(), link: optionalLink }),
  z
    .object({
      ...is('form'),
      ...head,
      service: orNull(z.object({ name: z.string() })),
      subject: text,
      project_type: text,
      budget: text,
    })
    .transform(async ({ service, subject, project_type, budget, ...raw }) => {
      const [options, { privacyNote, sent }] = await Promise.all([getFormOptions(), getUiTextsOrDefault()]);
      return {
        ...raw,
        options,
        privacyNote,
        wording: sent.contact,
        protection: spamProtection(),
        chosen: {
          subject: subject || service?.name || '',
          project_type: chosenOption(options.projectTypes, project_type),
          budget: chosenOption(options.budgets, budget),
        },
      };
    }),
  z.object({ ...is('newsletter'), ...head }).transform(async (raw) => {
    const { newsletter, sent } = await getUiTextsOrDefault();
    return { ...raw, consent: newsletter.consent, sentText: sent.newsletter.text, protection: spamProtection() };
  }),
  callToAction.extend(is('call-to-action')),
]);

export type Block = z.output<typeof block>;

/** False for a section that would show nothing but its heading. */
function hasContent(block: Block): boolean {
  switch (block.__component) {
    case 'sections.faq':
      return block.questions.length > 0;
    case 'sections.people':
      return block.people.length > 0;
    case 'sections.testimonials':
      return block.testimonials.length + block.reviews.length > 0;
    case 'sections.compare':
      return block.services.length > 0;
    case 'sections.figure':
      return block.figure.image !== null;
    case 'sections.gallery':
      return block.figures.some(({ image }) => image);
    case 'sections.video':
      return block.video !== null;
    case 'sections.projects':
      return block.projects.length > 0;
    case 'sections.partners':
      return block.partners.length > 0;
    case 'sections.newsletter':
      // Without a mail server, subscribers could not get the link that confirms their address.
      return env().SMTP_URL !== undefined;
    case 'sections.technologies':
      return block.technologies.length > 0;
    case 'sections.teaser':
      return block.article !== null || block.bytes.length > 0;
    default:
      return true;
  }
}

/** A page shows only the first form, newsletter and list of jobs, because their elements have fixed ids. */
const isFirstOfKind = ({ __component: kind }: Block, index: number, all: Block[]): boolean =>
  !SINGLE.includes(kind) || all.findIndex(({ __component: other }) => other === kind) === index;
const SINGLE: Block['__component'][] = ['sections.form', 'sections.newsletter', 'sections.jobs'];

/** Keeps ids unique: two texts on a page may have equal headings or footnotes. */
const withIdPrefix = (raw: unknown, index: number): unknown =>
  typeof raw === 'object' && index > 0 ? { ...raw, id_prefix: `section-${index + 1}-` } : raw;

export const blocks = z
  .preprocess((raw) => (Array.isArray(raw) ? raw.map(withIdPrefix) : raw), list(block))
  .transform((all) => all.filter(hasContent).filter(isFirstOfKind));
/** The type of one kind of section: `BlockOf<'faq'>`. */
export type BlockOf<Name extends string> = Extract<Block, { __component: `sections.${Name}` }>;

export const blockOf = <Name extends string>(blocks: Block[], name: Name): BlockOf<Name> | null =>
  blocks.find((block): block is BlockOf<Name> => block.__component === `sections.${name}`) ?? null;

/** The people shown next to the page's form. */
export const besideForm = (blocks: Block[]): BlockOf<'people'>[] =>
  blocks.filter(
    (block): block is BlockOf<'people'> =>
      block.__component === 'sections.people' && (block.place === 'form' || block.place === 'both'),
  );

/** All sections except those that are shown only next to the page's form. */
export const onPage = (blocks: Block[]): Block[] =>
  blocks.filter((block) => block.__component !== 'sections.people' || block.place !== 'form');

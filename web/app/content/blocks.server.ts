import { z } from 'zod';
import { listArticles } from './articles.server.ts';
import { listEntries, withFallback } from './client.server.ts';
import {
  callToAction,
  callToActionPopulate,
  engagement,
  feature,
  figure,
  highlight,
  industryName,
  list,
  markdown,
  optionalLink,
  stat,
  text,
  topics,
} from './fields.server.ts';
import { image } from './media.server.ts';
import { person, personPopulate } from './people.server.ts';
import { listProjects, listProjectsOfIndustry, projectCardPopulate, projectSummary } from './projects.server.ts';
import { reviewPlatforms } from './site.server.ts';
import { listBytes } from './technical-bytes.server.ts';
import { listTechnologies, technologyPopulate, technologySummary } from './technologies.server.ts';
import { testimonial } from './testimonials.server.ts';

const LATEST_PROJECTS = 6;
const MOST_LIKED = 3;

const head = { heading: z.string(), text };
const faq = z.object({ question: z.string(), answer: markdown });
const partner = z.object({ name: z.string(), logo: image, url: text });
const partnerPopulate = { populate: { logo: true } };
const listPartners = () => listEntries('partners', { ...partnerPopulate, sort: ['index', 'name'] }, partner);
/** A section's automatic content is optional: its failure must not fail the page. */
const listOrEmpty = <T>(what: string, load: () => Promise<T[]>) => withFallback(`${what} of a section`, [], load);
const is = <const T extends string>(name: T) => ({ __component: z.literal(`sections.${name}` as const) });

/**
 * The sections that editors can put on a page. Automatic content (latest projects, most liked questions) is added here.
 */
const block = z.discriminatedUnion('__component', [
  z.object({ ...is('prose'), ...head, body: markdown }),
  z.object({ ...is('index'), ...head, items: list(feature) }),
  z.object({ ...is('features'), ...head, items: list(feature) }),
  z.object({
    ...is('stages'),
    ...head,
    stages: list(z.object({ period: z.string(), title: z.string(), text: z.string(), weeks: z.number() })),
  }),
  z.object({
    ...is('process'),
    ...head,
    steps: list(
      z.object({ title: z.string(), text, days: z.number().nullish(), who: z.enum(['visitor', 'studio', 'both']) }),
    ),
    outcome: text,
    outcome_text: text,
  }),
  z.object({
    ...is('counts'),
    ...head,
    items: list(z.object({ term: z.string(), text: z.string() })),
    tone: z.enum(['plain', 'strong']),
  }),
  z.object({ ...is('highlights'), ...head, items: list(highlight) }),
  z.object({ ...is('stats'), ...head, items: list(stat) }),
  z.object({
    ...is('practices'),
    ...head,
    items: list(
      z.object({
        title: z.string(),
        text: z.string(),
        drawing: z.enum(['ranges', 'racks']),
        systems: topics,
        link: optionalLink,
      }),
    ),
  }),
  z.object({
    ...is('compare'),
    ...head,
    pages: list(z.object({ title: z.string(), slug: z.string(), engagement: engagement.nullish() })),
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
      reviews: z.boolean().nullish(),
    })
    .transform(async (raw) => ({ ...raw, reviews: raw.reviews ? await reviewPlatforms() : [] })),
  z.object({ ...is('partners'), heading: z.string(), partners: list(partner) }).transform(async (raw) => ({
    ...raw,
    partners: raw.partners.length ? raw.partners : await listOrEmpty('partners', listPartners),
  })),
  z.object({ ...is('teaser'), ...head, bytes_heading: z.string() }).transform(async (raw) => ({
    ...raw,
    article: (await listOrEmpty('articles', listArticles))[0] ?? null,
    bytes: (await listOrEmpty('questions', () => listBytes('liked'))).slice(0, MOST_LIKED),
  })),
  z.object({ ...is('people'), ...head, people: list(person) }),
  z.object({ ...is('faq'), ...head, questions: list(faq) }),
  z.object({ ...is('technologies'), ...head, technologies: list(technologySummary) }).transform(async (raw) => ({
    ...raw,
    technologies: raw.technologies.length
      ? raw.technologies
      : (await listOrEmpty('technologies', listTechnologies)).filter(({ slug }) => slug),
  })),
  z.object({ ...is('figure'), heading: text, figure }),
  callToAction.extend(is('call-to-action')),
]);

export type Block = z.output<typeof block>;

/** False for sections whose entries are missing, and for a figure without its image. */
function hasContent(block: Block): boolean {
  switch (block.__component) {
    case 'sections.faq':
      return block.questions.length > 0;
    case 'sections.people':
      return block.people.length > 0;
    case 'sections.testimonials':
      return block.testimonials.length + block.reviews.length > 0;
    case 'sections.compare':
      return block.pages.some(({ engagement }) => engagement);
    case 'sections.figure':
      return block.figure.image !== null;
    case 'sections.projects':
      return block.projects.length > 0;
    case 'sections.partners':
      return block.partners.length > 0;
    case 'sections.technologies':
      return block.technologies.length > 0;
    case 'sections.teaser':
      return block.article !== null || block.bytes.length > 0;
    default:
      return true;
  }
}

export const blocks = list(block).transform((all) => all.filter(hasContent));
/** `BlockOf<'faq'>` */
export type BlockOf<Name extends string> = Extract<Block, { __component: `sections.${Name}` }>;

export const blockOf = <Name extends string>(blocks: Block[], name: Name): BlockOf<Name> | null =>
  blocks.find((block): block is BlockOf<Name> => block.__component === `sections.${name}`) ?? null;

export const blocksPopulate = {
  on: {
    'sections.prose': true,
    'sections.index': { populate: { items: true } },
    'sections.features': { populate: { items: true } },
    'sections.stages': { populate: { stages: true } },
    'sections.process': { populate: { steps: true } },
    'sections.counts': { populate: { items: true } },
    'sections.highlights': { populate: { items: true } },
    'sections.stats': { populate: { items: true } },
    'sections.practices': { populate: { items: { populate: { systems: true, link: true } } } },
    'sections.compare': { populate: { pages: { populate: { engagement: true } } } },
    'sections.projects': { populate: { industry: true, projects: { populate: projectCardPopulate }, link: true } },
    'sections.testimonials': { populate: { testimonials: true } },
    'sections.partners': { populate: { partners: partnerPopulate } },
    'sections.teaser': true,
    'sections.people': { populate: { people: personPopulate } },
    'sections.faq': { populate: { questions: true } },
    'sections.technologies': { populate: { technologies: technologyPopulate } },
    'sections.figure': { populate: { figure: { populate: { image: true } } } },
    'sections.call-to-action': callToActionPopulate,
  } satisfies Record<Block['__component'], unknown>,
};

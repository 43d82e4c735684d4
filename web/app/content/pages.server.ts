import { z } from 'zod';
import { messagesIn } from '#app/i18n/messages.ts';
import { pagePath } from '#app/page-addresses.ts';
import { type BlockOf, blockOf, blocks } from './blocks.server.ts';
import { camelKeys } from './camel-keys.ts';
import { findEntry, findSingle, pageLocale, withFallback } from './client.server.ts';
import {
  figure,
  list,
  locale,
  markdown,
  optionalLink,
  orNull,
  seo,
  stat,
  text,
  withSharingImage,
} from './fields.server.ts';
import { renderMarkdown, renderPassages } from './markdown.server.ts';
import { image, namedImage } from './media.server.ts';
import { requireFound, requirePublishedPage } from './not-found-response.server.ts';
import { listPagePaths } from './paths.server.ts';
import { projectSummary } from './projects.server.ts';
import { usesSiteVariable } from './site-variables.ts';
import { staleIfError } from './stale-if-error.server.ts';

const hero = z
  .object({
    heading: z.string(),
    lead: text,
    primary: optionalLink,
    secondary: optionalLink,
    image,
    phone_image: image,
    layout: orNull(z.enum(['full', 'beside', 'below', 'number'])),
    // A variable is still there if it has no value, such as the median reply time after too few replies.
    facts: list(stat).transform((facts) => facts.filter((fact) => !usesSiteVariable(fact))),
  })
  .transform(camelKeys);

const above = z.object({ title: z.string(), slug: z.string() });
const page = z
  .object({
    title: z.string(),
    slug: z.string(),
    parent: orNull(above.extend({ parent: orNull(above) })),
    is_offer: z.boolean().nullish(),
    hero,
    blocks,
    seo,
    locale,
  })
  .transform(async ({ parent, is_offer: isOffer, ...raw }) => ({
    ...raw,
    parents: [parent?.parent, parent].flatMap((page) => (page ? { label: page.title, to: pagePath(page.slug) } : [])),
    isOffer: isOffer ?? false,
    seo: await withSharingImage(raw.seo, 'page', raw.slug, { title: raw.title, words: raw.hero.heading }),
  }));
const home = z
  .object({
    hero,
    featured_projects: list(
      z.object({ label: z.string(), height: z.number(), layer: image, project: projectSummary.nullish() }),
    ),
    stats: list(stat),
    blocks,
    seo,
    locale,
  })
  .transform(async ({ featured_projects, ...raw }) => ({
    ...raw,
    featuredProjects: featured_projects,
    seo: await withSharingImage(raw.seo, 'page', 'home', { title: raw.hero.heading }),
  }));
/** The page's name in the menus. */
const nameOf = (page: 'brand' | 'impressum'): string => messagesIn(pageLocale()).nav[page];
const logos = list(z.object({ image: namedImage, caption: text }));
const brand = z
  .object({
    hero,
    document: text.transform(renderPassages),
    about_logos: text.transform((words) => renderMarkdown(words, 'logos-')),
    about_colours: text.transform((words) => renderMarkdown(words, 'colours-')),
    about_typefaces: text.transform((words) => renderMarkdown(words, 'typefaces-')),
    colours: list(
      z
        .object({
          name: z.string(),
          hex: z.string(),
          hex_in_dark: z.string().nullish(),
          share: z.number().nullish(),
          use: z.string(),
        })
        .transform(({ hex_in_dark: hexInDark, share = null, ...colour }) => ({
          ...colour,
          hexInDark: hexInDark || null,
          share,
        })),
    ),
    logos,
    logos_on_dark: logos,
    examples: list(figure),
    press_kit: orNull(
      z.object({
        text: z.string(),
        facts: list(z.object({ term: z.string(), text: z.string() })),
        images: list(z.object({ image: namedImage, narrow: image, tablet: image, caption: text })),
      }),
    ),
    seo,
    locale,
  })
  .transform(async ({ press_kit: pressKit, logos, logos_on_dark: logosOnDark, ...raw }) => ({
    ...raw,
    logos: [
      ...logos.map((logo) => ({ ...logo, isOnDark: false })),
      ...logosOnDark.map((logo) => ({ ...logo, isOnDark: true })),
    ],
    pressKit,
    seo: await withSharingImage(raw.seo, 'page', 'brand', { title: nameOf('brand'), words: raw.hero.heading }),
  }));
/** Headings get the prefix of the section's own id, because the impressum is on the same page. */
const privacy = text.transform((words) => renderMarkdown(words, 'privacy-'));
const impressum = z
  .object({ hero, document: markdown, privacy, updated_on: z.string(), seo, locale })
  .transform(async (raw) => ({
    ...camelKeys(raw),
    seo: await withSharingImage(raw.seo, 'page', 'impressum', { title: nameOf('impressum'), words: raw.hero.heading }),
  }));

export type Hero = z.output<typeof hero>;
type PageContent = z.output<typeof page>;
export type Home = z.output<typeof home>;
export type Brand = z.output<typeof brand>;

export function findPage(slug: string): Promise<PageContent | null> {
  return findEntry('pages', { filters: { slug: { $eq: slug } } }, page);
}

const processCache = staleIfError<{ steps: BlockOf<'process'>['steps'] }>({ freshMs: 60_000, waitMs: 1_000 });

/** The steps of a page's process, for emails and the inbox. May be a minute old, so that no form waits for the CMS. Never fails. */
export async function getCachedProcessSteps(slug: string): Promise<BlockOf<'process'>['steps']> {
  const read = async () => {
    const page = await findPage(slug);
    return page && { steps: blockOf(page.blocks, 'process')?.steps ?? [] };
  };
  return (await processCache.get(`${pageLocale().code} ${slug}`, read, { steps: [] }))?.steps ?? [];
}

export async function findPageAt(path: string): Promise<PageContent | null> {
  return (await listPagePaths()).has(path) ? findPage(path.split('/').at(-1) ?? '') : null;
}

/** @throws Response 404, or 410 if an editor has unpublished the page */
export async function requirePage(slug: string): Promise<PageContent> {
  return requirePublishedPage(await findPage(slug), pagePath(slug));
}

/**
 * A page with a form. Forms have to work during an outage of the CMS: then the page is only the title and the form.
 * @throws like requirePage
 */
export async function requireFormPage(slug: string, title: string): Promise<PageContent> {
  const bare = await page.parseAsync({ title, slug, hero: { heading: title }, blocks: [] });
  return requirePublishedPage(await withFallback(`page ${slug}`, bare, () => findPage(slug)), pagePath(slug));
}

/** @throws Response 404 when not published */
const requireSingle = async <T>(name: string, schema: z.ZodType<T>): Promise<T> =>
  requireFound(await findSingle(name, {}, schema));

export const requireHome = () => requireSingle('home', home);
export const requireBrand = () => requireSingle('brand', brand);
export const requireImpressum = () => requireSingle('impressum', impressum);

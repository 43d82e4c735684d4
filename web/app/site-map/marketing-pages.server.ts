import { z } from 'zod';
import { findSingle, listEntries, pageLocale } from '#app/content/client.server.ts';
import { text } from '#app/content/fields.server.ts';
import { image } from '#app/content/media.server.ts';
import { listServices } from '#app/content/services.server.ts';
import { messagesIn } from '#app/i18n/messages.ts';
import { pagePath, SINGLES } from '#app/page-addresses.ts';
import { blocksPopulate, common, images, part, parts, rawSections, sitePage } from './describe-page.server.ts';
import { answersIn, sectionsAsMarkdown } from './sections-as-markdown.ts';
import type { SitePage } from './site-page.ts';

const hero = z.object({ heading: z.string(), lead: text, image });
const page = z.object({
  ...common,
  slug: z.string(),
  title: z.string(),
  is_offer: z.boolean().nullish(),
  hero,
  blocks: rawSections,
});

export async function listMarketingPages(): Promise<SitePage[]> {
  const [pages, services] = await Promise.all([
    listEntries('pages', { populate: blocksPopulate, sort: 'slug' }, page),
    listServices(),
  ]);
  const servicePaths = new Set(services.map(({ path }) => path));
  return pages.map((entry) =>
    sitePage({
      path: pagePath(entry.slug),
      kind: entry.is_offer || servicePaths.has(pagePath(entry.slug)) ? 'service' : 'page',
      slug: entry.slug,
      title: entry.title,
      searchTitle: entry.seo.title,
      description: entry.seo.description || entry.hero.lead,
      lastModified: entry.publishedAt,
      locale: entry.locale,
      searchKeywords: entry.seo.keywords,
      note: entry.hero.heading,
      cover: entry.hero.image,
      images: images(entry.hero.image),
      markdown: sectionsAsMarkdown(entry.blocks, services),
      answers: answersIn(entry.blocks),
    }),
  );
}

const home = z.object({ ...common, hero, blocks: rawSections });
const documentPage = z.object({ ...common, hero, document: text });
const impressumPage = documentPage.extend({ privacy: text });
const brandPage = documentPage.extend({ about_logos: text, about_colours: text, about_typefaces: text });

const describeDocument = (
  slug: 'brand' | 'impressum',
  title: string,
  { seo, hero, publishedAt, locale }: z.output<typeof documentPage>,
  markdown: string,
): SitePage =>
  sitePage({
    path: SINGLES[slug],
    kind: 'page',
    slug,
    title,
    searchTitle: seo.title,
    description: seo.description || hero.lead,
    lastModified: publishedAt,
    locale,
    searchKeywords: seo.keywords,
    note: hero.heading,
    markdown,
  });

export async function listSinglePages(): Promise<SitePage[]> {
  const [start, brand, impressum] = await Promise.all([
    findSingle('home', { populate: blocksPopulate }, home),
    findSingle('brand', {}, brandPage),
    findSingle('impressum', {}, impressumPage),
  ]);
  const { nav, brand: texts, consent } = messagesIn(pageLocale());
  const pages: SitePage[] = [];
  if (start)
    pages.push(
      sitePage({
        path: SINGLES.home,
        kind: 'page',
        slug: 'home',
        searchTitle: start.seo.title,
        title: start.hero.heading,
        description: start.seo.description || start.hero.lead,
        lastModified: start.publishedAt,
        locale: start.locale,
        searchKeywords: start.seo.keywords,
        markdown: sectionsAsMarkdown(start.blocks),
        answers: answersIn(start.blocks),
      }),
    );
  if (brand) {
    const sections = [
      part(texts.logos, brand.about_logos),
      part(texts.colours, brand.about_colours),
      part(texts.typefaces, brand.about_typefaces),
    ];
    pages.push(describeDocument('brand', nav.brand, brand, parts(brand.document, ...sections)));
  }
  if (impressum) {
    const privacy = part(consent.banner.privacy, impressum.privacy);
    pages.push(describeDocument('impressum', nav.impressum, impressum, parts(impressum.document, privacy)));
  }
  return pages;
}

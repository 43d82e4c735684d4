import { z } from 'zod';
import { findSingle, listEntries, pageLocale } from '#app/content/client.server.ts';
import { text } from '#app/content/fields.server.ts';
import { image } from '#app/content/media.server.ts';
import { listServices } from '#app/content/services.server.ts';
import { messagesIn } from '#app/i18n/messages.ts';
import { pagePath, SINGLES } from '#app/page-addresses.ts';
import { blocksPopulate, common, images, rawSections, sitePage } from './describe-page.server.ts';
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
const impressumPage = documentPage.extend({ privacy: text }).transform(({ privacy, document, ...page }) => ({
  ...page,
  document: [document, withHeading(messagesIn(pageLocale()).consent.banner.privacy, privacy)]
    .filter(Boolean)
    .join('\n\n'),
}));
const brandPage = documentPage
  .extend({ about_logos: text, about_colours: text, about_typefaces: text })
  .transform(({ about_logos, about_colours, about_typefaces, document, ...page }) => {
    const { brand } = messagesIn(pageLocale());
    const parts = [
      document,
      withHeading(brand.logos, about_logos),
      withHeading(brand.colours, about_colours),
      withHeading(brand.typefaces, about_typefaces),
    ];
    return { ...page, document: parts.filter(Boolean).join('\n\n') };
  });
const withHeading = (heading: string, words: string) => words && `## ${heading}\n\n${words}`;

export async function listSinglePages(): Promise<SitePage[]> {
  const [start, ...documents] = await Promise.all([
    findSingle('home', { populate: blocksPopulate }, home),
    findSingle('brand', {}, brandPage),
    findSingle('impressum', {}, impressumPage),
  ]);
  const { nav } = messagesIn(pageLocale());
  const titles = [nav.brand, nav.impressum];
  const slugs = ['brand', 'impressum'] as const;
  return [
    ...(start
      ? [
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
        ]
      : []),
    ...documents.flatMap((entry, index) => {
      const slug = slugs[index];
      if (!entry || !slug) return [];
      return sitePage({
        path: SINGLES[slug],
        kind: 'page',
        slug,
        title: titles[index] ?? entry.hero.heading,
        searchTitle: entry.seo.title,
        description: entry.seo.description || entry.hero.lead,
        lastModified: entry.publishedAt,
        locale: entry.locale,
        searchKeywords: entry.seo.keywords,
        note: entry.hero.heading,
        markdown: entry.document,
      });
    }),
  ];
}

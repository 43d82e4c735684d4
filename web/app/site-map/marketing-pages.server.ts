import { z } from 'zod';
import { blocksPopulate } from '#app/content/blocks.server.ts';
import { findSingle, listEntries } from '#app/content/client.server.ts';
import { seoPopulate, text } from '#app/content/fields.server.ts';
import { image } from '#app/content/media.server.ts';
import { en } from '#app/i18n/en.ts';
import { pagePath, SERVICES, SINGLES } from '#app/page-addresses.ts';
import { common, images, sitePage } from './describe-page.server.ts';
import { rawSections, sectionsAsMarkdown } from './sections-as-markdown.ts';
import type { SitePage } from './site-page.ts';

const hero = z.object({ heading: z.string(), lead: text, image: image, second_image: image });
const heroPopulate = { populate: { image: true, second_image: true } };
const page = z.object({ ...common, slug: z.string(), title: z.string(), hero, blocks: rawSections });

export async function listMarketingPages(): Promise<SitePage[]> {
  const populate = { hero: heroPopulate, blocks: blocksPopulate, seo: seoPopulate };
  const pages = await listEntries('pages', { populate, sort: 'slug' }, page);
  return pages.map((entry) =>
    sitePage({
      path: pagePath(entry.slug),
      kind: SERVICES.has(entry.slug) ? 'service' : 'page',
      slug: entry.slug,
      title: entry.title,
      description: entry.seo.description || entry.hero.lead,
      lastModified: entry.publishedAt,
      note: entry.hero.heading,
      images: images(entry.hero.image, entry.hero.second_image),
      markdown: sectionsAsMarkdown(entry.blocks),
    }),
  );
}

const home = z.object({ ...common, hero, blocks: rawSections });
const documentPage = z.object({ ...common, hero, document: text });

export async function listSinglePages(): Promise<SitePage[]> {
  const populate = { hero: heroPopulate, seo: seoPopulate };
  const [start, ...documents] = await Promise.all([
    findSingle('home', { populate: { ...populate, blocks: blocksPopulate } }, home),
    findSingle('brand', { populate }, documentPage),
    findSingle('impressum', { populate }, documentPage),
  ]);
  const titles = [en.nav.brand, en.nav.impressum];
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
            markdown: sectionsAsMarkdown(start.blocks),
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
        description: entry.seo.description || entry.hero.lead,
        lastModified: entry.publishedAt,
        note: entry.hero.heading,
        markdown: entry.document,
      });
    }),
  ];
}

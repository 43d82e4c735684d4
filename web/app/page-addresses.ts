/* A test checks these against routes.ts. */

/** By slug. Any other page is at `/{slug}`. */
export const PAGES = {
  services: '/services',
  'custom-warehouse-management-system': '/logistics/custom-warehouse-management-system',
  company: '/company',
  careers: '/careers',
  projects: '/projects',
  blog: '/blog',
  'technical-bytes': '/technical-bytes',
  'free-resources': '/free-resources',
  startups: '/startups',
  contact: '/contact',
  follow: '/follow',
  tech: '/tech',
} as const satisfies Record<string, `/${string}`>;

const KNOWN = new Map<string, string>(Object.entries(PAGES));
export const pagePath = (slug: string): string => KNOWN.get(slug) ?? `/${slug}`;

export const SINGLES = { home: '/', brand: '/brand', impressum: '/impressum' } as const;

export const SEARCH_PATH = '/search';

export const PRESS_KIT_PATH = '/brand/press-kit.zip';

/** Route patterns. The CMS has the same ones (cms/src/publishing/page-paths.ts). */
export const ENTRIES = {
  page: '/:slug',
  job: '/careers/:slug',
  industry: '/projects/:industry',
  project: '/projects/:industry/:slug',
  technology: '/tech/:slug',
  article: '/blog/:slug',
  byte: '/technical-bytes/:slug',
  resource: '/free-resources/:slug',
  topic: '/topics/:slug',
  author: '/authors/:slug',
} as const;

/**
 * Lists with a feed: `/blog/feed.xml` is RSS, `/blog/atom.xml` Atom. Topics and authors have theirs in routes.ts. The CMS has the
 * same addresses (cms/src/publishing/page-paths.ts), en.ts describes each feed (`follow.about`).
 */
export const FEEDS = {
  '/blog': 'article',
  '/technical-bytes': 'byte',
  '/projects': 'project',
  '/careers': 'job',
} as const;

/* page-addresses.test.ts checks these paths against routes.ts. */

/** Paths of pages by slug. Any other page is at `/{slug}`. */
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

const PATHS = new Map<string, string>(Object.entries(PAGES));
export const pagePath = (slug: string): string => PATHS.get(slug) ?? `/${slug}`;

export const SINGLES = { home: '/', brand: '/brand', impressum: '/impressum' } as const;

/** The privacy policy is a part of the impressum. */
export const PRIVACY_ID = 'privacy';
export const PRIVACY_PATH = `${SINGLES.impressum}#${PRIVACY_ID}` as const;

export const SEARCH_PATH = '/search';

export const PRESS_KIT_PATH = '/brand/press-kit.zip';

/** Route patterns of content types. cms/src/publishing/page-paths.ts has the same ones. */
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

export const LISTS = ['/blog', '/technical-bytes', '/projects', '/careers'] as const;
type List = (typeof LISTS)[number];

/**
 * Lists with feeds: `/blog/feed.xml` is RSS, `/blog/atom.xml` Atom. The feeds of topics and authors are in routes.ts.
 * cms/src/publishing/page-paths.ts has the same paths, and en.ts describes each feed (`follow.about`).
 */
export const FEEDS = {
  '/blog': 'article',
  '/technical-bytes': 'byte',
  '/projects': 'project',
  '/careers': 'job',
} as const satisfies Record<List, string>;

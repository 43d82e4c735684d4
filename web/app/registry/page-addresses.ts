/** Marketing pages by their slug in the content system; where the address is longer than the slug it is given. */
export const PAGES = {
  services: '/services',
  'product-discovery-workshop': '/product-discovery-workshop',
  'managed-projects': '/managed-projects',
  'dedicated-team': '/dedicated-team',
  'custom-healthcare-software-development': '/custom-healthcare-software-development',
  logistics: '/logistics',
  'custom-warehouse-management-system': '/logistics/custom-warehouse-management-system',
  company: '/company',
  careers: '/careers',
  projects: '/projects',
  blog: '/blog',
  'technical-bytes': '/technical-bytes',
  'free-resources': '/free-resources',
  startups: '/startups',
  contact: '/contact',
} as const satisfies Record<string, `/${string}`>;

/** Of these, the ones that offer a service. */
export const SERVICES: ReadonlySet<string> = new Set<keyof typeof PAGES>([
  'product-discovery-workshop',
  'managed-projects',
  'dedicated-team',
  'custom-healthcare-software-development',
  'logistics',
  'custom-warehouse-management-system',
]);

/** Single types with a page. */
export const SINGLES = { home: '/', brand: '/brand', impressum: '/impressum' } as const;

/** A page for each entry: the route's pattern. The content system has the same ones (cms/src/publishing/page-paths.ts). */
export const ENTRIES = {
  job: '/careers/:slug',
  industry: '/projects/:industry',
  project: '/projects/:industry/:slug',
  technology: '/tech/:slug',
  article: '/blog/:slug',
  byte: '/technical-bytes/:slug',
  resource: '/free-resources/:slug',
} as const;

/** Routes that are no page to be found, and why. */
export const NOT_LISTED: Record<string, string> = {
  '/*': 'no page',
  '/contact/send': 'takes a form',
  '/leads/challenge': 'for forms',
  '/startups/apply': 'leads on to the first page of the application',
  '/startups/apply/send': 'takes a form',
  '/startups/apply/thanks': 'for those who have applied',
  '/startups/apply/:step': 'part of a form',
  '/careers/:slug/apply': 'a form for those who have read the job',
  '/careers/:slug/apply/send': 'takes a form',
  '/technical-bytes/:slug/like': 'takes a like',
  '/careers/:slug/apply/thanks': 'for those who have applied',
  '/_markdown/*': 'the Markdown of pages that are listed',
  '/search': 'as many pages as there are words',
  '/api/search': 'for the search dialog',
  '/og/:signature/:kind/:file': 'pictures of pages that are listed',
  '/favicon.ico': 'the icon of browsers',
  '/icons/:version/:file': 'icons of browsers and phones',
  '/styleguide': 'for developers, in watch mode only',
  '/site.webmanifest': 'for programs',
  '/sitemap.xml': 'for programs',
  '/robots.txt': 'for programs',
  '/llms.txt': 'for programs',
  '/blog/feed.xml': 'a feed',
  '/blog/atom.xml': 'a feed',
  '/technical-bytes/feed.xml': 'a feed',
  '/technical-bytes/atom.xml': 'a feed',
  '/careers/feed.xml': 'a feed',
};

/** The pattern of every route that is listed. A test holds it against routes.ts, so that a new page cannot be forgotten. */
export const LISTED_ROUTES: string[] = [...Object.values(SINGLES), ...Object.values(PAGES), ...Object.values(ENTRIES)];

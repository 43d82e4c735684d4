/* Where the pages are that may be found. A test holds them against routes.ts, so that a new page cannot be forgotten. */

/** Pages that the menu and the code know, by their slug in the content system. Any other page is at `/{slug}`. */
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

const KNOWN = new Map<string, string>(Object.entries(PAGES));
/** Where the page with this slug is. */
export const pagePath = (slug: string): string => KNOWN.get(slug) ?? `/${slug}`;

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
  page: '/:slug',
  job: '/careers/:slug',
  industry: '/projects/:industry',
  project: '/projects/:industry/:slug',
  technology: '/tech/:slug',
  article: '/blog/:slug',
  byte: '/technical-bytes/:slug',
  resource: '/free-resources/:slug',
} as const;

/** Pages that are forms and nothing else. A test holds them against the application's steps. */
export const FORMS = {
  startup: [
    '/startups/apply/about-you',
    '/startups/apply/idea-and-team',
    '/startups/apply/business',
    '/startups/apply/review',
  ],
  job: '/careers/:slug/apply',
} as const;

/* A test compares these with routes.ts. */

/** By slug. Any other page is at `/{slug}`. */
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
export const pagePath = (slug: string): string => KNOWN.get(slug) ?? `/${slug}`;

export const SERVICES: ReadonlySet<string> = new Set<keyof typeof PAGES>([
  'product-discovery-workshop',
  'managed-projects',
  'dedicated-team',
  'custom-healthcare-software-development',
  'logistics',
  'custom-warehouse-management-system',
]);

export const SINGLES = { home: '/', brand: '/brand', impressum: '/impressum' } as const;

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
} as const;

/** Pages with nothing but a form. A test compares them with the application's steps. */
export const FORMS = {
  startup: [
    '/startups/apply/about-you',
    '/startups/apply/idea-and-team',
    '/startups/apply/business',
    '/startups/apply/review',
  ],
  job: '/careers/:slug/apply',
} as const;

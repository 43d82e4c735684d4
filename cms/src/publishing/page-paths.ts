/** Where entries have their pages on the site. `role` stays the same when a slug changes. */
export type PagePath = { role: string; path: string };
const BASES: Record<string, string> = {
  'api::article.article': '/blog',
  'api::free-resource.free-resource': '/free-resources',
  'api::industry.industry': '/projects',
  'api::job.job': '/careers',
  'api::technical-byte.technical-byte': '/technical-bytes',
  'api::technology.technology': '/tech',
};
const SINGLE: Record<string, string> = {
  'api::brand.brand': '/brand',
  'api::footer.footer': '/',
  'api::home.home': '/',
  'api::impressum.impressum': '/impressum',
  'api::site.site': '/',
};
/** The first words of addresses that are the site's own, whatever is published. A test of the site holds this against it. */
const OF_THE_SITE = [
  '_ipx',
  '_markdown',
  'admin',
  'api',
  'assets',
  'builds',
  'drawings',
  'flags',
  'healthz',
  'icons',
  'ingest',
  'leads',
  'og',
  'readyz',
  'search',
  'uploads',
];
/** The same for files. */
const FILES_OF_THE_SITE: ReadonlySet<string> = new Set([
  '/blog/atom.xml',
  '/blog/feed.xml',
  '/careers/feed.xml',
  '/favicon.ico',
  '/index.md',
  '/llms.txt',
  '/robots.txt',
  '/site.webmanifest',
  '/sitemap.xml',
  '/technical-bytes/atom.xml',
  '/technical-bytes/feed.xml',
]);
/** What a page's address cannot be: the site has something else there. A test of the site holds this against its routes. */
const RESERVED: ReadonlySet<string> = new Set([
  ...OF_THE_SITE,
  'brand',
  'en',
  'home',
  'impressum',
  'styleguide',
  'tech',
]);
/** Pages that the site's menu or its code finds by their slug. A test of the site holds this against its own list. */
export const FIXED_PAGES: ReadonlySet<string> = new Set([
  'blog',
  'careers',
  'company',
  'contact',
  'custom-healthcare-software-development',
  'custom-warehouse-management-system',
  'dedicated-team',
  'free-resources',
  'logistics',
  'managed-projects',
  'product-discovery-workshop',
  'projects',
  'services',
  'startups',
  'technical-bytes',
]);
const PLAIN_WORDS = /^[a-z0-9]+(?:-+[a-z0-9]+)*$/;

/** The address of a project has two of them, and with it a redirect has to fit into 255 characters. */
const MAX_SLUG_LENGTH = 120;

/** Why no entry of any type can have this slug, as a sentence for its editor; null when one can. */
export function slugError(slug: string): string | null {
  if (!PLAIN_WORDS.test(slug))
    return 'An address may contain only lowercase letters, digits and hyphens, like code-audits.';
  if (slug.length > MAX_SLUG_LENGTH) return `An address may have at most ${MAX_SLUG_LENGTH} characters.`;
  return null;
}

/** Why a page cannot be at `/{slug}`, as a sentence for its editor; null when it can. */
export function pageSlugError(slug: string): string | null {
  if (RESERVED.has(slug)) return `The address /${slug} is taken by another part of the site. Choose another one.`;
  return slugError(slug);
}

/** Whether the site itself has something at this path, so that nothing can lead away from there. */
export const isReservedPath = (path: string): boolean =>
  path === '/' || OF_THE_SITE.includes(path.split('/')[1] ?? '') || FILES_OF_THE_SITE.has(path);

/** The page that a path belongs to: a form and the Markdown of a page are there as long as the page is. */
export const pageOfPath = (path: string): string =>
  path.replace(/\.md$/, '').replace(/^(\/startups|\/careers\/[^/]+)\/apply(?:\/.*)?$/, '$1');

/** The one page whose address is not its slug. */
const PAGE_PATHS: Record<string, string> = {
  'custom-warehouse-management-system': '/logistics/custom-warehouse-management-system',
};

/** Single types with a page of their own. */
export const SINGLE_PAGES = ['api::brand.brand', 'api::impressum.impressum'] as const;
/** Types whose entries have an address made of their slug. */
export const PAGED_TYPES = [...Object.keys(BASES), 'api::page.page', 'api::project.project'];

/** The addresses of an entry's own pages: none, one, or for a project one under each of its industries. */
export function pagePaths(uid: string, entry: object): PagePath[] {
  const single = SINGLE[uid];
  if (single) return [{ role: 'page', path: single }];
  if (!hasSlug(entry)) return [];
  const { slug } = entry;
  if (uid === 'api::project.project')
    return industriesOf(entry).map((industry) => ({
      role: industry.documentId,
      path: `/projects/${industry.slug}/${slug}`,
    }));
  if (uid === 'api::page.page') return [{ role: 'page', path: PAGE_PATHS[slug] ?? `/${slug}` }];
  const base = BASES[uid];
  return base ? [{ role: 'page', path: `${base}/${slug}` }] : [];
}

/** The panel's "Unpublish" has Strapi tell how many industries a project had, and not which. */
function industriesOf(entry: object): { documentId: string; slug: string }[] {
  const industries: unknown[] = 'industries' in entry && Array.isArray(entry.industries) ? entry.industries : [];
  return industries.filter(isIndustry);
}

const isIndustry = (value: unknown): value is { documentId: string; slug: string } =>
  typeof value === 'object' &&
  value !== null &&
  'documentId' in value &&
  typeof value.documentId === 'string' &&
  hasSlug(value);

const hasSlug = (entry: object): entry is { slug: string } =>
  'slug' in entry && typeof entry.slug === 'string' && entry.slug !== '';

/** `role` identifies the page across slug changes. */
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
/** First path segments that belong to the site; compared with it by a test. */
const SITE_SEGMENTS = [
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
const SITE_FILES: ReadonlySet<string> = new Set([
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
/** Slugs that a page cannot have; compared with the site's routes by a test. */
const RESERVED: ReadonlySet<string> = new Set([
  ...SITE_SEGMENTS,
  'brand',
  'en',
  'home',
  'impressum',
  'styleguide',
  'tech',
]);
/** Pages that the site's code finds by slug; compared with its own list by a test. */
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

/** A project's path has two slugs, and a redirect's path must fit into 255 characters. */
const MAX_SLUG_LENGTH = 120;

/** A sentence for the editor, or null. */
export function slugError(slug: string): string | null {
  if (!PLAIN_WORDS.test(slug))
    return 'An address may contain only lowercase letters, digits and hyphens, like code-audits.';
  if (slug.length > MAX_SLUG_LENGTH) return `An address may have at most ${MAX_SLUG_LENGTH} characters.`;
  return null;
}

/** A sentence for the editor, or null. */
export function pageSlugError(slug: string): string | null {
  if (RESERVED.has(slug)) return `The address /${slug} is taken by another part of the site. Choose another one.`;
  return slugError(slug);
}

export const isReservedPath = (path: string): boolean =>
  path === '/' || SITE_SEGMENTS.includes(path.split('/')[1] ?? '') || SITE_FILES.has(path);

/** The page whose form or Markdown version is at this path. */
export const pageOfPath = (path: string): string =>
  path.replace(/\.md$/, '').replace(/^(\/startups|\/careers\/[^/]+)\/apply(?:\/.*)?$/, '$1');

/** Pages whose path is not their slug. */
const PAGE_PATHS: Record<string, string> = {
  'custom-warehouse-management-system': '/logistics/custom-warehouse-management-system',
};

/** Single types with a page of their own. */
export const SINGLE_PAGES = ['api::brand.brand', 'api::impressum.impressum'] as const;
/** Types whose path contains the entry's slug. */
export const PAGED_TYPES = [...Object.keys(BASES), 'api::page.page', 'api::project.project'];

/** None, one, or for a project one under each of its industries. */
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

/** "Unpublish" in the panel emits a project whose `industries` is a count instead of a list. */
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

/** `role` identifies a page of an entry when its path changes. */
export type PagePath = { role: string; path: string };
const BASES: Record<string, string> = {
  'api::article.article': '/blog',
  'api::free-resource.free-resource': '/free-resources',
  'api::industry.industry': '/projects',
  'api::job.job': '/careers',
  'api::person.person': '/authors',
  'api::technical-byte.technical-byte': '/technical-bytes',
  'api::technology.technology': '/tech',
  'api::topic.topic': '/topics',
};
const SINGLE: Record<string, string> = {
  'api::brand.brand': '/brand',
  'api::footer.footer': '/',
  'api::home.home': '/',
  'api::impressum.impressum': '/impressum',
  'api::navigation.navigation': '/',
  'api::site.site': '/',
};
/** First path segments that belong to the site. A test compares them with its routes. */
const SITE_SEGMENTS = [
  '_ipx',
  '_markdown',
  'admin',
  'api',
  'assets',
  'builds',
  'drawings',
  'art',
  'healthz',
  'icons',
  'ingest',
  'leads',
  'newsletter',
  'og',
  'readyz',
  'search',
  'uploads',
];
const SITE_FILES: ReadonlySet<string> = new Set([
  '/blog/atom.xml',
  '/blog/feed.xml',
  '/brand/press-kit.zip',
  '/careers/atom.xml',
  '/careers/feed.xml',
  '/contact/reply.ics',
  '/favicon.ico',
  '/index.md',
  '/llms.txt',
  '/projects/atom.xml',
  '/projects/feed.xml',
  '/robots.txt',
  '/site.webmanifest',
  '/sitemap.xml',
  '/technical-bytes/atom.xml',
  '/technical-bytes/feed.xml',
]);
/** Slugs that a page can't have. A test compares them with the site's routes. */
const RESERVED: ReadonlySet<string> = new Set([
  ...SITE_SEGMENTS,
  'authors',
  'brand',
  'en',
  'home',
  'impressum',
  'styleguide',
  'topics',
]);
/** Pages that the site's code finds by their slugs. A test compares them with the site's list. */
export const FIXED_PAGES: ReadonlySet<string> = new Set([
  'blog',
  'careers',
  'company',
  'contact',
  'custom-warehouse-management-system',
  'follow',
  'free-resources',
  'projects',
  'services',
  'startups',
  'tech',
  'technical-bytes',
]);
const SLUG_PATTERN = /^[a-z0-9]+(?:-+[a-z0-9]+)*$/;

/** A project's path has two slugs, and a redirect's path must fit into 255 characters. */
const MAX_SLUG_LENGTH = 120;

/** A sentence for the editor, or null. */
export function slugError(slug: string): string | null {
  if (!SLUG_PATTERN.test(slug))
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

/** The page whose form, feed, date or Markdown version is at this path. */
export const pageOfPath = (path: string): string =>
  path
    .replace(/\.md$|\/(?:feed|atom)\.xml$|(?<=^\/[^/]+)\/dates\/[^/]+$/, '')
    .replace(/^(\/startups|\/careers\/[^/]+)\/apply(?:\/.*)?$/, '$1');

/** Pages whose path is not their slug. */
const PAGE_PATHS: Record<string, string> = {
  'custom-warehouse-management-system': '/logistics/custom-warehouse-management-system',
};

/** Single types with a page of their own. */
export const SINGLE_PAGES = ['api::brand.brand', 'api::impressum.impressum'] as const;
/** Types whose path contains the entry's slug. */
export const PAGED_TYPES = [...Object.keys(BASES), 'api::page.page', 'api::project.project'];

/** Types with feeds, which redirect too, so that feed readers follow a changed address. */
const TYPES_WITH_FEEDS = ['api::person.person', 'api::topic.topic'];

/** An entry's paths: none, one, or for a project one under each of its industries. */
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
  if (!base) return [];
  const path = `${base}/${slug}`;
  const feeds = TYPES_WITH_FEEDS.includes(uid) ? ['feed.xml', 'atom.xml'] : [];
  return [{ role: 'page', path }, ...feeds.map((file) => ({ role: file, path: `${path}/${file}` }))];
}

/** A project's industries. "Unpublish" in the panel emits an event with their number instead of a list. */
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

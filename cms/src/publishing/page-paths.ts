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
/** What a page's address cannot be: the site has something else there. A test of the site holds this against its routes. */
const RESERVED: ReadonlySet<string> = new Set([
  'admin',
  'api',
  'assets',
  'brand',
  'builds',
  'en',
  'flags',
  'healthz',
  'home',
  'icons',
  'impressum',
  'ingest',
  'leads',
  'og',
  'readyz',
  'search',
  'styleguide',
  'tech',
  'uploads',
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

/** Why a page cannot be at `/{slug}`, as a sentence for its editor; null when it can. */
export function whyNoPageAt(slug: string): string | null {
  if (!PLAIN_WORDS.test(slug))
    return 'The address of a page has small letters, digits and hyphens only, like code-audits.';
  if (RESERVED.has(slug)) return `The address /${slug} is taken by another part of the site. Choose another one.`;
  return null;
}

/** The one page whose address is not its slug. */
const PAGE_PATHS: Record<string, string> = {
  'custom-warehouse-management-system': '/logistics/custom-warehouse-management-system',
};

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

import { startEditingCms } from '#test/editing-cms.ts';
import { type SiteProcess, startSite, visitAllPages } from '#test/site-process.ts';

const TOKEN = 'token-of-the-site-for-measurements';

type Cms = { url: string; token: string; remove: () => Promise<void> };

/** The CMS that is running at STRAPI_URL (with its STRAPI_TOKEN), else one with the demo that is started now. */
export async function openCms(env: Record<string, string> = {}): Promise<Cms> {
  const { STRAPI_URL, STRAPI_TOKEN = TOKEN } = process.env;
  if (STRAPI_URL) return { url: STRAPI_URL, token: STRAPI_TOKEN, remove: async () => {} };
  console.log('Starting a CMS with the demo …');
  return startEditingCms({ copyOfStack: false, env });
}

/** The built site with every page rendered and cached. */
export async function openWarmSite(
  cms: Omit<Cms, 'remove'>,
  env: Record<string, string> = {},
  port?: number,
): Promise<SiteProcess> {
  const site = await startSite({
    strapiUrl: cms.url,
    ...(port ? { port } : {}),
    env: { STRAPI_TOKEN: cms.token, LOG_LEVEL: 'warn', ...env },
  });
  await visitAllPages(site);
  return site;
}

/** The addresses in the site's own map, and those of its pages that search engines leave out. */
export async function listPages(base: string): Promise<string[]> {
  const map = await (await fetch(`${base}/sitemap.xml`)).text();
  const mapped = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  return [...new Set([...mapped, '/search', '/startups/apply/about-you'])].sort();
}

/** The first page below each address of the first level, and that one itself. */
export async function onePathPerKind(base: string): Promise<string[]> {
  const kinds = new Map<string, string>();
  for (const path of await listPages(base)) {
    const [, first = '', ...rest] = path.split('/');
    const kind = rest.length ? `${first}/${'*/'.repeat(rest.length)}` : path;
    if (!kinds.has(kind)) kinds.set(kind, path);
  }
  return [...kinds.values()];
}

/** The median; the upper one of an even number. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

/** The smallest value that at least this share of the values do not exceed. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

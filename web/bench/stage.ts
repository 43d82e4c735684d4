import { type EditingCms, startEditingCms } from '#test/editing-cms.ts';
import { type SiteProcess, startSite, visitAllPages } from '#test/site-process.ts';

const TOKEN = 'token-of-the-site-for-measurements';

type Cms = { url: string; token: string; remove: () => Promise<void> };

/** Uses the CMS at STRAPI_URL (with STRAPI_TOKEN) if that is set, otherwise starts one with the demo. */
export async function openCms(env: Record<string, string> = {}): Promise<Cms> {
  const { STRAPI_URL, STRAPI_TOKEN = TOKEN } = process.env;
  if (STRAPI_URL) return { url: STRAPI_URL, token: STRAPI_TOKEN, remove: async () => {} };
  return startOwnCms(env);
}

/** Starts a CMS with the demo, which a measurement may change. */
export function startOwnCms(env: Record<string, string> = {}): Promise<EditingCms> {
  console.log('Starting a CMS with the demo, which takes minutes …');
  return startEditingCms({ copyOfStack: false, env });
}

/** Starts the built site and requests every page, so that all are cached. */
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
  console.log('Requesting every page …');
  await visitAllPages(site);
  return site;
}

/** Paths of all pages in the sitemap, and of those that are not indexed. */
export async function listPages(base: string): Promise<string[]> {
  const map = await (await fetch(`${base}/sitemap.xml`)).text();
  const mapped = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  return [...new Set([...mapped, '/search', '/startups/apply/about-you'])].sort();
}

/** Each first-level path, and the first page below it. */
export async function onePathPerKind(base: string): Promise<string[]> {
  const kinds = new Map<string, string>();
  for (const path of await listPages(base)) {
    const [, first = '', ...rest] = path.split('/');
    const kind = rest.length ? `${first}/${'*/'.repeat(rest.length)}` : path;
    if (!kinds.has(kind)) kinds.set(kind, path);
  }
  return [...kinds.values()];
}

/** The median; the upper middle value of an even number. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

/** The smallest value that at least this share of the values doesn't exceed: 0.9 is the 90th percentile. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

import { collectionPath } from './panel-paths.ts';
import { type SiteProcess, startSite, visitAllPages } from './site-process.ts';
import { waitFor } from './wait-for.ts';
import { restoreWorkerCms, SITE_SECRETS, type WorkerCms } from './worker-cms.ts';

export type Entry = { documentId: string; title: string; slug: string };

export const ARTICLES = collectionPath('article');

export const newArticle = (slug: string, options: Record<string, unknown> = {}) => ({
  title: `An article called ${slug}`,
  slug,
  lead: 'A text that is here to be published and taken down again by a test.',
  body: '## Start\n\nIt begins here.',
  published_on: '2026-11-20',
  ...options,
});

/** Starts a CMS that the test may change and a site with all pages cached. Returns functions that act as an editor. */
export async function startPublishing() {
  const cms: WorkerCms = await restoreWorkerCms();
  const env = { ...SITE_SECRETS, STRAPI_TOKEN: cms.token };
  const site = await startSite({ strapiUrl: cms.url, port: cms.sitePort, env });
  await visitAllPages(site);
  const get = async (path: string, from = site, headers: Record<string, string> = {}) => {
    const response = await fetch(from.base + path, { redirect: 'manual', headers });
    return { status: response.status, text: await response.text(), headers: response.headers };
  };
  return {
    cms,
    site,
    get,
    /** Starts a second instance, which the CMS doesn't notify of changes. */
    startSecondSite: async (): Promise<SiteProcess> => {
      const other = await startSite({ strapiUrl: cms.url, env });
      await visitAllPages(other);
      return other;
    },
    shows: (path: string, text: string, from = site) =>
      waitFor(`${path} shows ${text}`, async () => (await get(path, from)).text.includes(text)),
    find: async (collection: string, query: string) => {
      const { results } = (await cms.admin('GET', `${collection}?${query}`)) as { results: Entry[] };
      const [entry] = results;
      if (!entry) throw new Error(`Nothing in ${collection} fits ${query}`);
      return entry;
    },
    create: async (collection: string, data: Record<string, unknown>) =>
      ((await cms.admin('POST', collection, data)) as { data: Entry }).data,
    publish: (collection: string, { documentId }: Entry) =>
      cms.admin('POST', `${collection}/${documentId}/actions/publish`, {}),
    unpublish: (collection: string, { documentId }: Entry) =>
      cms.admin('POST', `${collection}/${documentId}/actions/unpublish`, {}),
    change: (collection: string, { documentId }: Entry, data: Record<string, unknown>) =>
      cms.admin('PUT', `${collection}/${documentId}`, data),
  };
}

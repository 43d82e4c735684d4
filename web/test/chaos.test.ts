import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EditingCms, startEditingCms } from './editing-cms.ts';
import { freePort } from './free-port.ts';
import { collectionPath } from './panel-paths.ts';
import { readiness, type SiteProcess, startSite, visitAllPages } from './site-process.ts';
import { waitFor } from './wait-for.ts';

const WARM_MS = 150_000;
const ARTICLES = collectionPath('article');
const TITLE = 'Changed before the power cut';
const PATHS = [
  '/',
  '/blog',
  '/careers',
  '/projects',
  '/technical-bytes?sort=liked',
  '/impressum',
  '/contact?utm_source=x',
];

let cms: EditingCms;
let cmsPort: number;
let site: SiteProcess;
let sitePort: number;
const stop = { isRequested: false };

const startSiteAgain = (dataDir?: string) =>
  startSite({
    strapiUrl: cms.url,
    port: sitePort,
    env: { STRAPI_TOKEN: cms.token, REVALIDATE_SECRET: 'secret-for-revalidation-in-tests' },
    ...(dataDir ? { dataDir } : {}),
  });

beforeAll(async () => {
  cmsPort = await freePort();
  sitePort = await freePort();
  cms = await startEditingCms({ port: cmsPort });
  site = await startSiteAgain();
  await visitAllPages(site);
}, WARM_MS + 60_000);
afterAll(async () => {
  stop.isRequested = true;
  await site?.stop();
  await cms?.remove();
});

it(
  'SIGKILL of the CMS and the site under load fails no request for a cached page',
  async () => {
    const failed: string[] = [];
    let responses = 0;
    let isSiteUp = true;
    const visit = async () => {
      while (!stop.isRequested) {
        const path = PATHS[Math.floor(Math.random() * PATHS.length)] ?? '/';
        const wasUp = isSiteUp;
        try {
          const response = await fetch(site.base + path, { signal: AbortSignal.timeout(10_000) });
          const text = await response.text();
          if (response.status !== 200 || text.length < 5000) failed.push(`${path}: ${response.status}`);
          responses += 1;
        } catch (error) {
          // Connections of a killed process break, and with a single instance nothing can take over.
          if (wasUp && isSiteUp) failed.push(`${path}: ${error}`);
        }
        // At full speed these requests would starve the restarting processes.
        await pause(20);
      }
    };
    const visitors = Array.from({ length: 8 }, visit);

    const { results } = (await cms.admin('GET', `${ARTICLES}?pageSize=1&sort=slug:ASC`)) as {
      results: { documentId: string }[];
    };
    const article = results[0]?.documentId;
    await cms.admin('PUT', `${ARTICLES}/${article}`, { title: TITLE });
    await cms.admin('POST', `${ARTICLES}/${article}/actions/publish`, {});
    await waitFor('pages are being rendered again', async () => (await readiness(site)).parts.pages.waiting > 0);
    await cms.kill();
    await waitFor('the site notices', async () => (await readiness(site)).parts.content.status === 'down');
    isSiteUp = false;
    await site.kill();
    site = await startSiteAgain(site.dataDir);
    isSiteUp = true;
    const responsesBefore = responses;
    await waitFor('visitors get pages', async () => responses > responsesBefore + 100);
    cms = await startEditingCms({ port: cmsPort, dataDir: cms.dataDir });
    const showsTitle = async () => (await (await fetch(`${site.base}/blog`)).text()).includes(TITLE);
    await waitFor('what was published before the power cut', showsTitle, WARM_MS);
    stop.isRequested = true;
    await Promise.all(visitors);
    expect(failed).toEqual([]);
    expect(responses).toBeGreaterThan(300);
  },
  4 * WARM_MS,
);

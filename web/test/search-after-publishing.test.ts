import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SearchResponse } from '#app/search/search-result.ts';
import { collectionPath } from './panel-paths.ts';
import { type SiteProcess, startSite } from './site-process.ts';
import { waitFor } from './wait-for.ts';
import { restoreWorkerCms, SITE_SECRETS, type WorkerCms } from './worker-cms.ts';

const UID = collectionPath('article');
const WORD = 'quixotism';

let cms: WorkerCms;
let site: SiteProcess;
let id: string;
beforeAll(async () => {
  cms = await restoreWorkerCms();
  site = await startSite({ strapiUrl: cms.url, port: cms.sitePort, env: { ...SITE_SECRETS, STRAPI_TOKEN: cms.token } });
  const { data } = (await cms.admin('POST', UID, {
    title: `On ${WORD} in scheduling`,
    slug: 'on-quixotism',
    lead: 'A text that is published and taken back while the site runs, to see whether everybody hears of it.',
    body: 'Windmills, mostly.',
    published_on: '2026-11-20',
  })) as { data: { documentId: string } };
  id = data.documentId;
});
afterAll(async () => {
  await site?.stop();
});

const read = async (path: string) => {
  const response = await fetch(site.base + path);
  return { status: response.status, text: await response.text() };
};
const find = async () => {
  const { results } = JSON.parse((await read(`/api/search?q=${WORD}`)).text) as SearchResponse;
  return results.map(({ path }) => path);
};

it('a draft is not found', async () => {
  expect(await find()).toEqual([]);
  for (const path of ['/sitemap.xml', '/blog/feed.xml', '/llms.txt'])
    expect((await read(path)).text).not.toContain('on-quixotism');
  expect((await read('/blog/on-quixotism.md')).status).toBe(404);
});

it('once published it is in search, sitemap, feed and Markdown', async () => {
  await cms.admin('POST', `${UID}/${id}/actions/publish`, {});
  await waitFor('search finds it', async () => (await find()).includes('/blog/on-quixotism'));
  for (const path of ['/sitemap.xml', '/blog/feed.xml', '/blog/atom.xml', '/llms.txt'])
    await waitFor(`${path} names it`, async () => (await read(path)).text.includes('/blog/on-quixotism'));
  await waitFor('its Markdown is there', async () => (await read('/blog/on-quixotism.md')).text.includes('Windmills'));
});

it('once unpublished it is gone from search and feeds, and its page is 410', async () => {
  await cms.admin('POST', `${UID}/${id}/actions/unpublish`, {});
  await waitFor('search finds nothing', async () => (await find()).length === 0);
  await waitFor(
    'it is no longer in the sitemap',
    async () => !(await read('/sitemap.xml')).text.includes('on-quixotism'),
  );
  await waitFor('the article is 410', async () => (await read('/blog/on-quixotism')).status === 410);
  const { text } = await read('/blog/on-quixotism');
  expect(text).toContain('This page is no longer here');
  expect((await read('/blog/never-was')).status).toBe(404);
});

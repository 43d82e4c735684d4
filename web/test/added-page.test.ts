import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from './free-port.ts';
import { type SiteProcess, startSite } from './site-process.ts';
import { waitFor } from './wait-for.ts';
import { restoreWorkerCms, SITE_SECRETS, type WorkerCms } from './worker-cms.ts';

const PATIENCE_MS = 60_000;
const START_MS = 200_000;
const PAGE = 'api::page.page';
const PAGES = `/content-manager/collection-types/${PAGE}`;
/** As many as the site renders without turning one away. */
const AT_ONCE = 20;
const FLOOD = 200;

let cms: WorkerCms;
let site: SiteProcess;
let between: Server;
/** The addresses that the site has asked the content system for. */
const requested: string[] = [];

type Entry = { documentId: string };
const create = async (data: Record<string, unknown>) =>
  ((await cms.admin('POST', PAGES, data)) as { data: Entry }).data;
const change = ({ documentId }: Entry, data: Record<string, unknown>) =>
  cms.admin('PUT', `${PAGES}/${documentId}`, data);
const publish = ({ documentId }: Entry) => cms.admin('POST', `${PAGES}/${documentId}/actions/publish`, {});
const unpublish = ({ documentId }: Entry) => cms.admin('POST', `${PAGES}/${documentId}/actions/unpublish`, {});

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(site.base + path, { redirect: 'manual', headers });
  return { status: response.status, text: await response.text(), headers: response.headers };
};
const becomes = (path: string, status: number) =>
  waitFor(`${path} answers ${status}`, async () => (await get(path)).status === status, PATIENCE_MS);
const names = async (path: string, text: string) => (await get(path)).text.includes(text);

const newPage = (slug: string) => ({
  title: 'Code audits',
  slug,
  hero: { heading: 'We read code that others wrote', lead: 'Two weeks, one report, no surprises.' },
  blocks: [{ __component: 'sections.prose', heading: 'What we look at', body: 'Tests first, then the seams.' }],
});

beforeAll(async () => {
  cms = await restoreWorkerCms();
  const cmsPort = await freePort();
  between = createServer(async ({ url = '', method = 'GET', headers: { authorization } }, response) => {
    requested.push(url);
    const upstream = await fetch(cms.url + url, { method, headers: authorization ? { authorization } : {} }).catch(
      () => null,
    );
    response.writeHead(upstream?.status ?? 502, {
      'content-type': upstream?.headers.get('content-type') ?? 'text/plain',
    });
    response.end(upstream && Buffer.from(await upstream.arrayBuffer()));
  });
  await new Promise<void>((resolve) => between.listen(cmsPort, '127.0.0.1', resolve));
  const env = { ...SITE_SECRETS, STRAPI_TOKEN: cms.token };
  site = await startSite({ strapiUrl: `http://127.0.0.1:${cmsPort}`, port: cms.sitePort, env });
  await waitFor('the site answers', async () => (await get('/')).status === 200, START_MS);
}, 2 * START_MS);
afterAll(async () => {
  await site?.stop();
  between?.close();
});

describe('a page that an editor adds', () => {
  it('is a page of the site as soon as it is published, follows its address, and goes when it is taken back', async () => {
    const page = await create(newPage('code-audits'));
    expect((await get('/code-audits')).status).toBe(404);
    await publish(page);
    await becomes('/code-audits', 200);

    const { text: html } = await get('/code-audits');
    expect(html).toMatch(/<h1[^>]*>We read code that others wrote<\/h1>/);
    expect(html).toContain('Tests first, then the seams.');
    expect(html).toContain('<link rel="canonical" href=');
    expect(html).toContain('BreadcrumbList');
    const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const { pathname } = new URL(image);
    const isImage = async () => (await get(pathname)).headers.get('content-type') === 'image/jpeg';
    await waitFor('its sharing image is there', isImage, PATIENCE_MS);
    expect((await get('/code-audits/_payload.json')).status).toBe(200);

    const lists = ['/sitemap.xml', '/llms.txt', '/api/search?q=code+audits'];
    for (const list of lists) await waitFor(list, () => names(list, '/code-audits'), PATIENCE_MS);
    expect((await get('/code-audits.md')).text).toContain('# Code audits');

    await change(page, { slug: 'code-reviews' });
    await publish(page);
    await waitFor(
      'the old address leads to the new one',
      async () => (await get('/code-audits')).headers.get('location') === '/code-reviews',
      PATIENCE_MS,
    );
    expect((await get('/code-audits')).status).toBe(308);
    await becomes('/code-reviews', 200);
    for (const list of lists) await waitFor(list, () => names(list, '/code-reviews'), PATIENCE_MS);

    await unpublish(page);
    await becomes('/code-reviews', 410);
    await becomes('/code-reviews.md', 404);
    await waitFor('the sitemap forgets it', async () => !(await names('/sitemap.xml', '/code-reviews')));
    await publish(page);
    await becomes('/code-reviews', 200);
  });

  it('can be previewed before, by its editor only', async () => {
    const { documentId } = await create(newPage('not-yet'));
    const path = `/content-manager/preview/url/${PAGE}?documentId=${documentId}&status=draft`;
    const { data } = (await cms.admin('GET', path)) as { data: { url: string } };
    const entered = await fetch(data.url, { redirect: 'manual' });
    expect(entered.headers.get('location')).toBe('/not-yet');
    const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
    const preview = await get('/not-yet', { cookie });
    expect([preview.status, preview.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(preview.text).toContain('We read code that others wrote');
    expect((await get('/not-yet')).status).toBe(404);
  });

  it('takes no address that the site has for something else', async () => {
    const refused = (slug: string) => create(newPage(slug)).catch(String);
    expect(await refused('search')).toMatch(/address \/search is taken/);
    expect(await refused('Code-Audits')).toMatch(/lowercase letters/);
    const page = await create(newPage('kept'));
    expect(await change(page, { slug: 'brand' }).catch(String)).toMatch(/address \/brand is taken/);
  });

  it('leaves a page of the menu at its own address only', async () => {
    const { results } = (await cms.admin('GET', `${PAGES}?filters[slug][$eq]=contact`)) as { results: Entry[] };
    const [contact] = results;
    if (!contact) throw new Error('The demo has no contact page');
    expect(await change(contact, { slug: 'talk-to-us' }).catch(String)).toMatch(/it has to stay contact/);
    await change(contact, { title: 'Contact', slug: 'contact' });
    expect((await get('/logistics/custom-warehouse-management-system')).status).toBe(200);
    expect((await get('/custom-warehouse-management-system')).status).toBe(404);
  });
});

it('addresses that nobody has added cost the content system nothing', async () => {
  await get('/made-up');
  const before = requested.length;
  for (let sent = 0; sent < FLOOD; sent += AT_ONCE)
    await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, index) => {
        expect((await get(`/made-up-${sent + index}`)).status).toBe(404);
      }),
    );
  // What the site asks by itself: whether there is something new, and what it reports.
  const ofItself = /^\/api\/(?:content-version|likes|not-founds)/;
  expect(requested.slice(before).filter((url) => !ofItself.test(url))).toEqual([]);
});

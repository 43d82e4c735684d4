import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { beforeEach, expect, it, vi } from 'vitest';
import { newScriptMark } from '../../app/csp-nonce.server.ts';
import { PageCache } from '../page-cache/page-cache.ts';
import { scriptsAfterPaint } from './deferred-parts.ts';
import { hydrationData, takeOutData } from './hydration-data.ts';

const MARK = newScriptMark();
const OPEN = `<script nonce="${MARK}">`;
const MODULES = `<script nonce="${MARK}" type="module" async="">import("/assets/entry.js")</script>`;
const FIRST = 'window.__reactRouterContext.streamController.enqueue("[{\\"_1\\":2},\\"a);b$&\\"]\\n");';
const LAST = 'window.__reactRouterContext.streamController.close();';
/** What is in them. */
const TEXT = '[{"_1":2},"a);b$&"]\n';
const page = (data = FIRST) =>
  `<!DOCTYPE html><html><body><h1>Hello</h1>${MODULES}<div hidden id="S:0">${OPEN}${data}</script></div><div hidden id="S:1">${OPEN}${LAST}</script></div><script>$RC("B:1","S:1")</script></body></html>`;
const waiting = (data?: string) => scriptsAfterPaint(page(data));

it('the data is taken out as text, and all else stays', () => {
  const { html, data } = takeOutData(waiting(), '/blog/_hydration.txt?sort=liked&v=1');
  expect(data).toBe(TEXT);
  expect(html).toBe(
    waiting()
      .replace(`${OPEN}${FIRST}</script>`, () => '')
      .replace(`${OPEN}${LAST}</script>`, '')
      .replace(
        '<template data-after-paint="scripts">',
        (template) =>
          `${template}<link rel="preload" as="fetch" crossorigin href="/blog/_hydration.txt?sort=liked&amp;v=1">`,
      ),
  );
});

it('data that comes in several parts is put together in its order', () => {
  const second = 'window.__reactRouterContext.streamController.enqueue("P1:[\\"\\u003cb\\u003e \u00e4\\"]\\n");';
  const { html, data } = takeOutData(waiting(`${FIRST}</script>${OPEN}${second}`), '/x');
  expect(data).toBe(`${TEXT}P1:["<b> \u00e4"]\n`);
  expect(html).not.toContain('streamController.enqueue("');
});

it('what only looks like data stays: it would count as the site’s own', () => {
  const forged = '<script>window.__reactRouterContext.streamController.enqueue("x");</script>';
  const { html, data } = takeOutData(waiting().replace('</body>', `${forged}</body>`), '/x');
  expect(data).toBe(TEXT);
  expect(html).toContain(forged);
});

it('a page without data, and one whose scripts do not wait, stay whole', () => {
  const bare = '<!DOCTYPE html><html><body>x</body></html>';
  expect(takeOutData(bare, '/x')).toEqual({ html: bare, data: null });
  expect(takeOutData(page(), '/x')).toEqual({ html: page(), data: null });
});

let data = FIRST;
let cache: PageCache;
let app: Hono;

function setUp(buildId: string) {
  cache = new PageCache({
    render: async (key) => ({
      status: key.startsWith('/gone') ? 404 : 200,
      headers: [['content-type', 'text/html; charset=utf-8']],
      body: Buffer.from(waiting(data)),
      tags: [],
      isPartial: false,
    }),
    files: null,
    buildId,
    maxBytes: 1_000_000,
    listPaths: async () => [],
    isContentReachable: async () => true,
  });
  app = new Hono().use(hydrationData({ cache })).all('*', (c) => c.text('a page'));
}

beforeEach(() => {
  data = FIRST;
  setUp('one-build');
});

async function urlIn(key: string): Promise<string> {
  const outcome = await cache.get(key);
  if (!outcome || !('page' in outcome)) throw new Error(`${key} is not kept`);
  const [, url = ''] = /as="fetch" crossorigin href="([^"]+)"/.exec(outcome.page.bodies.identity.toString()) ?? [];
  return url.replaceAll('&amp;', '&');
}

it.each([
  '/',
  '/blog',
  '/technical-bytes?sort=liked',
])('%s asks for its data, which may be kept for ever', async (key) => {
  const url = await urlIn(key);
  const response = await app.request(url, { headers: { 'accept-encoding': 'gzip, br' } });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toBe(TEXT);
  expect(await (await app.request(url)).text()).toBe(TEXT);
});

it('a page that has been renewed since still gets its own data', async () => {
  const url = await urlIn('/blog');
  data = FIRST.replace('_1', '_9');
  cache.contentChanged('v2', { paths: ['/blog'] });
  await expect.poll(() => urlIn('/blog')).not.toBe(url);
  const response = await app.request(url);
  expect(await response.text()).toBe(TEXT);
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(await (await app.request(await urlIn('/blog'))).text()).toBe(TEXT.replace('_1', '_9'));
});

it('of a page whose data is gone comes what is shown now, and nobody keeps it', async () => {
  const response = await app.request((await urlIn('/blog')).replace(/v=[^.]+/, 'v=replaced-long-ago'));
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it('another build understands other data, so there is none for it', async () => {
  const url = await urlIn('/blog');
  setUp('two-build');
  expect((await app.request(url)).status).toBe(404);
});

it.each([
  '/gone/_hydration.txt?v=a.one-build',
  '/blog/_hydration.txt',
  '/blog/_hydration.txt?v=',
])('%s is not there', async (url) => expect((await app.request(url)).status).toBe(404));

it('a page that an earlier version has kept asks for a script, and gets the one that is kept with it', async () => {
  const script = Buffer.from(`${FIRST}\n${LAST}`);
  const outcome = await cache.get('/blog');
  if (!outcome || !('page' in outcome)) throw new Error('/blog is not kept');
  const url = await urlIn('/blog');
  const earlier = url.replace('.txt', '.js');
  expect((await app.request(earlier)).status).toBe(404);
  const hydration = { identity: script, gzip: script, br: script };
  vi.spyOn(cache, 'get').mockResolvedValue({ page: { ...outcome.page, hydration } });
  const response = await app.request(earlier);
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await response.text()).toBe(script.toString());
  // Nothing gives the script out as data.
  expect((await app.request(url)).status).toBe(404);
});

it('everything else goes on', async () => {
  expect(await (await app.request('/blog')).text()).toBe('a page');
});

import { Hono } from 'hono';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { errorResponse } from '#server/http/error-response.ts';
import { securityPolicy } from '#server/http/security-headers.ts';
import { PageCache } from './page-cache.ts';
import { pageHandler } from './page-handler.ts';
import { pageResponses } from './page-response.ts';
import type { RenderedPage } from './render-page.ts';

const SITE = 'https://www.studio.example';

const rendered = (text: string, status = 200): RenderedPage => ({
  status,
  headers: [['content-type', 'text/html']],
  body: Buffer.from(text),
  payload: JSON.stringify({ data: text }),
  inlineHashes: { scripts: [], styles: [] },
  isPartial: false,
});

/** A site whose cached pages contain their path. `renderUncached` renders all others. */
function siteWith(renderUncached: () => Promise<RenderedPage>, statusOf: (path: string) => number = () => 200) {
  const policy = securityPolicy({ siteUrl: SITE });
  const cache = new PageCache({
    render: async (key) => rendered(`the page ${key}`, statusOf(key)),
    store: null,
    settings: '',
    maxBytes: 1_000_000,
  });
  cache.contentChanged('v1');
  const app = new Hono().use(
    pageHandler({
      render: renderUncached,
      cache,
      respond: pageResponses(policy),
      policy,
      previewSecret: undefined,
      siteUrl: SITE,
    }),
  );
  app.onError(errorResponse);
  return app;
}

async function busySite(statusOf?: (path: string) => number) {
  const slow = Promise.withResolvers<RenderedPage>();
  const site = siteWith(() => slow.promise, statusOf);
  const waiting = Array.from({ length: 72 }, (_, search) => site.request(`/search?q=${search}`));
  await new Promise((resolve) => setImmediate(resolve));
  const finish = () => {
    slow.resolve(rendered('found'));
    return Promise.all(waiting);
  };
  return { site, finish };
}

it.each([
  ['a page', '/contact?subject=Workshop', 'the page /contact'],
  ['a payload', '/contact/_payload.json?subject=Workshop', '{"data":"the page /contact"}'],
])('%s with parameters falls back to the one without them while too many pages are rendered', async (_name, path, text) => {
  const { site, finish } = await busySite();
  const response = await site.request(path);
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(text);
  expect(response.headers.get('cache-control')).toBe('no-store');
  for (const { status } of await finish()) expect(status).toBe(200);
});

it.each([
  ['that only exists with them', '/newsletter/confirm?token=a'],
  ['that is never cached', '/api/search?q=a'],
])('a page %s is a 503 with Retry-After while too many pages are rendered', async (_name, path) => {
  const { site, finish } = await busySite((key) => (key === '/newsletter/confirm' ? 410 : 200));
  const response = await site.request(path);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  await finish();
});

it('a page with parameters falls back to the page without them if it fails', async () => {
  const site = siteWith(async () => rendered('broken', 500));
  const response = await site.request('/contact?subject=Workshop');
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('the page /contact');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it.each([
  ['', '/contact'],
  [' with parameters', '/contact?subject=Workshop'],
])('a page%s whose content is unavailable is a 503 with Retry-After, and not cached', async (_name, path) => {
  const site = siteWith(
    async () => rendered('back in a moment', 503),
    () => 503,
  );
  for (const target of [path, path]) {
    const response = await site.request(target);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('30');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  }
});

describe('a visitor with a token', () => {
  afterEach(() => vi.unstubAllGlobals());
  const headers = { cookie: 'token=a.b.c' };

  it('soon gets the anonymous page if the CMS hangs', { timeout: 15_000 }, async () => {
    const hang = (_url: string, { signal }: { signal: AbortSignal }) =>
      new Promise<Response>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    vi.stubGlobal('fetch', hang);
    const started = performance.now();
    const response = await siteWith(async () => rendered('own')).request('/blog', { headers });
    expect(await response.text()).toBe('the page /blog');
    expect(response.headers.get('set-cookie')).toMatch(/^token=;/);
    // The timeout of other calls is ten seconds.
    expect(performance.now() - started).toBeLessThan(8000);
  });

  it('cannot cause an unlimited number of parallel requests to the CMS', async () => {
    const slow = Promise.withResolvers<void>();
    let running = 0;
    let most = 0;
    vi.stubGlobal('fetch', async () => {
      most = Math.max(most, ++running);
      await slow.promise;
      running -= 1;
      return Response.json({}, { status: 401 });
    });
    const site = siteWith(async () => rendered('own'));
    const requests = Array.from({ length: 200 }, () => site.request('/blog', { headers }));
    await new Promise((resolve) => setImmediate(resolve));
    slow.resolve();
    const responses = await Promise.all(requests);
    expect(most).toBe(16);
    // Tokens that were not checked are not cleared.
    for (const { status, headers } of responses) expect(headers.has('set-cookie')).toBe(status === 200);
    expect(responses.map(({ status }) => status)).toContain(503);
  });
});

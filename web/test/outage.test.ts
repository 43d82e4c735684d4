import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CmsProxy, type Responder, startCmsProxy } from './cms-proxy.ts';
import { readiness, type SiteProcess, startSite, visitAllPages } from './site-process.ts';
import { cmsUrl } from './stack.ts';
import { waitFor } from './wait-for.ts';

/** How the proxy between the site and the real CMS fails; null passes requests on. */
let failure: Responder | null = null;
let proxy: CmsProxy;
let strapiUrl: string;
const token = process.env.STRAPI_TOKEN ?? '';

beforeAll(async () => {
  proxy = await startCmsProxy(cmsUrl, (request, response, passOn) => {
    if (failure) failure(request, response, passOn);
    else passOn();
  });
  strapiUrl = proxy.url;
});
afterAll(() => proxy?.stop());

/** A CMS that has just begun to hang: the site still takes it for reachable. */
const hangsUnnoticed: Responder = (request, _response, passOn) => {
  if (request.url?.startsWith('/api/content-version')) passOn();
};

const failures: Record<string, Responder> = {
  'cuts every connection': (request) => request.socket.destroy(),
  hangs: () => {},
  'answers 500': (_request, response) => response.writeHead(500).end('broken'),
  'answers 200 with rubbish': (_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('<html>rubbish'),
  'answers 200 with other JSON': (_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":null}'),
};

const PATHS = [
  '/',
  '/blog',
  '/careers',
  '/projects',
  '/impressum',
  '/contact',
  '/blog/offline-is-a-feature-not-a-failure',
];

describe('with cached pages', () => {
  let site: SiteProcess;
  beforeAll(async () => {
    failure = null;
    site = await startSite({ strapiUrl, env: { STRAPI_TOKEN: token } });
    await visitAllPages(site);
  });
  afterAll(() => site?.stop());

  it.each(Object.entries(failures))('visitors do not notice that the CMS %s', async (_name, respond) => {
    failure = respond;
    await waitFor('the site is degraded', async () => (await readiness(site)).status === 'degraded', 20_000);
    for (const path of PATHS) {
      for (const address of [path, `${path}?utm_source=mail`, `${path}?like=on`]) {
        const started = Date.now();
        const response = await fetch(site.base + address);
        expect(response.status, address).toBe(200);
        expect((await response.text()).length).toBeGreaterThan(5000);
        expect(Date.now() - started).toBeLessThan(1000);
      }
    }
    expect((await fetch(`${site.base}/blog/_payload.json`)).status).toBe(200);
    failure = null;
    await waitFor('the site is ok', async () => (await readiness(site)).status === 'ok', 20_000);
  });

  it('a search does not wait for a CMS that hangs', async () => {
    const search = () => fetch(`${site.base}/search?q=handheld`);
    await search();
    failure = hangsUnnoticed;
    const started = Date.now();
    const response = await search();
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('handheld');
    // The limit of a request to the CMS is ten seconds.
    expect(Date.now() - started).toBeLessThan(5000);
    failure = null;
  });

  it('a page that waits in vain for a CMS that hangs is a 503 with Retry-After, and not cached', async () => {
    failure = hangsUnnoticed;
    const response = await fetch(`${site.base}/blog/never-requested-before`);
    expect(response.status).toBe(503);
    const page = await response.text();
    expect(page).toContain('Back in a moment');
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect((await readiness(site)).status).toBe('ok');
    failure = null;
    expect((await fetch(`${site.base}/blog/never-requested-before`)).status).toBe(404);
  });

  it('a page that was never rendered is a 503 with Retry-After, and others are not affected', async () => {
    failure = failures['answers 500'] ?? null;
    await waitFor('the site is degraded', async () => (await readiness(site)).status === 'degraded', 20_000);
    const response = await fetch(`${site.base}/blog/never-seen-before`);
    expect(response.status).toBe(503);
    const page = await response.text();
    expect(page).toContain('Back in a moment');
    for (const part of ['header', 'footer'])
      expect(page, part).toMatch(new RegExp(`<${part}[^>]*>[\\s\\S]*href="/careers"`));
    expect(page).not.toContain('type="module"');
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(response.headers.get('cache-control')).toBe('no-store');
    failure = null;
    await waitFor('the site is ok', async () => (await readiness(site)).status === 'ok', 20_000);
    expect((await fetch(`${site.base}/blog/never-seen-before`)).status).toBe(404);
  });

  it('a restart without the CMS serves every page at once, also after SIGKILL', async () => {
    const before = await Promise.all(PATHS.map(async (path) => (await fetch(site.base + path)).text()));
    failure = failures['cuts every connection'] ?? null;
    await site.kill();
    const again = await startSite({
      strapiUrl,
      env: { STRAPI_TOKEN: token },
      dataDir: site.dataDir,
    });
    try {
      for (const [at, path] of PATHS.entries()) {
        const response = await fetch(again.base + path);
        expect(response.status, path).toBe(200);
        expect(await response.text()).toBe(before[at]);
      }
      expect((await readiness(again)).status).toBe('degraded');
      failure = null;
      await waitFor('the site is ok', async () => (await readiness(again)).status === 'ok', 20_000);
    } finally {
      failure = null;
      await again.stop();
    }
  });
});

it('a first start without the CMS responds with 503 until it is up', async () => {
  failure = failures['cuts every connection'] ?? null;
  const site = await startSite({ strapiUrl, env: { STRAPI_TOKEN: token } });
  try {
    const response = await fetch(site.base);
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.text()).toContain('Back in a moment');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await fetch(`${site.base}/readyz`)).status).toBe(503);
    expect((await fetch(`${site.base}/healthz`)).status).toBe(200);
    failure = null;
    await waitFor('the home page is served', async () => (await fetch(site.base)).status === 200, 20_000);
  } finally {
    failure = null;
    await site.stop();
  }
});

it('search and the error page work in an outage soon after a start', async () => {
  failure = null;
  const site = await startSite({ strapiUrl, env: { STRAPI_TOKEN: token } });
  try {
    await waitFor('all pages are ready', async () => (await readiness(site)).parts.pages.pages >= 2, 20_000);
    failure = failures.hangs ?? null;
    await waitFor('the CMS counts as down', async () => (await readiness(site)).status === 'degraded', 20_000);
    const results = await fetch(`${site.base}/search?q=offline`);
    expect(results.status).toBe(200);
    expect(await results.text()).toContain('/blog/offline-is-a-feature-not-a-failure');
    const unknown = await fetch(`${site.base}/blog/never-seen-before`);
    expect(unknown.status).toBe(503);
    expect(await unknown.text()).toMatch(/<footer[^>]*>[\s\S]*href="\/careers"/);
  } finally {
    failure = null;
    await site.stop();
  }
});

it('on SIGTERM it finishes pending requests', async () => {
  failure = null;
  const site = await startSite({ strapiUrl, env: { STRAPI_TOKEN: token, PAGE_CACHE_MB: '0' } });
  const [underWay, stopping] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  failure = (_request, _response, passOn) => {
    underWay.resolve();
    void stopping.promise.then(passOn);
  };
  const page = fetch(`${site.base}/impressum`);
  await underWay.promise;
  const stopped = site.stop();
  await waitFor('it accepts no more requests', () =>
    fetch(`${site.base}/healthz`).then(
      () => false,
      () => true,
    ),
  );
  stopping.resolve();
  expect((await page).status).toBe(200);
  await stopped;
  failure = null;
});

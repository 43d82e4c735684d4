import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CmsProxy, type Responder, startCmsProxy } from './cms-proxy.ts';
import { type SiteProcess, startSite } from './site-process.ts';
import { cmsUrl } from './stack.ts';

/** How the failing CMS responds. `isBroken` selects the calls that fail; the others go to the real CMS. */
let respond: Responder = () => {};
let isBroken: (path: string) => boolean = () => true;
let calls: string[] = [];
let proxy: CmsProxy;
let site: SiteProcess;

beforeAll(async () => {
  proxy = await startCmsProxy(cmsUrl, (request, response, passOn) => {
    const path = request.url ?? '';
    calls.push(path);
    if (isBroken(path)) respond(request, response, passOn);
    else passOn();
  });
  // No page cache, because these tests are about pages that were never rendered.
  site = await startSite({
    strapiUrl: proxy.url,
    env: { PAGE_CACHE_MB: '0' },
  });
});
afterAll(async () => {
  await site?.stop();
  await proxy?.stop();
});

const failures: Record<string, Responder> = {
  'an error with data': (_request, response) =>
    response
      .writeHead(500, { 'content-type': 'application/json' })
      .end('{"data":null,"error":{"status":500,"name":"InternalServerError","message":"broken"}}'),
  'an error without data': (_request, response) => response.writeHead(502).end('<html>Bad gateway</html>'),
  'broken JSON': (_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":['),
  'JSON of another shape': (_request, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end('{"data":[{"slug":42}],"meta":{"pagination":{"total":1}}}'),
  'a closed connection': (request) => request.socket.destroy(),
  'a response that stops half way': (request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' }).write('{"data":');
    setTimeout(() => request.socket.destroy(), 50);
  },
};

describe.each(Object.entries(failures))('%s', (_name, fail) => {
  it('in required content is a 500 page with the specification’s words', async () => {
    respond = fail;
    isBroken = (path) => path.startsWith('/api/articles?') && path.includes('filters');
    const response = await fetch(`${site.base}/blog/offline-is-a-feature-not-a-failure`);
    const html = await response.text();
    expect(response.status).toBe(500);
    expect(html).toContain('An unknown error occured');
    expect(html).not.toMatch(/at .*\.(ts|js):\d+/);
  });

  it('in surrounding content leaves the page whole', async () => {
    respond = fail;
    isBroken = (path) => path.startsWith('/api/footer') || path.startsWith('/api/site?');
    const response = await fetch(`${site.base}/impressum`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('id="privacy"');
  });

  it('in the data of a section leaves the section out', async () => {
    respond = fail;
    isBroken = (path) => /^\/api\/(articles|technical-bytes)\?/.test(path);
    const response = await fetch(`${site.base}/`);
    const headings = parse(await response.text()).querySelectorAll('main h2');
    expect(response.status).toBe(200);
    expect(headings.length).toBeGreaterThan(2);
    expect(headings.map(({ text }) => text)).not.toContain('Notes from the floor');
  });

  it('in the other jobs and the careers page leaves a job’s page whole', async () => {
    respond = fail;
    isBroken = (path) => /^\/api\/pages\?/.test(path) || /^\/api\/jobs\?(?!.*slug)/.test(path);
    const response = await fetch(`${site.base}/careers/android-engineer-handhelds`);
    const page = parse(await response.text());
    expect(response.status).toBe(200);
    expect(page.querySelector('h1')?.text).toContain('Android');
    expect(page.querySelector('a[href="/careers/android-engineer-handhelds/apply"]')).not.toBeNull();
  });
});

it('a failed request is never repeated', async () => {
  respond = failures['an error without data'] ?? respond;
  isBroken = (path) => path.startsWith('/api/impressum');
  calls = [];
  await fetch(`${site.base}/impressum`);
  const failed = calls.filter(isBroken);
  expect(failed.length).toBeGreaterThan(0);
  expect(failed).toEqual([...new Set(failed)]);
});

describe('an error during server rendering', () => {
  /** Replaces dates by a text that isn't one. It passes validation, and the page fails to format it. */
  const breakDay: Responder = async (request, response) => {
    const real = await (await fetch(cmsUrl + (request.url ?? ''))).text();
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(real.replaceAll(/"published_on":"[^"]+"/g, '"published_on":"the day after"'));
  };
  const show = async () => {
    respond = breakDay;
    isBroken = (path) => path.startsWith('/api/articles?');
    const response = await fetch(`${site.base}/blog/offline-is-a-feature-not-a-failure`);
    return { status: response.status, page: parse(await response.text()) };
  };

  it('is a 500 page with header, footer and links', async () => {
    const { status, page } = await show();
    expect(status).toBe(500);
    expect(page.querySelector('main h1')?.text).toBe('An unknown error occured');
    expect(page.querySelector('header nav a[href="/dedicated-team"]')).not.toBeNull();
    expect(page.querySelector('footer a[href="/careers"]')).not.toBeNull();
    const ways = page.querySelectorAll('main .actions a').map((link) => link.getAttribute('href'));
    expect(ways).toEqual(['/blog/offline-is-a-feature-not-a-failure', '/', '/contact']);
  });

  it('has the reference of the log, and no other details', async () => {
    const { page } = await show();
    const details = page.querySelector('main details');
    expect(details?.hasAttribute('open')).toBe(false);
    const facts = Object.fromEntries(
      details
        ?.querySelectorAll('dl > div')
        .map((fact) => [fact.querySelector('dt')?.text, fact.querySelector('dd')?.text]) ?? [],
    );
    expect(facts).toEqual({
      Name: 'RangeError',
      Status: '500',
      Message: 'Unexpected Server Error',
      Reference: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(details?.querySelector('pre')).toBeNull();
    expect(page.toString()).not.toContain('Invalid time value');
    const line = site
      .log()
      .split('\n')
      .find((each) => each.includes(facts.Reference ?? ''));
    expect(line).toContain('Invalid time value');
    expect(line).toContain('"path":"/blog/offline-is-a-feature-not-a-failure"');
  });
});

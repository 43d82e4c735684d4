import { createHash } from 'node:crypto';
import http from 'node:http';
import net from 'node:net';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePreviewCookie, PREVIEW_COOKIE } from '#server/preview/preview-cookie.ts';
import { observatoryScore } from './observatory-score.ts';
import { type SiteProcess, startSite } from './site-process.ts';
import { cmsUrl } from './stack.ts';

const SITE_URL = 'https://www.example.com';
const PAGES = [
  '/',
  '/blog',
  '/careers',
  '/contact',
  '/projects',
  '/technical-bytes?sort=liked',
  '/impressum',
  '/nothing-here',
];
const PREVIEW_SECRET = 'a-preview-secret-of-the-test';
let site: SiteProcess;

beforeAll(async () => {
  site = await startSite({
    strapiUrl: cmsUrl,
    env: {
      SITE_URL,
      PREVIEW_SECRET,
      STRAPI_TOKEN: process.env.STRAPI_TOKEN ?? '',
      REVALIDATE_SECRET: 'a-secret-that-must-not-leak',
    },
  });
});
afterAll(() => site?.stop());

describe.each(PAGES)('%s', (path) => {
  it('scores at least 100 (A+) by the rules of the HTTP Observatory', async () => {
    const response = await fetch(site.base + path);
    const { score, tests } = observatoryScore(response.headers, await response.text(), SITE_URL);
    expect(score, JSON.stringify(tests)).toBeGreaterThanOrEqual(100);
  });

  it('allows its inline scripts by hash and nothing else: rendered, cached, with 304 and in preview', async () => {
    const cookie = `${PREVIEW_COOKIE}=${makePreviewCookie(PREVIEW_SECRET, 'draft', 'pages', Date.now() + 60_000)}`;
    const responses = [await fetch(site.base + path), await fetch(site.base + path)];
    for (const response of [...responses, await fetch(site.base + path, { headers: { cookie } })]) {
      const [policy = ''] = /script-src[^;]*/.exec(response.headers.get('content-security-policy') ?? '') ?? [];
      const inline = parse(await response.text())
        .querySelectorAll('script:not([src])')
        .filter((script) => !script.getAttribute('type')?.startsWith('application/'))
        .map((script) => `'sha256-${createHash('sha256').update(script.innerHTML).digest('base64')}'`);
      expect(inline.length).toBeGreaterThan(3);
      expect(policy.split(' ').slice(2).sort()).toEqual([...new Set(inline)].sort());
    }
    const etag = responses[1]?.headers.get('etag') ?? '';
    const again = await fetch(site.base + path, { headers: { 'if-none-match': etag } });
    if (again.status === 304)
      expect(again.headers.get('content-security-policy')).toBe(responses[1]?.headers.get('content-security-policy'));
  });

  it('does not name its software', async () => {
    const response = await fetch(site.base + path);
    const text = await response.text();
    for (const name of ['server', 'x-powered-by']) expect(response.headers.get(name)).toBeNull();
    for (const secret of ['a-secret-that-must-not-leak', process.env.STRAPI_TOKEN ?? 'none', cmsUrl])
      expect(text).not.toContain(secret);
    expect(text).not.toMatch(/node_modules|\/server\/index\.js/);
  });
});

it('cached pages contain no nonce', async () => {
  for (const path of PAGES) expect(await (await fetch(site.base + path)).text(), path).not.toMatch(/nonce="\w/);
});

it.each([
  '/assets',
  '/art/N-1.svg',
  '/builds/latest.json',
  '/healthz',
  '/api/unknown',
])('%s has the security headers', async (path) => {
  const { headers } = await fetch(site.base + path);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('strict-transport-security')).toBe('max-age=63072000');
});

describe('cross-site submissions are rejected', () => {
  const post = (headers: Record<string, string>) =>
    fetch(`${site.base}/contact`, {
      method: 'POST',
      body: new URLSearchParams({ name: '' }),
      headers,
      redirect: 'manual',
    });
  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-site' },
  ])('%o', async (headers) => expect((await post(headers)).status).toBe(403));

  it.each<Record<string, string>>([
    { origin: SITE_URL },
    { 'sec-fetch-site': 'same-origin' },
    {},
  ])('but not %o', async (headers) => expect((await post(headers)).status).not.toBe(403));
});

describe('limits', () => {
  it('a URL can have 4,096 characters', async () => {
    expect((await fetch(`${site.base}/blog?utm_source=${'x'.repeat(5000)}`)).status).toBeLessThan(500);
    expect((await fetch(`${site.base}/${'x'.repeat(5000)}`)).status).toBe(414);
  });

  it('headers can have 16 kB', async () => {
    expect((await fetch(`${site.base}/blog`, { headers: { 'x-large': 'x'.repeat(20_000) } })).status).toBe(431);
  });

  it('a body can have 16 MB', async () => {
    const { port } = new URL(site.base);
    const status = await new Promise<number>((resolve, reject) => {
      const request = http.request(
        { port, host: '127.0.0.1', path: '/contact', method: 'POST', headers: { 'content-length': 20 * 1024 * 1024 } },
        (response) => {
          resolve(response.statusCode ?? 0);
          request.destroy();
        },
      );
      request.on('error', reject);
      request.flushHeaders();
    });
    expect(status).toBe(413);
  });

  it('a client that sends its headers slowly is cut off', async () => {
    const socket = net.connect(Number(new URL(site.base).port), '127.0.0.1');
    const started = Date.now();
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
    const drip = setInterval(() => socket.write('X-Slow: 1\r\n'), 2000);
    await new Promise<void>((resolve) => socket.on('close', () => resolve()).on('error', () => {}));
    clearInterval(drip);
    expect(Date.now() - started).toBeLessThan(30_000);
  });

  it('unknown methods and malformed requests do no harm', async () => {
    for (const text of ['BREW / HTTP/1.1\r\nHost: a\r\n\r\n', 'GET\r\n\r\n', '\0\0\0\0\r\n\r\n']) {
      const socket = net.connect(Number(new URL(site.base).port), '127.0.0.1');
      socket.end(text);
      await new Promise<void>((resolve) =>
        socket
          .on('close', () => resolve())
          .on('error', () => {})
          .resume(),
      );
    }
    expect((await fetch(site.base)).status).toBe(200);
  });
});

it('the log has request ids and no personal data', async () => {
  const response = await fetch(`${site.base}/technical-bytes?q=private-words`, {
    headers: { 'x-forwarded-for': '203.0.113.9' },
  });
  const id = response.headers.get('x-request-id') ?? 'none';
  await expect.poll(() => site.log()).toContain(id);
  expect(site.log()).not.toContain('private-words');
  expect(site.log()).not.toContain('203.0.113.9');
  expect(site.log()).not.toMatch(/"(?:ip|remoteAddress|cookie)"/);
});

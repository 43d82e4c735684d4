import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from './free-port.ts';
import { type SiteProcess, startSite } from './site-process.ts';
import { until } from './until.ts';
import { restoreWorkerCms, type WorkerCms } from './worker-cms.ts';

const BYTES = '/content-manager/collection-types/api::technical-byte.technical-byte';
const COOKIE =
  /^northquay_like=([\w-]{22}); Max-Age=31536000; Path=\/technical-bytes\/([\w-]+); HttpOnly; SameSite=Lax$/;
const FOLLOWS_WITHIN_MS = 8_000;
const GATHERED_MS = 1_500;

type Byte = { documentId: string; slug: string; title: string; likes: number };
type Answer = { status: number; body: Record<string, unknown>; cookie: string | null };

let cms: WorkerCms;
let site: SiteProcess;
/** A second instance of the site, which nobody likes anything on. */
let other: SiteProcess;
let metricsPort: number;
let bytes: Byte[];
let visitors = 0;

beforeAll(async () => {
  cms = await restoreWorkerCms();
  metricsPort = await freePort();
  const env = { STRAPI_TOKEN: cms.token, LIKES_RATE_LIMIT: '100000' };
  site = await startSite({ strapiUrl: cms.url, env: { ...env, METRICS_PORT: String(metricsPort) } });
  other = await startSite({ strapiUrl: cms.url, env });
  bytes = await listBytes();
  expect(bytes.length).toBeGreaterThan(10);
});
afterAll(async () => {
  await site?.stop();
  await other?.stop();
});

const listBytes = async (query = 'sort=likes:desc') => {
  const response = await fetch(`${cms.url}/api/technical-bytes?pagination[limit]=100&${query}`);
  return ((await response.json()) as { data: Byte[] }).data;
};
const likesOf = async ({ slug }: Byte) => (await listBytes(`filters[slug][$eq]=${slug}`))[0]?.likes;
/** The number in the draft, the published version and the count behind them. */
const allNumbers = ({ documentId }: Byte) => {
  const db = new DatabaseSync(path.join(cms.dataDir, 'cms/database.sqlite'), { readOnly: true, timeout: 10_000 });
  const versions = db.prepare('SELECT likes FROM technical_bytes WHERE document_id = ?').all(documentId);
  const count = db.prepare('SELECT likes FROM like_counts WHERE byte_id = ?').get(documentId);
  const rows = db.prepare('SELECT count(*) AS rows FROM likes WHERE byte_id = ?').get(documentId);
  db.close();
  return { versions: versions.map(({ likes }) => likes), count: count?.likes, rows: rows?.rows };
};
const byteAt = (at: number): Byte => {
  const byte = bytes[at];
  if (!byte) throw new Error(`There is no byte ${at}`);
  return byte;
};

type Sent = { from?: SiteProcess; visitor?: string; cookie?: string | null; intent?: string };
const newVisitor = () => `Browser ${++visitors}`;

async function send({ slug }: Byte, { from = site, visitor = newVisitor(), cookie, intent = 'like' }: Sent = {}) {
  const response = await fetch(`${from.base}/technical-bytes/${slug}/like`, {
    method: 'POST',
    headers: { 'user-agent': visitor, ...(cookie ? { cookie } : {}) },
    body: new URLSearchParams({ intent }),
  });
  const answer: Answer = {
    status: response.status,
    body: (await response.json()) as Record<string, unknown>,
    cookie: response.headers.get('set-cookie')?.split(';')[0] ?? null,
  };
  return { ...answer, setCookie: response.headers.get('set-cookie') ?? '' };
}
const pageShows = async (byte: Byte, from = site) => {
  const html = await (await fetch(`${from.base}/technical-bytes/${byte.slug}`)).text();
  return Number(/class="likes"[^>]*>\s*<p><b>(\d+)<\/b>/.exec(html)?.[1]);
};
const soon = (what: string, holds: () => Promise<boolean>) => until(what, holds, FOLLOWS_WITHIN_MS);

describe('likes are counted', () => {
  it('100 of 100 visitors who press at the same moment, in draft and published version alike', async () => {
    const byte = byteAt(0);
    const before = byte.likes;
    const answers = await Promise.all(Array.from({ length: 100 }, () => send(byte)));
    expect(answers.map(({ status }) => status)).toEqual(Array(100).fill(200));
    expect(new Set(answers.map(({ body }) => body.likes))).toEqual(
      new Set(Array.from({ length: 100 }, (_, at) => before + at + 1)),
    );
    expect(await likesOf(byte)).toBe(before + 100);
    expect(allNumbers(byte)).toEqual({ versions: [before + 100, before + 100], count: before + 100, rows: 100 });
  });

  it('once for each visitor, also at the same moment, with the cookie and before it is there', async () => {
    const byte = byteAt(1);
    const visitor = newVisitor();
    const first = await Promise.all(Array.from({ length: 10 }, () => send(byte, { visitor })));
    expect(first.map(({ body }) => body.likes)).toEqual(Array(10).fill(byte.likes + 1));
    const [{ cookie, setCookie } = first[0] ?? { cookie: null, setCookie: '' }] = first;
    expect(COOKIE.exec(setCookie)?.[2]).toBe(byte.slug);
    const again = await Promise.all(Array.from({ length: 20 }, () => send(byte, { cookie })));
    expect(again.map(({ body }) => body)).toEqual(
      Array(20).fill({ status: 'counted', isLiked: true, likes: byte.likes + 1 }),
    );
    expect(allNumbers(byte).rows).toBe(1);
  });

  it('and taken back by whoever has liked, and by nobody else', async () => {
    const byte = byteAt(2);
    const { cookie } = await send(byte);
    expect((await send(byte, { intent: 'unlike' })).body.likes).toBe(byte.likes + 1);
    const undone = await Promise.all(Array.from({ length: 5 }, () => send(byte, { cookie, intent: 'unlike' })));
    expect(undone.map(({ body }) => body.likes)).toEqual(Array(5).fill(byte.likes));
    expect(undone[0]?.setCookie).toMatch(
      /^northquay_like=; Max-Age=0; Path=\/technical-bytes\/[\w-]+; HttpOnly; SameSite=Lax$/,
    );
    expect(allNumbers(byte)).toEqual({ versions: [byte.likes, byte.likes], count: byte.likes, rows: 0 });
    expect((await send(byte)).body.likes).toBe(byte.likes + 1);
  });

  it('with no personal data: the receipt is not kept as the visitor has it', async () => {
    const { cookie } = await send(byteAt(3));
    const db = new DatabaseSync(path.join(cms.dataDir, 'cms/database.sqlite'), { readOnly: true, timeout: 10_000 });
    const rows = JSON.stringify(db.prepare('SELECT * FROM likes').all());
    db.close();
    expect(rows).not.toContain(cookie?.split('=')[1]);
    expect(rows).not.toContain('127.0.0.1');
    expect(rows).not.toContain('Browser');
  });
});

describe('kept pages follow', () => {
  const renders = async () => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/`)).text();
    return Number(/page_cache_events_total\{event="renders"\} (\d+)/.exec(text)?.[1]);
  };
  const version = async () => {
    const headers = { authorization: `Bearer ${cms.token}` };
    const response = await fetch(`${cms.url}/api/content-version`, { headers });
    return ((await response.json()) as { data: { version: string } }).data.version;
  };

  it('the next look at the page shows the like, other pages are not rendered for it', async () => {
    const byte = byteAt(4);
    // Changes of a page within a second are gathered: those of the tests before are to be through.
    await new Promise((resolve) => setTimeout(resolve, GATHERED_MS));
    for (const { slug } of bytes) await fetch(`${site.base}/technical-bytes/${slug}`);
    for (const path of ['/', '/technical-bytes', '/blog', '/careers']) await fetch(site.base + path);
    const before = await pageShows(byte);
    const [rendersBefore, versionBefore] = [await renders(), await version()];
    await send(byte);
    expect(await pageShows(byte)).toBe(before + 1);
    for (const { slug } of bytes) await fetch(`${site.base}/technical-bytes/${slug}`);
    for (const path of ['/', '/technical-bytes', '/blog', '/careers']) await fetch(site.base + path);
    // The page, the list and the start page; once more when the content system has told of the like as well.
    const rendered = (await renders()) - rendersBefore;
    expect(rendered).toBeGreaterThanOrEqual(3);
    expect(rendered).toBeLessThanOrEqual(6);
    expect(await version()).toBe(versionBefore);
  });

  it('100 likes in a moment are not 100 renders, and the last one is shown', async () => {
    const byte = byteAt(5);
    await pageShows(byte);
    const before = await renders();
    for (let at = 0; at < 100; at++) {
      await send(byte);
      await pageShows(byte);
    }
    expect((await renders()) - before).toBeLessThan(40);
    await soon('the page shows all of them', async () => (await pageShows(byte)) === byte.likes + 100);
  });

  it('"most liked" puts the one first that has overtaken the others, on every instance', async () => {
    const [top] = await listBytes();
    const last = byteAt(bytes.length - 1);
    const order = async (from: SiteProcess) =>
      [
        ...(await (await fetch(`${from.base}/technical-bytes?sort=liked`)).text()).matchAll(
          /<h2 class="h3x"><a[^>]*href="\/technical-bytes\/([\w-]+)"/g,
        ),
      ].map(([, slug]) => slug);
    expect((await order(site))[0]).toBe(top?.slug);
    expect((await order(other))[0]).toBe(top?.slug);
    const missing = (top?.likes ?? 0) - ((await likesOf(last)) ?? 0) + 1;
    for (let left = missing; left > 0; left -= 25) {
      const answers = await Promise.all(Array.from({ length: Math.min(left, 25) }, () => send(last)));
      expect(answers.every(({ status }) => status === 200)).toBe(true);
    }
    await soon('the list follows', async () => (await order(site))[0] === last.slug);
    await soon('the other instance follows', async () => (await order(other))[0] === last.slug);
    await soon('its page too', async () => (await pageShows(last, other)) === (await likesOf(last)));
    const home = await (await fetch(`${site.base}/`)).text();
    expect(/byte--compact[\s\S]*?href="\/technical-bytes\/([\w-]+)"/.exec(home)?.[1]).toBe(last.slug);
  });
});

describe('an editor', () => {
  it('who publishes an old draft, or throws one away, does not change the number', async () => {
    const byte = byteAt(6);
    const old = { title: `${byte.title} Really`, likes: 3 };
    for (let at = 0; at < 5; at++) await send(byte);
    const likes = byte.likes + 5;
    await cms.admin('PUT', `${BYTES}/${byte.documentId}`, old);
    await soon('the draft has the number again', async () => allNumbers(byte).versions.every((one) => one === likes));
    await cms.admin('POST', `${BYTES}/${byte.documentId}/actions/publish`, old);
    await soon('published too', async () => allNumbers(byte).versions.every((one) => one === likes));
    expect((await listBytes(`filters[slug][$eq]=${byte.slug}`))[0]).toMatchObject({ title: old.title, likes });
    await Promise.all([
      ...Array.from({ length: 10 }, () => send(byte)),
      cms.admin('POST', `${BYTES}/${byte.documentId}/actions/publish`, old),
      cms.admin('POST', `${BYTES}/${byte.documentId}/actions/discard`, {}),
    ]);
    await soon('all are counted', async () => allNumbers(byte).versions.every((one) => one === likes + 10));
    expect(allNumbers(byte)).toEqual({ versions: [likes + 10, likes + 10], count: likes + 10, rows: 15 });
  });

  it('who takes a question back closes it for likes, and the number is there when it returns', async () => {
    const byte = byteAt(7);
    await send(byte);
    await cms.admin('POST', `${BYTES}/${byte.documentId}/actions/unpublish`, {});
    const answer = await fetch(`${site.base}/technical-bytes/${byte.slug}/like`, {
      method: 'POST',
      body: new URLSearchParams({ intent: 'like' }),
    });
    expect(answer.status).toBe(404);
    await cms.admin('POST', `${BYTES}/${byte.documentId}/actions/publish`, {});
    expect(await likesOf(byte)).toBe(byte.likes + 1);
    await cms.admin('DELETE', `${BYTES}/${byte.documentId}`);
    await soon('nothing is left of it', async () => allNumbers(byte).rows === 0 && !allNumbers(byte).count);
  });
});

describe('what is not counted', () => {
  it('more than the limit from one address: 429, with and without JavaScript', async () => {
    const limited = await startSite({ strapiUrl: cms.url, env: { STRAPI_TOKEN: cms.token, LIKES_RATE_LIMIT: '3' } });
    const byte = byteAt(8);
    for (let at = 0; at < 3; at++) expect((await send(byte, { from: limited })).status).toBe(200);
    expect(await send(byte, { from: limited })).toMatchObject({
      status: 429,
      body: { status: 'refused', refusal: { reason: 'tooMany', minutes: 10 } },
      cookie: null,
    });
    const page = await fetch(`${limited.base}/technical-bytes/${byte.slug}`, {
      method: 'POST',
      body: new URLSearchParams({ intent: 'like' }),
    });
    expect(page.status).toBe(429);
    expect(await page.text()).toContain('Please try again in 10 min.');
    expect(await likesOf(byte)).toBe(byte.likes + 3);
    await limited.stop();
  });

  it('what another site makes a browser send: 403', async () => {
    const response = await fetch(`${site.base}/technical-bytes/${byteAt(9).slug}/like`, {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example' },
      body: new URLSearchParams({ intent: 'like' }),
    });
    expect(response.status).toBe(403);
  });

  it.each([
    ['another word', 400, new URLSearchParams({ intent: 'love' })],
    ['nothing', 400, new URLSearchParams()],
    ['JSON', 415, '{"intent":"like"}'],
    ['a megabyte', 413, new URLSearchParams({ intent: 'x'.repeat(1_000_000) })],
  ])('%s: %i', async (_, status, body) => {
    const byte = byteAt(9);
    const response = await fetch(`${site.base}/technical-bytes/${byte.slug}/like`, { method: 'POST', body });
    expect(response.status).toBe(status);
    expect(await likesOf(byte)).toBe(byte.likes);
  });

  it('a like while the content system is away: 503, no cookie', async () => {
    const lonely = await startSite({ strapiUrl: 'http://127.0.0.1:9', env: { LOG_LEVEL: 'silent' } });
    expect(await send(byteAt(9), { from: lonely })).toMatchObject({
      status: 503,
      body: { status: 'refused', refusal: { reason: 'failed' } },
      cookie: null,
    });
    await lonely.stop();
  });

  it('whatever anybody but the site sends to the content system', async () => {
    const byte = byteAt(9);
    const ask = async (method: string, receipt: string, token?: string) => {
      const headers = token ? { authorization: `Bearer ${token}` } : undefined;
      const url = `${cms.url}/api/likes/${byte.slug}/${receipt}`;
      return (await fetch(url, { method, ...(headers ? { headers } : {}) })).status;
    };
    expect(await ask('PUT', 'a-receipt-of-somebody')).toBe(403);
    expect(await ask('DELETE', 'a-receipt-of-somebody')).toBe(403);
    expect(await ask('PUT', 'a-receipt-of-somebody', 'not-the-token-of-the-site')).toBe(401);
    expect(await ask('PUT', 'short', cms.token)).toBe(400);
    expect(await likesOf(byte)).toBe(byte.likes);
    for (const type of ['likes', 'like-counts']) expect((await fetch(`${cms.url}/api/${type}`)).status).toBe(404);
  });
});

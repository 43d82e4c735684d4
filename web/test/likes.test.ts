import { afterAll, beforeAll, expect, it } from 'vitest';
import { LIKE_COOKIE } from '#app/likes/like-cookie.ts';
import { collectionPath } from './panel-paths.ts';
import { type SiteProcess, startSite } from './site-process.ts';
import { restoreWorkerCms, type WorkerCms } from './worker-cms.ts';

const BYTES = collectionPath('technical-byte');
type Byte = { documentId: string; slug: string; title: string; likes: number };

let cms: WorkerCms;
let site: SiteProcess;
let bytes: Byte[];
beforeAll(async () => {
  cms = await restoreWorkerCms();
  site = await startSite({ strapiUrl: cms.url, env: { STRAPI_TOKEN: cms.token, LIKES_RATE_LIMIT: '200' } });
  bytes = (await (await fetch(`${cms.url}/api/technical-bytes?sort=likes:desc`)).json()).data;
});
afterAll(async () => {
  await site?.stop();
});

const byteAt = (index: number): Byte => bytes.at(index) ?? expect.fail(`There is no byte ${index}`);
const send = (slug: string, intent: string, headers: Record<string, string>, base = site.base) =>
  fetch(`${base}/technical-bytes/${slug}/like`, {
    method: 'POST',
    headers: { accept: 'application/json', ...headers },
    body: new URLSearchParams({ intent }),
  });
const likesOf = async ({ documentId }: Byte, status: 'draft' | 'published') =>
  ((await cms.admin('GET', `${BYTES}/${documentId}?status=${status}`)).data as Byte).likes;

it('counts each visitor once, and only that visitor can withdraw the like', async () => {
  const byte = byteAt(0);
  const visitors = Array.from({ length: 12 }, (_, index) => ({ 'user-agent': `Browser ${index >> 1}` }));
  const shown = async () => (await (await fetch(`${site.base}/api/likes`)).json())[byte.slug];
  expect(await shown()).toBe(byte.likes);
  const responses = await Promise.all(visitors.map((visitor) => send(byte.slug, 'like', visitor)));
  expect(await shown()).toBe(byte.likes + 6);
  expect(await likesOf(byte, 'published')).toBe(byte.likes + 6);
  expect(await likesOf(byte, 'draft')).toBe(byte.likes + 6);
  const setCookie = responses[0]?.headers.get('set-cookie') ?? '';
  expect(setCookie).toMatch(
    new RegExp(`^${LIKE_COOKIE}=[\\w-]{22}; Max-Age=31536000; Path=.+; HttpOnly; SameSite=Lax$`),
  );
  await send(byte.slug, 'unlike', { 'user-agent': 'Another browser' });
  const cookie = setCookie.split(';')[0] ?? '';
  for (let times = 0; times < 2; times++) await send(byte.slug, 'unlike', { cookie });
  expect(await likesOf(byte, 'published')).toBe(byte.likes + 5);
});

it('the number and the order are up to date at once, despite cached pages', async () => {
  const [top, last] = [byteAt(0), byteAt(-1)];
  const order = async () => {
    const html = await (await fetch(`${site.base}/technical-bytes?sort=liked`)).text();
    return /<h2\b[^>]*><a[^>]*href="\/technical-bytes\/([\w-]+)"/.exec(html)?.[1];
  };
  expect(await order()).toBe(top.slug);
  const missing = (await likesOf(top, 'published')) - last.likes + 1;
  const receipts = Array.from({ length: missing }, (_, index) => `receipt-of-visitor-${index}`);
  const headers = { authorization: `Bearer ${cms.token}` };
  for (const receipt of receipts)
    await fetch(`${cms.url}/api/likes/${last.slug}/${receipt}`, { method: 'PUT', headers });
  expect(await order()).toBe(last.slug);
  await expect
    .poll(async () => (await (await fetch(`${site.base}/api/likes`)).json())[last.slug])
    .toBe(last.likes + missing);
});

it('saving an outdated form in the panel does not change the number', async () => {
  const byte = byteAt(2);
  await send(byte.slug, 'like', {});
  await cms.admin('POST', `${BYTES}/${byte.documentId}/actions/publish`, { title: `${byte.title} Really`, likes: 3 });
  for (const status of ['draft', 'published'] as const) expect(await likesOf(byte, status)).toBe(byte.likes + 1);
});

it.each([
  ['another word', 400, 'love', {}],
  ['another site', 403, 'like', { origin: 'https://elsewhere.example' }],
])('does not count %s', async (_, status, intent, headers) => {
  const byte = byteAt(3);
  expect((await send('no-such-question', 'like', {})).status).toBe(404);
  expect((await send(byte.slug, intent, headers)).status).toBe(status);
  expect(await likesOf(byte, 'published')).toBe(byte.likes);
});

it('shows an error without JavaScript above the limit and while the CMS is down', async () => {
  const down = await startSite({
    strapiUrl: 'http://127.0.0.1:9',
    env: { LIKES_RATE_LIMIT: '2', LOG_LEVEL: 'silent' },
  });
  const statuses = [];
  for (let times = 0; times < 3; times++) statuses.push((await send('a', 'like', {}, down.base)).status);
  expect(statuses).toEqual([503, 503, 429]);
  const form = { method: 'POST', redirect: 'manual', body: new URLSearchParams({ intent: 'like' }) } as const;
  const response = await fetch(`${down.base}/technical-bytes/a/like`, form);
  expect([response.status, response.headers.get('location')]).toEqual([303, '/technical-bytes/a?like=tooMany#likes']);
  await down.stop();
});

it('the CMS accepts likes from the site only', async () => {
  const url = `${cms.url}/api/likes/${byteAt(3).slug}/receipt-of-a-stranger`;
  expect((await fetch(url, { method: 'PUT' })).status).toBe(403);
  expect((await fetch(url, { method: 'PUT', headers: { authorization: 'Bearer wrong' } })).status).toBe(401);
});

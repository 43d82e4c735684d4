import { describe, expect, it } from 'vitest';
import { sign } from '#platform/signature.server.ts';
import { preview } from './preview.ts';
import { makePreviewCookie, PREVIEW_COOKIE, readPreviewCookie } from './preview-cookie.ts';

const secret = 'a-secret-of-the-test-of-preview';
const app = preview({ secret, siteUrl: 'https://www.example.com' });
const link = (options: Record<string, string> = {}, key = secret) => {
  const query = {
    path: '/blog/a',
    status: 'draft',
    types: 'jobs_people',
    expires: String(Date.now() + 1000),
    ...options,
  };
  const signature = sign(key, 'preview-link', query.path, query.status, query.types, query.expires);
  return `/?${new URLSearchParams({ ...query, signature, ...options })}`;
};

describe('a preview link', () => {
  it('redirects to the page with an HttpOnly cookie', async () => {
    const response = await app.request(link());
    expect(response.status).toBe(307);
    expect(response.headers.get('location')).toBe('/blog/a');
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/Secure/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(readPreviewCookie(cookie.split(';')[0] ?? '', secret)).toEqual({ mode: 'draft', types: ['jobs', 'people'] });
  });

  it.each([
    ['without a signature', link({ signature: '' })],
    ['with another key', link({}, 'another-key-another-key')],
    ['that has expired', link({ expires: String(Date.now() - 1) })],
    ['for another site', link({ path: '//evil.example' })],
    ['for another site, with a backslash', link({ path: '/\\evil.example' })],
    ['with an unknown status', link({ status: 'all' })],
    ['with more types', link().replace('jobs_', 'jobs_articles_')],
    ['with a changed path', link().replace('blog%2Fa', 'blog%2Fb')],
  ])('%s is rejected', async (_name, path) => {
    const response = await app.request(path);
    expect(response.status).toBe(403);
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it('is a 404 without a secret', async () => {
    expect((await preview({ secret: undefined, siteUrl: 'http://a' }).request(link())).status).toBe(404);
  });
});

describe('a preview cookie', () => {
  it('is valid until it expires, and only if it is not modified', () => {
    const header = (value: string) => `a=b; ${PREVIEW_COOKIE}=${value}; c=d`;
    const value = makePreviewCookie(secret, 'draft', 'jobs', 2000);
    expect(readPreviewCookie(header(value), secret, 1000)).toEqual({ mode: 'draft', types: ['jobs'] });
    expect(readPreviewCookie(header(value), secret, 2001)).toBeNull();
    expect(readPreviewCookie(header(value), undefined, 1000)).toBeNull();
    for (const [from, to] of [
      ['2000', '9999'],
      ['jobs', 'jobs_articles'],
    ] as const)
      expect(readPreviewCookie(header(value.replace(from, to)), secret, 1000)).toBeNull();
    expect(
      readPreviewCookie(
        header(makePreviewCookie(secret, 'published', 'jobs', 2000).replace('published', 'draft')),
        secret,
        1000,
      ),
    ).toBeNull();
    for (const forged of ['', 'draft', '1', 'true', 'draft.9999999999999.', 'draft.Infinity.x'])
      expect(readPreviewCookie(header(forged), secret, 1000)).toBeNull();
  });
});

it('leaving the preview removes the cookie and redirects within the site', async () => {
  const leave = (path: string) =>
    app.request('/leave', { method: 'POST', body: new URLSearchParams({ path }), redirect: 'manual' });
  const response = await leave('/blog/a');
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/blog/a');
  expect(response.headers.get('set-cookie')).toMatch(/Max-Age=0/);
  expect((await leave('https://evil.example')).headers.get('location')).toBe('/');
  expect((await leave('//evil.example')).headers.get('location')).toBe('/');
});

it('a form larger than any path is not parsed', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const leave = (body: string) => app.request('/leave', { method: 'POST', body, headers });
  expect((await leave('&a'.repeat(2048))).status).toBe(303);
  expect((await leave('&a'.repeat(2049))).status).toBe(413);
});

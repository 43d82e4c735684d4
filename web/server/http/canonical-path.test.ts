import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { canonicalPath } from './canonical-path.ts';

const app = new Hono().use(canonicalPath()).all('*', (c) => c.text('page'));

it.each([
  ['/blog/', '/blog'],
  ['/blog///?a=1', '/blog?a=1'],
  ['//evil.example/blog', '/evil.example/blog'],
  ['///evil.example/', '/evil.example'],
  ['//', '/'],
  ['/%62log?a=%62', '/blog?a=%62'],
  ['/technical%2Dbytes/what%5Fnow', '/technical-bytes/what_now'],
])('%s redirects to %s', async (from, to) => {
  const response = await app.request(`http://localhost${from}`);
  expect([response.status, response.headers.get('location')]).toEqual([301, to]);
});

it.each([
  '/',
  '/?a=/',
  '/blog',
  '/_ipx/_/https://cms.example/a.png',
  '/a%2fb%20c%C3%A9%2562',
])('%s is unchanged', async (path) => {
  expect((await app.request(`http://localhost${path}`)).status).toBe(200);
});

it('a form that is posted to such a path is redirected with its fields', async () => {
  const response = await app.request('http://localhost/contact/?a=1', { method: 'POST', body: 'name=Dana' });
  expect([response.status, response.headers.get('location')]).toEqual([308, '/contact?a=1']);
});

import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { securityHeaders, securityPolicy } from './security-headers.ts';

const app = new Hono()
  .use(securityHeaders(securityPolicy({ siteUrl: 'https://www.example.com' })))
  .all('*', (c) => c.text('there'));

it.each([
  ['/blog', 'same-origin'],
  ['/ogre/a.jpg', 'same-origin'],
  ['/_ipx/_/uploads/a.png', 'cross-origin'],
  ['/uploads/a.pdf', 'cross-origin'],
  ['/og/1-a/article/a.jpg', 'cross-origin'],
])('%s is sent for a SITE_URL with %s', async (path, origin) => {
  const { headers } = await app.request(path);
  expect(headers.get('cross-origin-resource-policy')).toBe(origin);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

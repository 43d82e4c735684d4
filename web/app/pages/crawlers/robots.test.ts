import { afterEach, expect, it, vi } from 'vitest';
import { loader } from './robots.ts';

afterEach(() => vi.restoreAllMocks());

const site = {
  name: 'A',
  legal_name: 'A',
  tagline: 'A',
  founded: 2016,
  reply_hours: 24,
  street: 'A',
  postal_code: 'A',
  city: 'A',
  country: 'A',
  email: 'a@example.org',
};

const robotsOf = (data: object) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data }));
  return loader();
};

it('names the sitemap', async () => {
  const response = await robotsOf(site);
  expect(response.headers.has('x-robots-tag')).toBe(false);
  expect(await response.text()).toMatch(/^User-agent: \*\nDisallow: \/api\/\n\nSitemap: http.+\/sitemap.xml\n$/);
});

it('is noindex and omits the sitemap if the site is hidden, but still allows crawling', async () => {
  const response = await robotsOf({ ...site, hidden_from_search: true });
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  expect(await response.text()).toBe('User-agent: *\nDisallow: /api/\n');
});

import { expect, it } from 'vitest';
import { builds, fixedPages } from './builds.ts';

const build = { id: '1b2c-3d', timestamp: '2026-01-01T00:00:00.000Z' };
const page = { module: { default: () => null } };
const routes = { a: { index: true, ...page }, b: { path: 'careers', ...page } };
const app = builds({ build, routes });

it('returns the latest build, uncached', async () => {
  const response = await app.request('/latest.json');
  expect(await response.json()).toEqual(build);
  expect(response.headers.get('cache-control')).toBe('no-cache');
});
it('returns details of the current build only', async () => {
  expect(await (await app.request('/meta/1b2c-3d.json')).json()).toEqual({ ...build, prerendered: ['/', '/careers'] });
  expect((await app.request('/meta/other.json')).status).toBe(404);
});
it('lists paths without parameters as prerendered', () => {
  const page = { module: { default: () => null } };
  const routes = {
    a: { index: true, ...page },
    b: { path: 'careers', ...page },
    c: { path: 'careers/:slug', ...page },
    d: { path: '*', ...page },
    e: page,
    f: { path: 'sitemap.xml', module: {} },
  };
  expect(fixedPages(routes)).toEqual(['/', '/careers']);
});

import { afterEach, expect, it, vi } from 'vitest';
import { requireCachedOffer, requireOffer } from './startups-offer.server.ts';

afterEach(() => vi.unstubAllGlobals());

/** Stubs a CMS with these published and unpublished pages. */
const stubCmsPages = (published: string[], unpublished: string[] = []) =>
  vi.stubGlobal('fetch', async (address: string) => {
    const data = address.includes('unpublished_slug')
      ? unpublished.map((slug) => ({ unpublished_slug: slug }))
      : published.map((slug) => ({ slug }));
    return Response.json({ data, meta: { pagination: { total: data.length } } });
  });
const stubCmsDown = () => vi.stubGlobal('fetch', () => Promise.reject(new Error('down')));
const statusOf = (check: () => Promise<void>) =>
  check().then(
    () => 200,
    (thrown: unknown) => (thrown instanceof Response ? thrown.status : thrown),
  );
const bothStatuses = () => Promise.all([requireOffer, requireCachedOffer].map(statusOf));

it('applications are accepted as soon as the page is published', async () => {
  stubCmsPages(['company']);
  expect(await bothStatuses()).toEqual([404, 404]);
  stubCmsPages(['company'], ['startups']);
  expect(await bothStatuses()).toEqual([410, 410]);
  stubCmsPages(['company', 'startups']);
  expect(await bothStatuses()).toEqual([200, 200]);
});

it('applications are accepted while the CMS is down', async () => {
  stubCmsDown();
  expect(await bothStatuses()).toEqual([200, 200]);
});

import { afterEach, expect, it, vi } from 'vitest';
import { findPage, requireBrand } from './pages.server.ts';
import { newScope, runInScope } from './request-scope.server.ts';

afterEach(() => vi.unstubAllGlobals());

/** The facts of a page, read with these values of the single type Site. */
const factsWith = (site: object) => {
  const facts = [
    { value: '{{median_reply}}', label: 'median first reply' },
    { value: '12', label: 'within {{ median_reply }}' },
    { value: '{{reply_hours}} h', label: 'at most' },
  ];
  const page = { title: 'Contact', slug: 'contact', hero: { heading: 'Write to us', facts }, blocks: [] };
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(/\/api\/site\b/.test(url) ? { data: site } : { data: [page] }),
  );
  return runInScope(newScope(), async () => (await findPage('contact'))?.hero.facts);
};

it('a fact with a variable that has no value is left out', async () => {
  expect(await factsWith({ reply_hours: 2, median_reply: null })).toEqual([{ value: '2 h', label: 'at most' }]);
});

it('a fact whose variables all have values is shown', async () => {
  expect(await factsWith({ reply_hours: 2, median_reply: '38 min' })).toMatchObject([{ value: '38 min' }, {}, {}]);
});

it('an unpublished single type responds with 404, like any other page', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ data: null, error: { status: 404, name: 'NotFoundError', message: '' } }, { status: 404 }),
  );
  await expect(requireBrand()).rejects.toMatchObject({ status: 404, statusText: 'Not Found' });
});

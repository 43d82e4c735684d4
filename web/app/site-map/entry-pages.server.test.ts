import { afterEach, expect, it, vi } from 'vitest';
import { listEntryPages } from './entry-pages.server.ts';

afterEach(() => vi.unstubAllGlobals());

const job = (slug: string, more: object) => ({
  slug,
  title: slug,
  lead: 'A',
  career_level: 'Senior',
  location: 'Hamburg',
  country: 'Germany',
  opened_on: '2026-11-22',
  publishedAt: '2026-11-22T10:00:00.000Z',
  ...more,
});

it('an open application has a page, but is not in the list and feed of jobs', async () => {
  const jobs = [
    job('engineer', {}),
    job('designer', { open_application: false }),
    job('open', { open_application: true }),
  ];
  vi.stubGlobal('fetch', async (url: URL | string) => {
    const data = String(url).includes('/api/jobs') ? jobs : [];
    return Response.json({ data, meta: { pagination: { total: data.length } } });
  });
  const pages = await listEntryPages();
  expect(pages.map(({ path, listedAt }) => [path, listedAt])).toEqual([
    ['/careers/engineer', ['/careers']],
    ['/careers/designer', ['/careers']],
    ['/careers/open', []],
  ]);
});

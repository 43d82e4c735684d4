import { afterEach, expect, it, vi } from 'vitest';
import { sharingImageEntry } from '#app/sharing-image/sharing-image-text.ts';
import { listEntryPages } from './entry-pages.server.ts';

vi.mock('#app/i18n/catalogues.ts', async () => {
  const { en } = await import('#app/i18n/en.ts');
  const careers = { ...en.careers, requirements: 'Was du mitbringst' };
  return { CATALOGUES: { en, de: { ...en, careers } } };
});
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

const stubEntries = (type: string, entries: object[]) =>
  vi.stubGlobal('fetch', async (url: URL | string) => {
    const data = String(url).includes(`/api/${type}`) ? entries : [];
    return Response.json({ data, meta: { pagination: { total: data.length } } });
  });

it('an open application has a page, but is not in the list and feed of jobs', async () => {
  const jobs = [
    job('engineer', {}),
    job('designer', { open_application: false }),
    job('open', { open_application: true }),
  ];
  stubEntries('jobs', jobs);
  const pages = await listEntryPages();
  expect(pages.map(({ path, listedAt }) => [path, listedAt])).toEqual([
    ['/careers/engineer', ['/careers']],
    ['/careers/designer', ['/careers']],
    ['/careers/open', []],
  ]);
});

it('the headings of an entry’s parts are in its language', async () => {
  stubEntries('jobs', [job('a', { requirements: 'Mut', locale: 'de' }), job('b', { requirements: 'Courage' })]);
  expect((await listEntryPages()).map(({ markdown }) => markdown)).toEqual([
    '## Was du mitbringst\n\nMut',
    '## Requirements\n\nCourage',
  ]);
});

it('the image of a project keeps its focal point, around which the sharing image is cropped', async () => {
  const cover = { url: '/uploads/a.svg', name: 'a.svg', size: 1, mime: 'image/svg+xml', focalPoint: { x: 30, y: 70 } };
  const project = {
    slug: 'dock',
    title: 'Dock',
    client: 'Acme',
    lead: 'A',
    country: 'Germany',
    industries: [{ name: 'Logistics', slug: 'logistics' }],
    cover,
    delivered_on: '2026-11-22',
    publishedAt: '2026-11-22T10:00:00.000Z',
  };
  stubEntries('projects', [project]);
  const [page] = await listEntryPages();
  expect(page && sharingImageEntry(page).product).toMatchObject({ src: 'uploads/a.svg', focalPoint: '30% 70%' });
});

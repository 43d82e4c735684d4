import { afterEach, expect, it, vi } from 'vitest';
import type { Locale } from '#app/i18n/locales.ts';
import { loader } from './markdown-page.ts';

const GERMAN = vi.hoisted((): Locale => ({ code: 'de', iso: 'de-DE', formats: 'de-DE', name: 'Deutsch', dir: 'ltr' }));
vi.mock('#app/i18n/locales.ts', async (original) => {
  const real = await original<typeof import('#app/i18n/locales.ts')>();
  const LOCALES: [Locale, ...Locale[]] = [real.ENGLISH, GERMAN];
  return { ...real, LOCALES };
});
afterEach(() => vi.unstubAllGlobals());

it('a page of another language has the Markdown of the default language', async () => {
  const job = {
    slug: 'engineer',
    title: 'Engineer',
    lead: 'A',
    career_level: 'Senior',
    location: 'Hamburg',
    country: 'Germany',
    opened_on: '2026-11-22',
    publishedAt: '2026-11-22T10:00:00.000Z',
  };
  vi.stubGlobal('fetch', async (url: URL | string) => {
    if (/\/api\/(?:home|brand|impressum)\b/.test(String(url)))
      return Response.json(
        { data: null, error: { status: 404, name: 'NotFoundError', message: 'Not Found' } },
        { status: 404 },
      );
    const data = String(url).includes('/api/jobs') ? [job] : [];
    return Response.json({ data, meta: { pagination: { total: data.length } } });
  });
  const load = (path: string) => loader({ params: { '*': path } });
  const original = await load('careers/engineer');
  const german = await load('de/careers/engineer');
  expect([original.status, german.status]).toEqual([200, 200]);
  expect(await german.text()).toBe(await original.text());
  expect(german.headers.get('link')).toMatch(/\/careers\/engineer>; rel="canonical"$/);
  expect((await load('de/careers/unknown')).status).toBe(404);
});

import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import { PAGED_TYPES, pagePaths } from '../../../cms/src/publishing/page-paths.ts';
import { readLocale } from '../locale/locale-path.ts';
import { LOCALES } from '../locale/locales.ts';
import routes from '../routes.ts';
import { ENTRIES, LISTED_ROUTES, NOT_LISTED, PAGES, SINGLES } from './page-addresses.ts';

/** Every route's pattern, whichever language it is for. */
const patterns = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, index, children = [] }) => [
    ...(path || index ? [readLocale(`/${path ?? ''}`, LOCALES).path] : []),
    ...patterns(children),
  ]);

it('every route is listed for search engines, or named with the reason why not', () => {
  const known = [...LISTED_ROUTES, ...Object.keys(NOT_LISTED)];
  expect(patterns(routes).filter((pattern) => !known.includes(pattern))).toEqual([]);
});

it('everything that is listed has a route', () => {
  const existing = patterns(routes);
  expect(LISTED_ROUTES.filter((pattern) => !existing.includes(pattern))).toEqual([]);
});

describe('the content system tells the site of changes under the same addresses', () => {
  const pathsOf = (type: string, entry: Parameters<typeof pagePaths>[1]) =>
    pagePaths(`api::${type}.${type}`, entry).map(({ path }) => path);
  const types: Record<keyof typeof ENTRIES, string> = {
    job: 'job',
    industry: 'industry',
    project: 'project',
    technology: 'technology',
    article: 'article',
    byte: 'technical-byte',
    resource: 'free-resource',
  };

  it('entries', () => {
    const industries = [{ documentId: '1', slug: ':industry' }];
    const addresses = Object.entries(types).map(([kind, type]) => {
      const slug = kind === 'industry' ? ':industry' : ':slug';
      return [kind, ...pathsOf(type, { slug, industries })];
    });
    expect(Object.fromEntries(addresses)).toEqual(ENTRIES);
    const uids = Object.values(types).map((type) => `api::${type}.${type}`);
    expect(PAGED_TYPES.toSorted()).toEqual(uids.toSorted());
  });

  it.each(Object.entries(PAGES))('page %s', (slug, path) => {
    expect(pathsOf('page', { slug })).toEqual([path]);
  });

  it.each(Object.entries(SINGLES))('single type %s', (type, path) => {
    expect(pathsOf(type, {})).toEqual([path]);
  });
});

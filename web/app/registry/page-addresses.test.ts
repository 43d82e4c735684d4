import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import routes from '../routes.ts';
import { LISTED_ROUTES, NOT_LISTED } from './page-addresses.ts';

const patterns = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, index, children = [] }) => [
    ...(path || index ? [`/${path ?? ''}`] : []),
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

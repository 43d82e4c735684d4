import { expect, it } from 'vitest';
import type { ResultKind } from '#app/search/search-result.ts';
import { groupByKind } from './group-by-kind.ts';

it('has services and projects before technologies, and keeps the order within a kind', () => {
  const result = (kind: ResultKind, path: string) => ({ kind, path });
  const results = [
    result('technology', '/a'),
    result('project', '/b'),
    result('author', '/c'),
    result('project', '/d'),
    result('service', '/e'),
  ];
  expect(groupByKind(results).map(([kind, group]) => [kind, group.map(({ path }) => path).join()])).toEqual([
    ['service', '/e'],
    ['project', '/b,/d'],
    ['technology', '/a'],
    ['author', '/c'],
  ]);
});

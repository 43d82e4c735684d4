import { expect, it } from 'vitest';
import { newScope, runInScope } from '#app/content/request-scope.server.ts';
import { recordMissedSearch } from './missed-search.server.ts';

it.each([
  ['Blockchain  Audits', '/search?q=blockchain audits'],
  ['', null],
  ['me@example.com', null],
  ['call +49 40 123 456', null],
  ['https://example.com', null],
  ['x'.repeat(41), null],
])('%j is counted as %s', (query, expected) => {
  const scope = newScope();
  runInScope(scope, () => recordMissedSearch(query));
  expect(scope.missed).toBe(expected);
});

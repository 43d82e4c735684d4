import { expect, it } from 'vitest';
import { newScope, runInScope } from '#app/content/request-scope.server.ts';
import { recordIfMissed } from './missed-search.server.ts';
import type { Match } from './search-result.ts';

it.each<[query: string, match: Match, recorded: string | null]>([
  ['Blockchain  Audits', 'none', '/search?q=blockchain audits'],
  ['brackwatr', 'similar', '/search?q=brackwatr'],
  ['docks aquarium', 'some', '/search?q=docks aquarium'],
  ['docks', 'all', null],
  ['', 'none', null],
  ['ISO 27001', 'none', '/search?q=iso 27001'],
  ['how long does a warehouse take to build', 'some', '/search?q=how long does a warehouse take to build'],
  ['me@example.com', 'none', null],
  ['call +49 40 123 456', 'none', null],
  ['https://example.com', 'none', null],
])('%j with match %s is recorded as %s', (query, match, recorded) => {
  const scope = newScope();
  runInScope(scope, () => recordIfMissed({ query, match }));
  expect(scope.missed).toBe(recorded);
});

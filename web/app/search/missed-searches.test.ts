import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { missedSearches } from './missed-searches.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function setUp() {
  const sent: string[] = [];
  return { sent, ...missedSearches((query) => sent.push(query)) };
}

it('sends a query that the visitor has stopped typing, and not its beginnings', () => {
  const { sent, show } = setUp();
  show({ query: 'zepp', match: 'none' });
  vi.advanceTimersByTime(1999);
  show(null);
  vi.advanceTimersByTime(5000);
  show({ query: 'zeppelin', match: 'none' });
  vi.advanceTimersByTime(2000);
  expect(sent).toEqual(['zeppelin']);
});

it('sends a query when the dialog closes, but not twice', () => {
  const { sent, show, settle } = setUp();
  show({ query: 'zeppelin docks', match: 'some' });
  settle();
  vi.advanceTimersByTime(5000);
  show({ query: 'zeppelin docks', match: 'some' });
  settle();
  expect(sent).toEqual(['zeppelin docks']);
});

it('sends no query with results, and none that the visitor continues to type', () => {
  const { sent, show, settle } = setUp();
  show({ query: 'docks', match: 'all' });
  settle();
  show({ query: 'zeppelin', match: 'none' });
  show(null);
  settle();
  expect(sent).toEqual([]);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { missedSearches } from './missed-searches.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function setUp() {
  const sent: string[] = [];
  return { sent, ...missedSearches((query) => sent.push(query)) };
}

it('sends a query once it stays, and not what was typed before', () => {
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

it('sends nothing that was found, and nothing that was typed on', () => {
  const { sent, show, settle } = setUp();
  show({ query: 'docks', match: 'all' });
  settle();
  show({ query: 'zeppelin', match: 'none' });
  show(null);
  settle();
  expect(sent).toEqual([]);
});

import { expect, it } from 'vitest';
import { render } from '#test/render.tsx';
import type { SearchResponse } from './search-result.ts';
import { useSummary } from './use-summary.ts';

const Sentence = ({ response }: { response: Partial<SearchResponse> }) =>
  useSummary()({ query: 'a {words} b', match: 'all', matching: 0, similar: [], total: 0, results: [], ...response });

it.each<[Partial<SearchResponse>, string]>([
  [{ match: 'all', matching: 1, total: 1 }, '1 result for “a {words} b”.'],
  [{ match: 'all', matching: 4, total: 4, similar: ['scanner'] }, '4 results for “a {words} b” or “scanner”.'],
  [{ match: 'all', matching: 8, total: 10 }, '8 results for “a {words} b”. 2 more match some of the words.'],
  [{ match: 'some', matching: 1, total: 1 }, 'Nothing matches all of these words, but 1 result matches some of them.'],
  [{ match: 'some', matching: 7, total: 7 }, 'Nothing matches all of these words, but 7 results match some of them.'],
  [
    { match: 'similar', matching: 1, total: 1, similar: ['dock'] },
    'No results for “a {words} b”. 1 result for “dock”.',
  ],
  [
    { match: 'similar', matching: 9, total: 9, similar: ['dock', 'docks', 'doctor'] },
    'No results for “a {words} b”. 9 results for “dock”, “docks” or “doctor”.',
  ],
  [
    { match: 'similar', matching: 9, total: 9, similar: ['dock', 'docks', 'doctor', 'docs'] },
    'No results for “a {words} b”. 9 results for “dock”, “docks”, “doctor” or similar words.',
  ],
  [{ match: 'none' }, 'Nothing found for “a {words} b”.'],
])('%j', (response, sentence) => {
  expect(render(<Sentence response={response} />)).toBe(sentence);
});

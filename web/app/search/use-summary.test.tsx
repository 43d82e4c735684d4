import { expect, it } from 'vitest';
import { render } from '#test/render.tsx';
import type { SearchResponse } from './search-result.ts';
import { useSummary } from './use-summary.ts';

const Sentence = ({ answer }: { answer: Partial<SearchResponse> }) =>
  useSummary()({ query: 'a {words} b', fit: 'all', fitting: 0, similar: [], total: 0, groups: [], ...answer });

it.each<[Partial<SearchResponse>, string]>([
  [{ fit: 'all', fitting: 1, total: 1 }, '1 result for “a {words} b”.'],
  [{ fit: 'all', fitting: 8, total: 10 }, '8 results for “a {words} b”. 2 more are weaker matches.'],
  [{ fit: 'some', fitting: 1, total: 1 }, 'Nothing matches all of these words, but 1 result matches some of them.'],
  [
    { fit: 'some', fitting: 7, total: 8 },
    'Nothing matches all of these words, but 7 results match some of them. 1 more is a weaker match.',
  ],
  [{ fit: 'similar', fitting: 1, total: 1, similar: ['dock'] }, 'No results for “a {words} b”. 1 result for “dock”.'],
  [
    { fit: 'similar', fitting: 9, total: 9, similar: ['dock', 'docks', 'doctor'] },
    'No results for “a {words} b”. 9 results for “dock”, “docks” or “doctor”.',
  ],
  [
    { fit: 'similar', fitting: 9, total: 9, similar: ['dock', 'docks', 'doctor', 'docs'] },
    'No results for “a {words} b”. 9 results for “dock”, “docks”, “doctor” or similar words.',
  ],
  [{ fit: 'none' }, 'Nothing found for “a {words} b”.'],
])('%j', (answer, sentence) => {
  expect(render(<Sentence answer={answer} />)).toBe(sentence);
});

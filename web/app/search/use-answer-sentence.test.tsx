import { expect, it } from 'vitest';
import { render } from '../../test/render';
import type { SearchAnswer } from './search-result';
import { useAnswerSentence } from './use-answer-sentence';

const Sentence = ({ answer }: { answer: Partial<SearchAnswer> }) =>
  useAnswerSentence()({ query: 'a {words} b', fit: 'all', fitting: 0, similar: [], total: 0, groups: [], ...answer });

it.each<[Partial<SearchAnswer>, string]>([
  [{ fit: 'all', fitting: 1, total: 1 }, '1 result for “a {words} b”.'],
  [{ fit: 'all', fitting: 8, total: 10 }, '8 results for “a {words} b”. 2 more fit less well.'],
  [{ fit: 'some', fitting: 1, total: 1 }, 'No page has all of these words. 1 has some of them.'],
  [
    { fit: 'some', fitting: 7, total: 8 },
    'No page has all of these words. 7 have some of them. 1 more fits less well.',
  ],
  [{ fit: 'similar', fitting: 1, total: 1, similar: ['dock'] }, 'No page says “a {words} b”. 1 says “dock”.'],
  [
    { fit: 'similar', fitting: 9, total: 9, similar: ['dock', 'docks', 'doctor'] },
    'No page says “a {words} b”. 9 say “dock”, “docks” or “doctor”.',
  ],
  [
    { fit: 'similar', fitting: 9, total: 9, similar: ['dock', 'docks', 'doctor', 'docs'] },
    'No page says “a {words} b”. 9 say “dock”, “docks”, “doctor” or the like.',
  ],
  [{ fit: 'none' }, 'Nothing found for “a {words} b”.'],
])('%j', (answer, sentence) => {
  expect(render(<Sentence answer={answer} />)).toBe(sentence);
});

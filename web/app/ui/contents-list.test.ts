import { expect, test } from 'vitest';
import { nestHeadings } from './contents-list.tsx';

const heading = (id: string, level: 2 | 3) => ({ id, text: id, level });

test('nests an h3 under the h2 before it', () => {
  const nested = nestHeadings([heading('imprint', 2), heading('privacy', 2), heading('logs', 3), heading('forms', 3)]);
  expect(nested.map(({ heading, below }) => [heading.id, below.map(({ id }) => id)])).toEqual([
    ['imprint', []],
    ['privacy', ['logs', 'forms']],
  ]);
});

test('lists an h3 before the first h2 at the top level', () => {
  const nested = nestHeadings([heading('early', 3), heading('first', 2)]);
  expect(nested.map(({ heading }) => heading.id)).toEqual(['early', 'first']);
});

test('a text without headings has no list', () => {
  expect(nestHeadings([])).toEqual([]);
});

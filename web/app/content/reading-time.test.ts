import { expect, test } from 'vitest';
import { countWords, readingMinutes } from './reading-time.ts';

test('reading time is rounded to whole minutes', () => {
  expect(readingMinutes(2200)).toBe(10);
  expect(readingMinutes(2300)).toBe(10);
  expect(readingMinutes(2310)).toBe(11);
});

test('even an empty text takes a minute', () => {
  expect(readingMinutes(0)).toBe(1);
});

test('words are counted across lines and in code', () => {
  expect(countWords('Walk first.\n\n```ts\nconst a = 1;\n```\n')).toBe(8);
  expect(countWords('  \n ')).toBe(0);
});

import { expect, it } from 'vitest';
import { CATALOGUES } from './catalogues.ts';
import { en } from './en.ts';
import { LOCALES } from './locales.ts';

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsOf);

it('contains no facts about the studio, because those are content', () => {
  const promises =
    /\bengineers?\b|\b(two|some) of us\b|\bthis week\b|yes or a reason|within \d|being (written|prepared)/i;
  expect(textsOf(en).filter((text) => promises.test(text))).toEqual([]);
});

it('is listed in catalogues.ts, like all other languages', () => {
  expect(Object.keys(CATALOGUES).sort()).toEqual(LOCALES.map(({ code }) => code).sort());
});

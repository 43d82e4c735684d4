import { expect, it } from 'vitest';
import { CATALOGUES } from './catalogues.ts';
import { en } from './en.ts';
import { LOCALES } from './locales.ts';

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsOf);

it('contains no facts about the studio, which are content', () => {
  const promises =
    /\bengineers?\b|\b(two|some) of us\b|\bthis week\b|yes or a reason|within \d|being (written|prepared)/i;
  expect(textsOf(en).filter((text) => promises.test(text))).toEqual([]);
});

it('is listed with the catalogues of all other languages', () => {
  expect(Object.keys(CATALOGUES).sort()).toEqual(LOCALES.map(({ code }) => code).sort());
});

import { expect, it } from 'vitest';
import { en } from './en';

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsOf);

it('says nothing of the studio: who replies and by when is for its editors to say', () => {
  const promises =
    /\bengineers?\b|\b(two|some) of us\b|\bthis week\b|yes or a reason|within \d|being (written|prepared)/i;
  expect(textsOf(en).filter((text) => promises.test(text))).toEqual([]);
});

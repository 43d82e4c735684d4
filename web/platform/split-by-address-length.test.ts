import { expect, it } from 'vitest';
import { splitByAddressLength } from './split-by-address-length.ts';

const toAddress = (part: string[]) => `/a?${part.join(',')}`;

it.each([
  ['fits', ['ab', 'cd'], 8, [['ab', 'cd']]],
  ['is one character too long', ['ab', 'cd'], 7, [['ab'], ['cd']]],
  ['has a name that is too long by itself', ['ab', 'a long name', 'cd'], 8, [['ab'], ['a long name'], ['cd']]],
])('a list that %s', (_, names, maxCharacters, parts) => {
  expect(splitByAddressLength(names, maxCharacters, toAddress)).toEqual(parts);
});

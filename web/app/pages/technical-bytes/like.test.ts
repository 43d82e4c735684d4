import { expect, it } from 'vitest';
import { parseLikes } from './kept-likes';
import { likeInAddress } from './like';

it.each([
  ['', null],
  ['?like=on', true],
  ['?sort=liked&like=off', false],
  ['?like=<b>', null],
])('the address %j says %s', (search, says) => {
  expect(likeInAddress(search)).toBe(says);
});

it.each([
  ['["a","b"]', ['a', 'b']],
  ['[]', []],
  ['["a",1,null]', ['a']],
  ['{"a":1}', []],
  ['no JSON', []],
  ['', []],
])('the notes %j are %j', (text, slugs) => {
  expect(parseLikes(text)).toEqual(slugs);
});

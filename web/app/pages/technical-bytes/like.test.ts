import { afterEach, describe, expect, it, vi } from 'vitest';
import { isLikeKept, keepLike, parseLikes } from './kept-likes';
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

describe('a like', () => {
  afterEach(() => vi.unstubAllGlobals());
  const refuse = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  it.each([
    ['full', { getItem: () => '["a"]', setItem: refuse }],
    ['forbidden', undefined],
  ])('is known until the page is left when the storage is %s', (_, storage) => {
    vi.stubGlobal('localStorage', storage);
    keepLike('b', true);
    expect(isLikeKept('b')).toBe(true);
    keepLike('b', false);
    expect(isLikeKept('b')).toBe(false);
  });
});

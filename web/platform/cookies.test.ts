import { expect, it } from 'vitest';
import { readCookie } from './cookies.ts';

it.each([
  ['token=a', 'a'],
  ['first=1; token=a.b=c; last=2', 'a.b=c'],
  ['first=1;token=a', 'a'],
  ['token=; last=2', ''],
  ['token=first; token=second', 'first'],
  ['my_token=a; tokens=b', null],
  ['first=token=a', null],
  ['', null],
])('%j', (cookies, value) => {
  expect(readCookie(cookies, 'token')).toBe(value);
});

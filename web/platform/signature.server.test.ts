import { expect, it } from 'vitest';
import { isEqualConstantTime, isSigned, sign } from './signature.server.ts';

it('is valid for the same secret and parts only', () => {
  const signature = sign('secret', 'a', 'b');
  expect(isSigned('secret', signature, 'a', 'b')).toBe(true);
  expect(isSigned('other', signature, 'a', 'b')).toBe(false);
  expect(isSigned('secret', signature, 'a', 'c')).toBe(false);
  expect(isSigned('secret', '', 'a', 'b')).toBe(false);
});

it.each([
  ['abc', 'abc', true],
  ['abd', 'abc', false],
  ['ab', 'abc', false],
  ['', 'abc', false],
  ['äb', 'abc', false],
])('%j equals %j: %s', (signature, expected, isEqual) => {
  expect(isEqualConstantTime(signature, expected)).toBe(isEqual);
});

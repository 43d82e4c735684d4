import { expect, it } from 'vitest';
import { readTime, signTime } from './signed-time.server.ts';

it('is valid for its purpose only', () => {
  expect(readTime('form', signTime('form', 1000))).toBe(1000);
});

it.each([
  undefined,
  '',
  '1000',
  '1000.',
  'x.y',
  signTime('form', 1000).replace('1000', '2000'),
  signTime('receipt', 1000),
])('%j is not a signed time', (text) => {
  expect(readTime('form', text)).toBeNull();
});

import { expect, it } from 'vitest';
import { interpolate } from './messages.ts';

it('placeholders without a value are not replaced', () => {
  expect(interpolate('{count} of {total}, {constructor}', { count: 3 })).toBe('3 of {total}, {constructor}');
});

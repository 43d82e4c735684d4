import { expect, it } from 'vitest';
import { isAnswer } from './is-answer';

it.each([
  [{ status: 'sent' }, true],
  [{ status: 502 }, false],
  [{}, false],
  [null, false],
  ['status', false],
])('%j', (body, is) => {
  expect(isAnswer<{ status: string }>(body, 'status')).toBe(is);
});

import { expect, it } from 'vitest';
import { isApiResponse } from './is-api-response.ts';

it.each([
  [{ status: 'sent' }, true],
  [{ status: 502 }, false],
  [{}, false],
  [null, false],
  ['status', false],
])('%j', (body, is) => {
  expect(isApiResponse<{ status: string }>(body, 'status')).toBe(is);
});

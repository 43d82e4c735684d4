import { expect, it } from 'vitest';
import { isApiResponse } from './is-api-response.ts';

it.each([
  [{ status: 'sent' }, true],
  [{ status: 502 }, false],
  [{}, false],
  [null, false],
  ['status', false],
])('%j is a response of the API: %s', (body, expected) => {
  expect(isApiResponse<{ status: string }>(body, 'status')).toBe(expected);
});

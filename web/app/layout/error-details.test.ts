import { expect, it } from 'vitest';
import { readError } from './error-details.ts';

/** What React Router makes of a response that a loader threw. */
const errorResponse = (status: number, statusText: string, data: unknown) => ({
  status,
  statusText,
  data,
  internal: false,
});

it('shows what the server has told', () => {
  const told = { name: 'UnknownError', status: 502, message: 'The content system answered 502', reference: 'r-1' };
  expect(readError(errorResponse(502, '', told))).toEqual({
    ...told,
    similarPages: [],
    stack: null,
    retry: 'data',
    target: null,
  });
});
it('reads the pages that may have been meant, and nothing that is no link', () => {
  const similarPages = [{ label: 'Careers', to: '/careers' }];
  const told = { name: 'Not Found', similarPages: [...similarPages, null, { to: 1 }, 'text'] };
  expect(readError(errorResponse(404, '', told)).similarPages).toEqual(similarPages);
});
it('knows a plain 404', () => {
  expect(readError(errorResponse(404, 'Not Found', ''))).toMatchObject({
    status: 404,
    name: 'Not Found',
    reference: null,
  });
});
it('shows the stack of the browser’s own errors', () => {
  const error = new TypeError('x is undefined');
  expect(readError(error)).toMatchObject({ status: 500, name: 'TypeError', stack: error.stack, retry: 'document' });
});
it('asks again for data that did not arrive', () => {
  expect(readError(new TypeError('Failed to fetch')).retry).toBe('data');
});
it('reads anything that can be thrown', () => {
  expect(readError('oops')).toMatchObject({ status: 500, message: 'oops' });
  expect(readError(undefined)).toMatchObject({ status: 500 });
});

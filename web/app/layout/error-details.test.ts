import { expect, it } from 'vitest';
import { UnreachableError } from '#app/navigation/page-data.ts';
import { readError } from './error-details.ts';

/** React Router's error for a response that a loader threw. */
const errorResponse = (status: number, statusText: string, data: unknown) => ({
  status,
  statusText,
  data,
  internal: false,
});

it('reads the server’s error data', () => {
  const details = { name: 'UnknownError', status: 502, message: 'The CMS responded with 502', reference: 'r-1' };
  expect(readError(errorResponse(502, '', details))).toEqual({
    ...details,
    similarPages: [],
    picture: null,
    stack: null,
    retry: 'data',
    target: null,
  });
});
it('reads suggested pages and ignores anything that is not a link', () => {
  const similarPages = [{ label: 'Careers', to: '/careers' }];
  const details = { name: 'Not Found', similarPages: [...similarPages, null, { to: 1 }, 'text'] };
  expect(readError(errorResponse(404, '', details)).similarPages).toEqual(similarPages);
});
it('reads the image of a missing page and ignores anything that is not one', () => {
  const picture = { src: 'uploads/shelf.webp', alt: 'A shelf', width: 4, height: 3 };
  expect(readError(errorResponse(404, '', { picture })).picture).toEqual(picture);
  for (const other of ['shelf.webp', {}, { src: 1 }])
    expect(readError(errorResponse(404, '', { picture: other })).picture).toBeNull();
});
it('reads a 404 without data', () => {
  expect(readError(errorResponse(404, 'Not Found', ''))).toMatchObject({
    status: 404,
    name: 'Not Found',
    reference: null,
  });
});
it('has the stack of an error in the browser', () => {
  const error = new TypeError('x is undefined');
  expect(readError(error)).toMatchObject({ status: 500, name: 'TypeError', stack: error.stack, retry: 'document' });
});
it('retries the data if it could not be loaded, and the document after other errors', () => {
  expect(readError(new UnreachableError('/blog', new TypeError())).retry).toBe('data');
  expect(readError(new TypeError('Failed to fetch')).retry).toBe('document');
});
it('accepts any thrown value', () => {
  expect(readError('oops')).toMatchObject({ status: 500, message: 'oops' });
  expect(readError(undefined)).toMatchObject({ status: 500 });
});

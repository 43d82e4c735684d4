import { expect, it } from 'vitest';
import { decodeUri } from './decode-uri.ts';

it.each([
  ['/caf%C3%A9', '/café'],
  ['%', '%'],
  ['100%25', '100%'],
  ['%E4', '%E4'],
])('%j becomes %j', (part, readable) => {
  expect(decodeUri(part)).toBe(readable);
});

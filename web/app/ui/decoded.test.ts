import { expect, it } from 'vitest';
import { decoded } from './decoded';

it.each([
  ['/caf%C3%A9', '/café'],
  ['%', '%'],
  ['100%25', '100%'],
  ['%E4', '%E4'],
])('%j reads %j', (part, readable) => {
  expect(decoded(part)).toBe(readable);
});

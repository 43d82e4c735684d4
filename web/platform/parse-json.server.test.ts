import { expect, it } from 'vitest';
import { parseJson } from './parse-json.server.ts';

it.each([
  ['{"a":[1]}', { a: [1] }],
  ['null', null],
  ['', undefined],
  ['{', undefined],
  ['undefined', undefined],
])('%j is %j', (text, value) => {
  expect(parseJson(text)).toEqual(value);
});

import { expect, it } from 'vitest';
import { makeStamp, stampAge } from './form-timestamp.server.ts';

it('tells the age of a form', () => {
  expect(stampAge(makeStamp(1000), 4000)).toBe(3000);
});

it.each([
  undefined,
  '',
  '1000',
  '1000.',
  'x.y',
  `${makeStamp(1000).replace('1000', '2000')}`,
])('%j is not a stamp of ours', (stamp) => {
  expect(stampAge(stamp, 4000)).toBeNull();
});

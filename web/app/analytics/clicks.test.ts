import { describe, expect, test } from 'vitest';
import { detectRage, shorten } from './clicks';

const rageIn = (...clicks: [x: number, y: number, at: number][]) => {
  const isRage = detectRage();
  return clicks.map(([x, y, at]) => isRage({ x, y, at }));
};

describe('rage clicks', () => {
  test('are three in one place without a pause', () => {
    expect(rageIn([10, 10, 0], [12, 9, 300], [10, 11, 600])).toEqual([false, false, true]);
  });
  test('are told once for a longer row', () => {
    expect(rageIn([0, 0, 0], [0, 0, 100], [0, 0, 200], [0, 0, 300], [0, 0, 400])).toEqual([
      false,
      false,
      true,
      false,
      false,
    ]);
  });
  test('need less than 30 px from one to the next', () => {
    expect(rageIn([0, 0, 0], [29, 0, 10], [58, 0, 20]).at(-1)).toBe(true);
    expect(rageIn([0, 0, 0], [30, 0, 10], [30, 0, 20]).at(-1)).toBe(false);
  });
  test('need less than a second from one to the next', () => {
    expect(rageIn([0, 0, 0], [0, 0, 999], [0, 0, 1998]).at(-1)).toBe(true);
    expect(rageIn([0, 0, 0], [0, 0, 1000], [0, 0, 1100]).at(-1)).toBe(false);
  });
});

test('a clicked text is one line of at most 255 characters', () => {
  expect(shorten('  Read\n   more ')).toBe('Read more');
  expect(shorten('a'.repeat(400))).toHaveLength(255);
});

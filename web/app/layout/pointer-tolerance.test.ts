import { describe, expect, it } from 'vitest';
import { isOnTheWay } from './pointer-tolerance';

const panel = { left: 600, right: 1096, top: 72, bottom: 300 };
const from = { x: 690, y: 40 };

describe('isOnTheWay', () => {
  it('follows a pointer that heads for the far side of the panel', () => {
    expect(isOnTheWay({ x: 760, y: 58 }, from, panel)).toBe(true);
    expect(isOnTheWay({ x: 900, y: 71 }, from, panel)).toBe(true);
  });
  it('lets go of a pointer that moves along the triggers', () => {
    expect(isOnTheWay({ x: 860, y: 41 }, from, panel)).toBe(false);
  });
  it('tolerates a few pixels upwards, not more', () => {
    expect(isOnTheWay({ x: 690, y: 33 }, from, panel)).toBe(true);
    expect(isOnTheWay({ x: 690, y: 20 }, from, panel)).toBe(false);
  });
  it('takes the panel itself as arrived and what lies below as gone', () => {
    expect(isOnTheWay({ x: 800, y: 200 }, from, panel)).toBe(true);
    expect(isOnTheWay({ x: 800, y: 340 }, from, panel)).toBe(false);
  });
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPaint } from './after-paint';

let frames: (() => void)[] = [];
const paint = () => {
  const due = frames;
  frames = [];
  for (const callback of due) callback();
};

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => {
    if (frames[id - 1]) frames[id - 1] = () => {};
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('lets the frame go by that shows what was changed', () => {
  const task = vi.fn();
  afterPaint(task);
  paint();
  expect(task).not.toHaveBeenCalled();
  paint();
  expect(task).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1000);
  expect(task).toHaveBeenCalledOnce();
});

it('does not wait for ever where nothing is painted', () => {
  const task = vi.fn();
  afterPaint(task);
  vi.advanceTimersByTime(500);
  expect(task).toHaveBeenCalledOnce();
  paint();
  paint();
  expect(task).toHaveBeenCalledOnce();
});

it('is called off', () => {
  const task = vi.fn();
  const cancel = afterPaint(task);
  paint();
  cancel();
  paint();
  vi.advanceTimersByTime(1000);
  expect(task).not.toHaveBeenCalled();
});

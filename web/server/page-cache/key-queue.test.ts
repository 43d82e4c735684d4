import { expect, it } from 'vitest';
import { KeyQueue } from './key-queue.ts';

it('keys leave in the order in which they came, each once', () => {
  const queue = new KeyQueue();
  queue.add(['a', 'b', 'a']);
  expect(queue.size).toBe(2);
  expect(queue.take()).toBe('a');
  // One that was taken may wait again.
  queue.add(['c', 'a', 'b']);
  expect([queue.take(), queue.take(), queue.take(), queue.take()]).toEqual(['b', 'c', 'a', undefined]);
  queue.add(['d']);
  expect(queue.take()).toBe('d');
});

it('what was cleared is gone, what comes after it is not', () => {
  const queue = new KeyQueue();
  queue.add(['a', 'b']);
  expect(queue.take()).toBe('a');
  queue.clear();
  expect(queue.take()).toBeUndefined();
  queue.add(['c']);
  expect([queue.size, queue.take(), queue.size]).toEqual([1, 'c', 0]);
});

it('ten times as many keys take about ten times as long', () => {
  const fastest = (count: number) =>
    Math.min(
      ...Array.from({ length: 3 }, () => {
        const queue = new KeyQueue();
        queue.add(Array.from({ length: count }, (_, at) => `/pages/${at}`));
        const started = performance.now();
        while (queue.size > 0) queue.take();
        return performance.now() - started;
      }),
    );
  fastest(10_000);
  // Shifted from an array it would be a thousand times as long.
  expect(fastest(100_000) / fastest(10_000)).toBeLessThan(100);
});

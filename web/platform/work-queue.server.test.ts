import { expect, it } from 'vitest';
import { TooBusy, workQueue } from './work-queue.server.ts';

it('limits running and waiting tasks and rejects the rest', async () => {
  const queue = workQueue({ parallel: 2, waiting: 3 });
  const finish: (() => void)[] = [];
  let atOnce = 0;
  let most = 0;
  const work = () =>
    queue.run(async () => {
      most = Math.max(most, ++atOnce);
      await new Promise<void>((resolve) => finish.push(resolve));
      atOnce -= 1;
      return 'done';
    });
  const all = Array.from({ length: 5 }, work);
  for (let more = 0; more < 2; more++) await expect(work()).rejects.toThrow(TooBusy);
  for (let index = 0; index < 5; index++) {
    while (finish.length <= index) await new Promise((resolve) => setImmediate(resolve));
    finish[index]?.();
  }
  expect(await Promise.all(all)).toEqual(Array(5).fill('done'));
  expect(most).toBe(2);
});

it('frees the slot of a failed task', async () => {
  const queue = workQueue({ parallel: 1, waiting: 1 });
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run(async () => 'next')).toBe('next');
});

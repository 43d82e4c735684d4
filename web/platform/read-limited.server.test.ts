import { expect, it } from 'vitest';
import { readLimited, TooLarge } from './read-limited.server.ts';

const body = (...parts: string[]) => new Response(new Blob(parts)).body;

it('reads a body up to the limit', async () => {
  expect((await readLimited(body('ab', 'cde'), 5)).toString()).toBe('abcde');
  expect((await readLimited(null, 5)).length).toBe(0);
});

it('stops at the first byte over the limit', async () => {
  let sent = 0;
  let isCancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 1;
      controller.enqueue(new Uint8Array(10));
    },
    cancel: () => {
      isCancelled = true;
    },
  });
  await expect(readLimited(endless, 25)).rejects.toBeInstanceOf(TooLarge);
  expect(isCancelled).toBe(true);
  expect(sent).toBeLessThan(6);
});

it('fails when the body is aborted', async () => {
  const broken = new ReadableStream<Uint8Array>({
    start: (controller) => controller.error(new Error('gone')),
  });
  await expect(readLimited(broken, 25)).rejects.toThrow('gone');
});

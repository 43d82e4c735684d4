import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchContent } from '../../cms/src/publishing/content-version.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** `save` is called with each new version. */
function watch(save: (version: unknown) => void) {
  const eventHub = new EventEmitter();
  const error = vi.fn();
  const store = { set: async ({ value }: { value: unknown }) => save(value) };
  watchContent({ eventHub, contentTypes: {}, store: () => store, log: { error } } as never);
  return { eventHub, error };
}

it('deleting a CV leaves cached pages valid, deleting an image does not', async () => {
  const saved: unknown[] = [];
  const { eventHub, error } = watch((version) => saved.push(version));
  eventHub.emit('media.delete', { media: { hash: `cv_${'0123456789abcdef'.repeat(2)}` } });
  await vi.runAllTimersAsync();
  expect(saved).toEqual([]);
  eventHub.emit('media.delete', { media: { hash: 'an_image' } });
  await vi.runAllTimersAsync();
  expect(saved).toHaveLength(1);
  expect(error).not.toHaveBeenCalled();
});

it('a version that couldn’t be saved is saved as soon as the database is back', async () => {
  const saved: unknown[] = [];
  let isDown = true;
  const { eventHub, error } = watch((version) => {
    if (isDown) throw new Error('SQLITE_BUSY');
    saved.push(version);
  });
  eventHub.emit('media.delete', { media: { hash: 'an_image' } });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('SQLITE_BUSY'));
  isDown = false;
  await vi.runAllTimersAsync();
  expect(saved).toHaveLength(1);
});

import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchContent } from '../../cms/src/publishing/content-version.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('deleting a CV leaves cached pages valid, deleting an image does not', async () => {
  const eventHub = new EventEmitter();
  const saved: unknown[] = [];
  const store = { set: async ({ value }: { value: unknown }) => saved.push(value) };
  const strapi = { eventHub, contentTypes: {}, store: () => store, log: { error: expect.fail } };
  watchContent(strapi as never);
  eventHub.emit('media.delete', { media: { hash: `cv_${'0123456789abcdef'.repeat(2)}` } });
  await vi.runAllTimersAsync();
  expect(saved).toEqual([]);
  eventHub.emit('media.delete', { media: { hash: 'an_image' } });
  await vi.runAllTimersAsync();
  expect(saved).toHaveLength(1);
});

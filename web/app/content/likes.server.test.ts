import { expect, it, vi } from 'vitest';
import { countLike, findLikes } from './likes.server.ts';

let likes = 5;
const reading = { requests: 0, release: () => {} };

vi.mock('./client.server.ts', async () => ({
  ...(await vi.importActual('./client.server.ts')),
  changeContent: vi.fn(async () => ({ likes: ++likes })),
  listEntries: vi.fn(async () => {
    reading.requests += 1;
    const entries = [{ slug: 'any-question', likes }];
    await new Promise<void>((resolve) => {
      reading.release = resolve;
    });
    return entries;
  }),
}));

const like = () => countLike({ slug: 'any-question', receipt: 'receipt', isLiked: true });
async function read(): Promise<unknown> {
  const found = findLikes();
  await vi.waitFor(() => expect(reading.requests).toBeGreaterThan(0));
  reading.release();
  return found;
}

it('concurrent callers share one request, and a like invalidates the cache', async () => {
  const both = [findLikes(), read()];
  expect(await Promise.all(both)).toEqual([{ 'any-question': 5 }, { 'any-question': 5 }]);
  expect(await findLikes()).toEqual({ 'any-question': 5 });
  expect(reading.requests).toBe(1);
  await like();
  reading.requests = 0;
  expect(await read()).toEqual({ 'any-question': 6 });
});

it('the response to a request sent before a like is returned, but not cached', async () => {
  await like();
  reading.requests = 0;
  const before = findLikes();
  await vi.waitFor(() => expect(reading.requests).toBe(1));
  const { release } = reading;
  await like();
  release();
  expect(await before).toEqual({ 'any-question': 7 });
  expect(await read()).toEqual({ 'any-question': 8 });
});

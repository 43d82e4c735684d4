import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { workQueue } from '#platform/work-queue.server.ts';
import { ImageFiles } from './image-files.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'image-files-'));
});
afterEach(() => rm(dir, { recursive: true }));

const queue = () => workQueue({ parallel: 1, waiting: 10 });
const image = (bytes: number) => ({ body: Buffer.alloc(bytes, 1), type: 'webp' });

it('returns cached images with their type, also after a restart', async () => {
  await new ImageFiles(dir, 1000).save('a', { body: Buffer.from('<svg/>'), type: 'svg+xml' });
  expect(await new ImageFiles(dir, 1000).find('a')).toEqual({ body: Buffer.from('<svg/>'), type: 'svg+xml' });
  expect(await new ImageFiles(dir, 1000).find('b')).toBeNull();
});

it('stays within its disk limit by removing the least recently used images', async () => {
  const files = new ImageFiles(dir, 1000);
  for (const key of ['a', 'b', 'c']) await files.save(key, image(300));
  await files.find('a');
  for (const key of ['d', 'e']) await files.save(key, image(300));
  await vi.waitFor(async () => expect(await readdir(dir)).toHaveLength(3));
  expect(await files.find('a')).not.toBeNull();
  expect(await files.find('b')).toBeNull();
  expect(await files.find('e')).not.toBeNull();
});

it('counts files of earlier runs and removes other files', async () => {
  const earlier = new ImageFiles(dir, 10_000);
  for (const key of ['a', 'b', 'c', 'd']) await earlier.save(key, image(300));
  await writeFile(path.join(dir, 'half.webp.1-1.tmp'), 'half');
  const files = new ImageFiles(dir, 700);
  await files.find('a');
  await vi.waitFor(async () => expect(await readdir(dir)).toHaveLength(2));
});

it('an image of another type replaces the one before it', async () => {
  const files = new ImageFiles(dir, 1000);
  await files.save('a', image(10));
  await files.save('a', { body: Buffer.from('<svg/>'), type: 'svg+xml' });
  expect(await files.find('a')).toEqual({ body: Buffer.from('<svg/>'), type: 'svg+xml' });
  expect(await readdir(dir)).toHaveLength(1);
});

it('copes with a file that was removed by hand', async () => {
  const files = new ImageFiles(dir, 1000);
  await files.save('a', image(10));
  for (const name of await readdir(dir)) await rm(path.join(dir, name));
  expect(await files.find('a')).toBeNull();
});

it('creates an image once for concurrent requests, and stores nothing on failure', async () => {
  const files = new ImageFiles(dir, 1000);
  const make = vi.fn(async () => image(10));
  const all = await Promise.all([1, 2].map(() => files.getOrCreate('a', queue(), make)));
  expect(all).toEqual([image(10), image(10)]);
  expect(await new ImageFiles(dir, 1000).getOrCreate('a', queue(), make)).toEqual(image(10));
  expect(make).toHaveBeenCalledTimes(1);
  await expect(files.getOrCreate('b', queue(), () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink');
  expect(await files.getOrCreate('b', queue(), make)).toEqual(image(10));
});

it('returns an image despite a disk error', async () => {
  const file = path.join(dir, 'a file where the folder should be');
  await writeFile(file, '');
  const files = new ImageFiles(path.join(file, 'images'), 1000);
  expect(await files.getOrCreate('a', queue(), async () => image(10))).toEqual(image(10));
});

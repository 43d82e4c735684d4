import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ContentError, findEntry, orDefault } from './client.server.ts';
import { noteReachable } from './reachability.server.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  noteReachable(true);
});

it('while the content system is known to be away no call is made: what needs it fails, and the rest has its default, at once', async () => {
  const fetch = vi.fn(async () => Response.json({ data: [{ title: 'A job' }] }));
  vi.stubGlobal('fetch', fetch);
  const find = () => findEntry('jobs', {}, z.object({ title: z.string() }));
  noteReachable(false);
  const error = await find().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ContentError);
  expect(error).toMatchObject({ status: 503, name: 'ContentUnavailable' });
  expect(await orDefault('a job', null, find)).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
  noteReachable(true);
  expect(await find()).toEqual({ title: 'A job' });
});

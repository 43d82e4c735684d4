import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ContentError, findEntry, withFallback } from './client.server.ts';
import { setCmsReachable } from './cms-status.server.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  setCmsReachable(true);
});

it('while the CMS is down no request is sent: required content fails and optional content is the default, at once', async () => {
  const fetch = vi.fn(async () => Response.json({ data: [{ title: 'A job' }] }));
  vi.stubGlobal('fetch', fetch);
  const find = () => findEntry('jobs', {}, z.object({ title: z.string() }));
  setCmsReachable(false);
  const error = await find().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ContentError);
  expect(error).toMatchObject({ status: 503, name: 'ContentUnavailable' });
  expect(await withFallback('a job', null, find)).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
  setCmsReachable(true);
  expect(await find()).toEqual({ title: 'A job' });
});

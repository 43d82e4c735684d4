import { afterEach, expect, it, vi } from 'vitest';
import { log } from '#platform/log.server.ts';
import { image } from './media.server.ts';

afterEach(() => vi.restoreAllMocks());

const media = (url: string, size: { width?: number; height?: number | null } = {}) => ({
  url,
  name: 'Cover',
  size: 12.5,
  mime: 'image/png',
  ...size,
});

it('an image has its size in the media library', async () => {
  const warn = vi.spyOn(log, 'warn');
  expect(await image.parseAsync(media('/uploads/a.png', { width: 800, height: 300 }))).toMatchObject({
    src: 'uploads/a.png',
    width: 800,
    height: 300,
  });
  expect(warn).not.toHaveBeenCalled();
});

it('an image of unknown size is shown as 4:3 and logged once', async () => {
  const warn = vi.spyOn(log, 'warn');
  for (const size of [{}, { width: 800, height: null }, { width: 0, height: 0 }])
    expect(await image.parseAsync(media('/uploads/b.png', size))).toMatchObject({ width: 1600, height: 1200 });
  expect(warn.mock.calls.map(([details]) => details)).toEqual([{ src: 'uploads/b.png' }]);
  await image.parseAsync(media('/uploads/c.png'));
  expect(warn).toHaveBeenCalledTimes(2);
});

it('an image has its focal point in the media library, if it is valid', async () => {
  const focused = (focalPoint: unknown) =>
    image.parseAsync({ ...media('/uploads/d.png', { width: 800, height: 300 }), focalPoint });
  expect(await focused({ x: 30, y: 70 })).toMatchObject({ focalPoint: '30% 70%' });
  for (const none of [null, {}, 'left']) expect(await focused(none)).not.toHaveProperty('focalPoint');
});

import sharp from 'sharp';
import { expect, it } from 'vitest';
import { MAX_PIXELS as MOST_UPLOADED } from '../../../cms/src/publishing/max-pixels.ts';
import { MAX_PIXELS, transformImage } from './transform-image.ts';

const UNMODIFIED = { values: {}, key: '' };
const ENTITIES = '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

it.each(['', '\ufeff', ' \n', '\ufeff\n'])('an SVG with entities is rejected, also after %j', async (start) => {
  await expect(transformImage(Buffer.from(start + ENTITIES), UNMODIFIED)).rejects.toThrow('has entities');
});

it('an SVG with a byte order mark is accepted', async () => {
  const drawing = '\ufeff<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>';
  expect((await transformImage(Buffer.from(drawing), UNMODIFIED)).type).toBe('svg+xml');
});

it('an SVG is rendered in the requested size, whatever its own', async () => {
  const circle = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><circle cx="5" cy="5" r="5"/></svg>',
  );
  const sizeOf = async (values: Record<string, string>) => {
    const { body } = await transformImage(circle, { values, key: '' });
    const { width, height } = await sharp(body).metadata();
    return [width, height];
  };
  expect(await sizeOf({ f: 'png', w: '1000' })).toEqual([1000, 500]);
  expect(await sizeOf({ f: 'webp', h: '500' })).toEqual([1000, 500]);
  expect(await sizeOf({ f: 'png' })).toEqual([20, 10]);
  // The edge is one or two pixels wide; enlarging a small bitmap would have made it blurred.
  const { body } = await transformImage(circle, { values: { f: 'png', w: '1000' }, key: '' });
  const alpha = await sharp(body).extractChannel('alpha').raw().toBuffer();
  expect(alpha.filter((value) => value > 10 && value < 245).length / alpha.length).toBeLessThan(0.01);
});

it('an SVG above the size limit is rejected', async () => {
  const tall = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10000"/>');
  await expect(transformImage(tall, { values: { f: 'png', w: '3200' }, key: '' })).rejects.toThrow('too many pixels');
});

it('the CMS has the same limit for uploads', () => {
  expect(MOST_UPLOADED).toBe(MAX_PIXELS);
});

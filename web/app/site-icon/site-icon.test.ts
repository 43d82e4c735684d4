import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { letterOf, siteIcon } from '#app/content/site-icon.server.ts';
import { lookOf } from '#brand/brand.server.ts';
import { drawIcon, drawLetter } from './draw-icon.server.ts';
import { type IconFile, iconAddress, isVectorIcon } from './site-icon.ts';

const look = { ...lookOf(null), primary: '#7c3aed' };

describe('the letter of a name', () => {
  it.each([
    ['Acme', 'A'],
    ['łódź', 'Ł'],
    ['“élan” & co', 'É'],
    ['42 degrees', '4'],
    ['ß', 'S'],
    ['Ệ', 'E'],
    ['東京 lab', 'L'],
    ['東京', ''],
    ['', ''],
  ])('of %j is %j', (name, letter) => expect(letterOf(name)).toBe(letter));

  it('is white on the brand colour, and differs from letter to letter', async () => {
    const drawn = await Promise.all(['N', 'Ł', 'Ő', ''].map((letter) => drawLetter(letter, look)));
    expect(new Set(drawn.map(({ body }) => body.toString())).size).toBe(4);
    for (const each of drawn) expect(await cornerOf(each.body)).toEqual([124, 58, 237]);
  });
});

describe('the URL', () => {
  const image = { src: 'uploads/a.png', version: '1', alt: '', width: 1, height: 1 };
  const addressOf = (...args: Parameters<typeof siteIcon>) => iconAddress(siteIcon(...args), 'icon-192.png');

  it('changes with the image, even under the same name, and with the letter', () => {
    const all = [
      addressOf('Acme', null),
      addressOf('Bcme', null),
      addressOf('Acme', null, look),
      addressOf('Acme', image),
      addressOf('Acme', { ...image, src: 'uploads/b.png' }),
      addressOf('Acme', { ...image, version: '2' }),
    ];
    expect(new Set(all).size).toBe(all.length);
    expect(addressOf('Another', null)).toBe(all[0]);
    expect(addressOf('Bcme', image)).toBe(all[3]);
  });

  it('is that of the SVG if the image is one', () => {
    expect(isVectorIcon(siteIcon('Acme', null))).toBe(true);
    expect(isVectorIcon(siteIcon('Acme', { ...image, src: 'uploads/a.svg' }))).toBe(true);
    expect(isVectorIcon(siteIcon('Acme', image))).toBe(false);
  });
});

describe('an icon', () => {
  const RED = '<path fill="#f00" d="M0 0h32v32H0z"/>';
  const DOT = '<circle cx="16" cy="16" r="16" fill="#00f"/>';
  const drawing = (inner: string, size = '0 0 32 32') => ({
    body: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}">${inner}</svg>`),
    type: 'svg+xml',
  });
  const draw = async (file: IconFile, inner: string, size?: string) =>
    (await drawIcon(file, drawing(inner, size))).body;
  const isOpaque = async (image: Buffer) => (await sharp(image).stats()).isOpaque;

  it.each([
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-512.png', 512],
    ['apple-touch-icon.png', 180],
  ] as const)('%s has sides of %i pixels, also from SVGs and images that are not square', async (file, side) => {
    const photo = await sharp({ create: { width: 90, height: 40, channels: 3, background: '#f00' } })
      .jpeg()
      .toBuffer();
    for (const source of [drawing(RED), drawing(RED, '0 0 900 200'), { body: photo, type: 'jpeg' }])
      expect(await sharp((await drawIcon(file, source)).body).metadata()).toMatchObject({
        format: 'png',
        width: side,
        height: side,
      });
  });

  it('for phones has the background of the image, or a white one', async () => {
    for (const file of ['icon-maskable-512.png', 'apple-touch-icon.png'] as const) {
      expect(await cornerOf(await draw(file, RED + DOT))).toEqual([255, 0, 0]);
      expect(await cornerOf(await draw(file, DOT))).toEqual([255, 255, 255]);
      expect(await isOpaque(await draw(file, DOT))).toBe(true);
    }
    expect(await isOpaque(await draw('icon-192.png', DOT))).toBe(false);
  });

  it('has the image inside the safe zone', async () => {
    const masked = await draw('icon-maskable-512.png', '<path fill="#00f" d="M0 0h32v32H0zm9 9v9h9V9z"/>');
    const { data, info } = await sharp(masked).raw().toBuffer({ resolveWithObject: true });
    const blue = Array.from({ length: info.width * info.height }, (_, pixel) => pixel).filter(
      (pixel) => (data[pixel * info.channels] ?? 0) < 100,
    );
    const fromMiddle = (pixel: number) => Math.hypot((pixel % 512) - 255.5, Math.floor(pixel / 512) - 255.5);
    expect(blue.reduce((most, pixel) => Math.max(most, fromMiddle(pixel)), 0)).toBeLessThan(0.4 * 512);
  });
});

async function cornerOf(image: Buffer): Promise<number[]> {
  const [r = 0, g = 0, b = 0] = await sharp(image).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
  return [r, g, b];
}

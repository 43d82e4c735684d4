import { createElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { drawnFamily, drawnTypefaces } from '#app/sharing-image/typefaces.server.ts';
import { paletteOf } from '#brand/brand.server.ts';
import type { Look } from '#brand/brand.ts';
import type { IconFile } from './site-icon.ts';

/** `type` is the subtype of the media type: `webp`, `svg+xml`, `x-icon`. */
type FinishedImage = { body: Buffer; type: string };

const ICO_SIDES = [16, 32, 48] as const;
const PNG_SIDES = { 'icon-192.png': 192, 'icon-512.png': 512 } as const;
const APPLE_SIDE = 180;
const MASKABLE_SIDE = 512;
/** The part of the icon that a transparent image fills. Opaque images have margins of their own. */
const IMAGE_SHARE = 0.8;
/** Fits into the safe zone of maskable icons, a circle of 80 % (W3C Web App Manifest). */
const MASKABLE_SHARE = 0.7;
/** The limits of sharp. */
const [MIN_DENSITY, MAX_DENSITY] = [1, 100_000];
const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };
const WHITE = { r: 255, g: 255, b: 255 };

/** Draws an icon file. `image` comes from the image pipeline, so SVGs have no scripts. Pads images that are not square. */
export async function drawIcon(file: IconFile, image: FinishedImage): Promise<FinishedImage> {
  switch (file) {
    case 'icon.svg':
      return image;
    case 'favicon.ico':
      return { body: ico(await Promise.all(ICO_SIDES.map((side) => square(image, side)))), type: 'x-icon' };
    case 'icon-192.png':
    case 'icon-512.png':
      return { body: await square(image, PNG_SIDES[file]), type: 'png' };
    case 'apple-touch-icon.png':
      return { body: await onBackground(image, APPLE_SIDE, 1), type: 'png' };
    case 'icon-maskable-512.png':
      return { body: await onBackground(image, MASKABLE_SIDE, MASKABLE_SHARE), type: 'png' };
  }
}

async function square({ body }: FinishedImage, side: number): Promise<Buffer> {
  const { width, height } = await sharp(body).metadata();
  // With this density SVGs are rasterized at the needed size. Other formats ignore it.
  const density = Math.min(MAX_DENSITY, Math.max(MIN_DENSITY, (72 * side) / Math.max(width, height)));
  return sharp(body, { density })
    .resize(side, side, { fit: 'contain', background: TRANSPARENT })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Puts an image on a background: the color of its first corner, or white for a transparent image. */
async function onBackground(image: FinishedImage, side: number, share: number): Promise<Buffer> {
  const small = sharp(await sharp(image.body).resize(32, 32, { fit: 'fill' }).ensureAlpha().png().toBuffer());
  const { isOpaque } = await small.stats();
  const [r = 0, g = 0, b = 0] = await small.raw().toBuffer();
  const inner = Math.round(side * share * (isOpaque ? 1 : IMAGE_SHARE));
  return sharp({ create: { width: side, height: side, channels: 3, background: isOpaque ? { r, g, b } : WHITE } })
    .composite([{ input: await square(image, inner) }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

export async function drawLetter(letter: string, look: Look): Promise<FinishedImage> {
  const { fill = '', 'on-fill': ink = '' } = paletteOf(look).light;
  const style = {
    display: 'flex',
    width: 512,
    height: 512,
    alignItems: 'center',
    justifyContent: 'center',
    // Moves the letter up, because capitals have no descenders.
    paddingBottom: 26,
    background: fill,
    color: ink,
    fontFamily: drawnFamily(look.headingTypeface),
    fontSize: 360,
    lineHeight: 1,
    // Makes the letter bold enough for icons of 16 px.
    WebkitTextStroke: `12px ${ink}`,
  };
  const svg = await satori(createElement('div', { style }, letter), {
    width: 512,
    height: 512,
    fonts: drawnTypefaces(look),
  });
  return { body: Buffer.from(svg), type: 'svg+xml' };
}

/** Writes an ICO file from PNGs of at most 255 pixels. */
function ico(images: Buffer[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach((image, index) => {
    const entry = 6 + 16 * index;
    head.writeUInt8(image.readUInt32BE(16), entry);
    head.writeUInt8(image.readUInt32BE(20), entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(image.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += image.length;
  });
  return Buffer.concat([head, ...images]);
}

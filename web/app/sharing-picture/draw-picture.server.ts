import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { createElement } from 'react';
import satori, { type SatoriOptions } from 'satori';
import sharp from 'sharp';
import logo from '../../public/brand/logo.svg?raw';
import { drawFlags } from '../../server/flags.ts';
import { flagCode } from '../ui/flags.tsx';
import { BERTH, PICTURE, PictureView, QUAY_TOP } from './picture-view.tsx';

/** Well below the 200 kB at which some networks give up, for every picture of the demo content. */
const JPEG = { quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' } as const;

const { resolve } = createRequire(import.meta.url);
const font = (name: string, file: string): SatoriOptions['fonts'][number] => ({
  name,
  data: readFileSync(resolve(file)),
  weight: 400,
  style: 'normal',
});
/** One array for all pictures: satori reads the typefaces once for each. */
const fonts = [
  font('Besley', '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2'),
  font('Archivo', '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'),
  font('Besley', '@fontsource-variable/besley/files/besley-latin-ext-wght-normal.woff2'),
  font('Archivo', '@fontsource-variable/archivo/files/archivo-latin-ext-wght-normal.woff2'),
];
const dataAddress = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
const whiteLogo = dataAddress(logo.replaceAll('currentColor', '#fff').replaceAll('var(--accent, #0d9488)', '#2bb0a1'));

type Words = { title: string; line: string; claim: string };

/** A picture of the product: cut out, so that it can stand on the quay, or one with a background. */
export type Product = { picture: Buffer; isCutOut: boolean };

/** A sharing picture as JPEG, 1200 × 630: the title beside its signal flags, or beside a picture of the product. */
export async function drawPicture({ title, line, claim }: Words, product: Product | null): Promise<Buffer> {
  const flags = product ? null : dataAddress(drawFlags(flagCode(title, 6), 2));
  const svg = await satori(createElement(PictureView, { title, line, claim, logo: whiteLogo, flags }), {
    ...PICTURE,
    fonts,
  });
  const drawn = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const raw = { width: drawn.width, height: drawn.height, channels: 4 } as const;
  const picture = sharp(drawn.pixels, { raw });
  if (product) picture.composite([await (product.isCutOut ? onTheQuay : besideTheTitle)(product.picture)]);
  return picture.flatten().jpeg(JPEG).toBuffer();
}

/** A wide picture runs out on the right, a tall one stands in the middle of its place. */
async function onTheQuay(product: Buffer) {
  const { width = 1, height = 1 } = await sharp(product).metadata();
  const scaled = await sharp(product)
    .resize({ height: BERTH.height, width: Math.round(BERTH.width * 1.4), fit: 'inside' })
    .toBuffer({ resolveWithObject: true });
  const shown = { width: Math.min(scaled.info.width, BERTH.width), height: scaled.info.height };
  const input = await sharp(scaled.data)
    .extract({ left: 0, top: 0, ...shown })
    .png()
    .toBuffer();
  const isTall = height > width;
  return {
    input,
    left: BERTH.left + (isTall ? Math.round((BERTH.width - shown.width) / 2) : 0),
    top: QUAY_TOP - shown.height,
  };
}

/** Fills the right side. */
async function besideTheTitle(product: Buffer) {
  const input = await sharp(product)
    .resize({ width: BERTH.width, height: QUAY_TOP, fit: 'cover', position: 'left' })
    .png()
    .toBuffer();
  return { input, left: BERTH.left, top: 0 };
}

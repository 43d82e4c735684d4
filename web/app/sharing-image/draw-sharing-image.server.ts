import { Resvg } from '@resvg/resvg-js';
import { createElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { flagCode } from '#app/ui/flags.tsx';
import { drawFlags } from './draw-flags.server.ts';
import {
  BASELINE_Y,
  LOGO,
  PRODUCT_AREA,
  SHARING_IMAGE,
  SharingImageView,
  type SharingImageViewProps,
} from './sharing-image-view.tsx';
import { typefaces } from './typefaces.server.ts';

/** Below 200 kB, where some networks give up, for all demo content. */
const JPEG = { quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' } as const;

const dataAddress = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

type Words = { title: string; line: string; name: string; claim: string };
export type Images = { logo: Buffer | null; product: Product | null };

/** `isCutOut`: without a background, so that it can stand on the baseline. */
export type Product = { image: Buffer; isCutOut: boolean };

/** JPEG, 1200 × 630: the title beside signal flags, or beside an image of the product. */
export async function drawSharingImage(words: Words, { logo, product }: Images): Promise<Buffer> {
  const flags = product ? null : dataAddress(drawFlags(flagCode(words.title, 6), 2));
  const svg = await satori(createElement(SharingImageView, { ...words, logo: logo && (await toPng(logo)), flags }), {
    ...SHARING_IMAGE,
    fonts: typefaces,
  });
  const drawn = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const raw = { width: drawn.width, height: drawn.height, channels: 4 } as const;
  const image = sharp(drawn.pixels, { raw });
  if (product) image.composite([await (product.isCutOut ? onBaseline : besideTheTitle)(product.image)]);
  return image.flatten().jpeg(JPEG).toBuffer();
}

/** At twice its displayed size, to stay sharp. */
async function toPng(logo: Buffer): Promise<SharingImageViewProps['logo']> {
  const { width, height } = LOGO;
  const { data, info } = await sharp(logo, { density: 300 })
    .resize({ width: 2 * width, height: 2 * height, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { src: `data:image/png;base64,${data.toString('base64')}`, width: info.width / 2, height: info.height / 2 };
}

/** A wide image is cut off on the right, a tall one is centered. */
async function onBaseline(product: Buffer) {
  const { width = 1, height = 1 } = await sharp(product).metadata();
  const scaled = await sharp(product)
    .resize({ height: PRODUCT_AREA.height, width: Math.round(PRODUCT_AREA.width * 1.4), fit: 'inside' })
    .toBuffer({ resolveWithObject: true });
  const shown = { width: Math.min(scaled.info.width, PRODUCT_AREA.width), height: scaled.info.height };
  const input = await sharp(scaled.data)
    .extract({ left: 0, top: 0, ...shown })
    .png()
    .toBuffer();
  const isTall = height > width;
  return {
    input,
    left: PRODUCT_AREA.left + (isTall ? Math.round((PRODUCT_AREA.width - shown.width) / 2) : 0),
    top: BASELINE_Y - shown.height,
  };
}

async function besideTheTitle(product: Buffer) {
  const input = await sharp(product)
    .resize({ width: PRODUCT_AREA.width, height: BASELINE_Y, fit: 'cover', position: 'left' })
    .png()
    .toBuffer();
  return { input, left: PRODUCT_AREA.left, top: 0 };
}

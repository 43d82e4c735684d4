import { Resvg } from '@resvg/resvg-js';
import { createElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { brand, paletteOf } from '#brand/brand.server.ts';
import type { Look } from '#brand/brand.ts';
import {
  BASELINE_Y,
  LOGO,
  PRODUCT_AREA,
  SHARING_IMAGE,
  SharingImageView,
  type SharingImageViewProps,
} from './sharing-image-view.tsx';
import { drawnFamily, drawnTypefaces } from './typefaces.server.ts';

/** With this quality all images of the demo are below 200 kB, above which some networks ignore images. */
const JPEG = { quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' } as const;

const dataUrl = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

type Words = { title: string; line: string; name: string; claim: string };
type Images = { logo: Buffer | null; product: Product | null };

/** `isCutOut`: the image has no background, so that it can stand on the baseline. */
type Product = { image: Buffer; isCutOut: boolean; focalPoint?: string | undefined };

/** Draws a JPEG of 1200 × 630 pixels: the title next to an image of the product or a drawing of the brand. */
export async function drawSharingImage(words: Words, look: Look, { logo, product }: Images): Promise<Buffer> {
  const drawing = product ? null : (brand().drawBesideTitle?.(words.title) ?? null);
  const { light, bandInLight } = paletteOf(look);
  const style = {
    ground: light.bg,
    ink: light.ink,
    quiet: light['ink-2'],
    band: light.band,
    quietOnBand: bandInLight['ink-2'],
    headings: drawnFamily(look.headingTypeface),
    text: drawnFamily(look.textTypeface),
  };
  const rest = {
    style,
    logo: logo && (await toPng(logo)),
    art: drawing && dataUrl(drawing),
    isWide: !product && !drawing,
  };
  const toSvg = (shown: Words) =>
    satori(createElement(SharingImageView, { ...shown, ...rest }), {
      ...SHARING_IMAGE,
      fonts: drawnTypefaces(look),
      loadAdditionalAsset: async (_language, letters) => {
        for (const letter of lettersOf(letters)) undrawable.add(letter);
        return [];
      },
    });
  const known = withoutUndrawable(words);
  const first = await toSvg(known);
  const drawable = withoutUndrawable(words);
  const svg = Object.values(known).join() === Object.values(drawable).join() ? first : await toSvg(drawable);
  const drawn = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const raw = { width: drawn.width, height: drawn.height, channels: 4 } as const;
  const image = sharp(drawn.pixels, { raw });
  if (product) image.composite([await (product.isCutOut ? placeOnBaseline : placeBesideTitle)(product)]);
  return image.flatten().jpeg(JPEG).toBuffer();
}

/** Letters that no typeface has, such as Chinese ones, and emoji. satori reports them, and would draw boxes instead. */
const undrawable = new Set<string>();

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const lettersOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

/** If nothing of the title can be drawn, the studio's claim is the title. */
function withoutUndrawable(words: Words): Words {
  const title = keepDrawable(words.title);
  const claim = keepDrawable(words.claim);
  const [line, name] = [keepDrawable(words.line), keepDrawable(words.name)];
  return title ? { title, line, name, claim } : { title: claim, line, name, claim: '' };
}

function keepDrawable(text: string): string {
  const letters = lettersOf(text);
  if (!letters.some((letter) => undrawable.has(letter))) return text;
  const drawable = letters.map((letter) => (undrawable.has(letter) ? ' ' : letter)).join('');
  return /[\p{L}\p{N}]/u.test(drawable) ? drawable.replace(/\s+/g, ' ').trim() : '';
}

/** Renders the logo at twice its displayed size, so that it stays sharp. */
async function toPng(logo: Buffer): Promise<SharingImageViewProps['logo']> {
  const { width, height } = LOGO;
  const { data, info } = await sharp(logo, { density: 300 })
    .resize({ width: 2 * width, height: 2 * height, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { src: `data:image/png;base64,${data.toString('base64')}`, width: info.width / 2, height: info.height / 2 };
}

/** Places a cutout on the baseline. A wide image is cropped on the right, a tall one centered. */
async function placeOnBaseline({ image }: Product) {
  const { width = 1, height = 1 } = await sharp(image).metadata();
  const scaled = await sharp(image)
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

/** Crops an image around its focal point, as on pages; without a focal point, on the right. */
async function placeBesideTitle({ image, focalPoint = '0% 50%' }: Product) {
  const shown = { width: PRODUCT_AREA.width, height: BASELINE_Y };
  const { data, info } = await sharp(image)
    .resize({ ...shown, fit: 'outside' })
    .toBuffer({ resolveWithObject: true });
  const [x = 0, y = 0] = focalPoint.split(' ').map((percent) => Number.parseFloat(percent) / 100);
  const input = await sharp(data)
    .extract({
      left: Math.round((info.width - shown.width) * x),
      top: Math.round((info.height - shown.height) * y),
      ...shown,
    })
    .png()
    .toBuffer();
  return { input, left: PRODUCT_AREA.left, top: 0 };
}

import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/**
 * Draws the icons of browsers and phones from public/brand/favicon.svg: `npm run favicons`. The ground of the maskable one
 * is the colour of the drawing's first corner, so that a phone may cut any shape out of it.
 */
const PUBLIC = path.join(import.meta.dirname, 'public');
const ICO_SIDES = [16, 32, 48] as const;
/** The part of a maskable icon that every shape shows: a circle of 80 % (W3C, Web App Manifest). */
const SAFE_PART = 0.62;

const source = await readFile(path.join(PUBLIC, 'brand/favicon.svg'));
const draw = (side: number) => sharp(source, { density: (72 * side) / 32 }).resize(side, side);
const png = (side: number) => draw(side).png({ compressionLevel: 9, palette: true }).toBuffer();

await writeFile(path.join(PUBLIC, 'favicon.ico'), ico(await Promise.all(ICO_SIDES.map(png))));
await writeFile(path.join(PUBLIC, 'brand/apple-touch-icon.png'), await png(180));
for (const side of [192, 512]) await writeFile(path.join(PUBLIC, `brand/icon-${side}.png`), await png(side));
await writeFile(path.join(PUBLIC, 'brand/icon-maskable-512.png'), await maskable(512));

async function maskable(side: number): Promise<Buffer> {
  const [r = 0, g = 0, b = 0] = await draw(32).removeAlpha().raw().toBuffer();
  const inner = Math.round(side * SAFE_PART);
  return sharp({ create: { width: side, height: side, channels: 3, background: { r, g, b } } })
    .composite([{ input: await draw(inner).png().toBuffer() }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An .ico file that holds these PNGs, each of at most 255 pixels. */
function ico(pictures: Buffer[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach((picture, at) => {
    const entry = 6 + 16 * at;
    head.writeUInt8(picture.readUInt32BE(16), entry);
    head.writeUInt8(picture.readUInt32BE(20), entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(picture.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  });
  return Buffer.concat([head, ...pictures]);
}

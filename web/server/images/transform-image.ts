import { availableParallelism } from 'node:os';
import { createIPX } from 'ipx';
import sharp from 'sharp';
import { ImageError } from './image-error.ts';
import type { ProcessedImage } from './image-files.ts';
import { type Modifiers, withinLimits } from './modifiers.ts';

/** Protects against decompression bombs; photos of the largest cameras have fewer. The CMS rejects larger uploads. */
export const MAX_PIXELS = 50_000_000;
const MAX_SVG_BYTES = 512 * 1024;
const RASTER = new Set(['jpeg', 'png', 'webp', 'gif', 'tiff', 'heif']);
/** Without this, ipx limits an SVG to its own size. */
const ENLARGE = { enlarge: 'true' };
const WEB_FORMATS = new Set(['jpeg', 'png', 'webp']);

/** Each job takes a core and up to 200 MB of memory. */
export const PARALLEL_JOBS = Math.min(4, Math.max(2, availableParallelism()));

// Images are cached on disk, so the cache of libvips would only take memory.
sharp.cache(false);
sharp.concurrency(1);

const ipx = createIPX({
  maxAge: 31_536_000,
  sharpOptions: { limitInputPixels: MAX_PIXELS, failOn: 'warning' },
  storage: {
    name: 'memory',
    getMeta: () => ({}),
    getData: (_id, options) => {
      if (!(options?.source instanceof ArrayBuffer)) throw new ImageError(404, 'No such image');
      return options.source;
    },
  },
});

/**
 * Applies modifiers to an image. SVG stays SVG, without scripts, unless the modifiers contain a format: then it is
 * rasterized in the requested size.
 * @throws ImageError if the source is not an image, is damaged or has too many pixels
 */
export async function transformImage(source: Buffer, { values }: Modifiers): Promise<ProcessedImage> {
  const { isVector, format, width, height } = await inspect(source);
  const isDrawn = isVector && values.f !== undefined;
  if (isDrawn && pixelsOf(values, width, height) > MAX_PIXELS) throw tooManyPixels();
  const needed =
    isVector && !isDrawn ? values : withinLimits({ ...values, ...(isDrawn && hasSize(values) ? ENLARGE : {}) });
  const modifiers = isVector || values.f || WEB_FORMATS.has(format) ? needed : { ...needed, f: 'webp' };
  try {
    const bytes = new Uint8Array(source).buffer;
    const made = await ipx('source', { ...modifiers }, { source: bytes }).process();
    return { body: Buffer.from(made.data), type: made.format ?? format };
  } catch {
    throw new ImageError(415, 'The source is damaged');
  }
}

async function inspect(source: Buffer) {
  const looksLikeMarkup = /^(?:\xef\xbb\xbf)?\s*</.test(source.subarray(0, 256).toString('latin1'));
  // Entities can expand a few bytes to gigabytes ("billion laughs").
  if (looksLikeMarkup && (source.length > MAX_SVG_BYTES || /<!ENTITY/i.test(source.toString('latin1'))))
    throw new ImageError(415, 'The drawing is too large or has entities');
  const { format, width, height, pages } = await metadataOf(source);
  if (width * height * (pages ?? 1) > MAX_PIXELS) throw tooManyPixels();
  const isVector = format === 'svg';
  if (!isVector && !RASTER.has(format)) throw new ImageError(415, 'The source is not an image');
  return { isVector, format, width, height };
}

const hasSize = ({ w, h, s }: Modifiers['values']): boolean => Boolean(w ?? h ?? s);

/** How many pixels an SVG has in the requested size. */
function pixelsOf({ w, h, s }: Modifiers['values'], width: number, height: number): number {
  const [wanted, other] = (s ?? '').split('x').map(Number);
  if (wanted) return wanted * (other ?? wanted);
  const scale = w ? Number(w) / width : h ? Number(h) / height : 1;
  return width * height * scale ** 2;
}

const tooManyPixels = () => new ImageError(413, 'The image has too many pixels');

async function metadataOf(source: Buffer) {
  try {
    return await sharp(source, { limitInputPixels: MAX_PIXELS }).metadata();
  } catch {
    throw new ImageError(415, 'The source is not an image');
  }
}

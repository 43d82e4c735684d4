import { availableParallelism } from 'node:os';
import { createIPX } from 'ipx';
import sharp from 'sharp';
import { ImageError } from './image-error.ts';
import type { ProcessedImage } from './image-files.ts';
import { type Modifiers, withinLimits } from './modifiers.ts';

/** The largest cameras of today; beyond it a small file may unpack to gigabytes. The content system refuses what is larger. */
export const MAX_PIXELS = 50_000_000;
/** The security policy of a finished image: opened as a page, a drawing can neither run nor load anything. */
export const INERT = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const MAX_SVG_BYTES = 512 * 1024;
const RASTER = new Set(['jpeg', 'png', 'webp', 'gif', 'tiff', 'heif']);
const KEPT_FORMATS = new Set(['jpeg', 'png', 'webp']);

/** How many images are made at the same time: each takes a core and up to 200 MB. */
export const PARALLEL_JOBS = Math.min(4, Math.max(2, availableParallelism()));

// Every image is made once and kept on disk: what libvips would remember is memory for nothing.
sharp.cache(false);
sharp.concurrency(1);

const ipx = createIPX({
  maxAge: 31_536_000,
  sharpOptions: { limitInputPixels: MAX_PIXELS, failOn: 'warning' },
  storage: {
    name: 'given',
    getMeta: () => ({}),
    getData: (_id, given) => {
      if (!(given?.source instanceof ArrayBuffer)) throw new ImageError(404, 'No such image');
      return given.source;
    },
  },
});

/**
 * Makes what the modifiers ask for. A vector drawing stays one unless a format is asked for; its scripts are removed.
 * @throws ImageError when the source is not an image, is cut short, or would take more memory than an image may.
 */
export async function transformImage(source: Buffer, { values }: Modifiers): Promise<ProcessedImage> {
  const { isVector, format } = await inspect(source);
  const needed = isVector && !values.f ? values : withinLimits(values);
  const modifiers = isVector || values.f || KEPT_FORMATS.has(format) ? needed : { ...needed, f: 'webp' };
  try {
    const bytes = new Uint8Array(source).buffer;
    const made = await ipx('source', { ...modifiers }, { source: bytes }).process();
    return { body: Buffer.from(made.data), type: made.format ?? format };
  } catch {
    throw new ImageError(415, 'The source is damaged');
  }
}

/** What the first bytes say, before anything is unpacked. */
async function inspect(source: Buffer): Promise<{ isVector: boolean; format: string }> {
  const looksLikeMarkup = /^(?:\xef\xbb\xbf)?\s*</.test(source.subarray(0, 256).toString('latin1'));
  // Entities can multiply a few bytes to gigabytes, and no drawing program writes them.
  if (looksLikeMarkup && (source.length > MAX_SVG_BYTES || /<!ENTITY/i.test(source.toString('latin1'))))
    throw new ImageError(415, 'The drawing is too large or has entities');
  const { format, width, height, pages } = await metadataOf(source);
  if (width * height * (pages ?? 1) > MAX_PIXELS) throw new ImageError(413, 'The image has too many pixels');
  const isVector = format === 'svg';
  if (!isVector && !RASTER.has(format)) throw new ImageError(415, 'The source is not an image');
  return { isVector, format };
}

async function metadataOf(source: Buffer) {
  try {
    return await sharp(source, { limitInputPixels: MAX_PIXELS }).metadata();
  } catch {
    throw new ImageError(415, 'The source is not an image');
  }
}

import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { FindPlaceholder } from '../../app/content/placeholders.server.ts';
import { log } from '../../platform/log.server.ts';
import { TooBusy } from '../../platform/work-queue.server.ts';
import { ImageError } from './image-error.ts';
import type { ProcessedImage } from './image-files.ts';
import { readModifiers } from './modifiers.ts';
import { transformImage } from './transform-image.ts';

/** Specification 9. The whole image is in it, so that it is stretched to the image's shape again. */
const PLACEHOLDER = 'blur_3,f_webp,fit_fill,q_50,s_10x10';
const REMEMBERED = 5000;
const AGAIN_AFTER_MS = 60_000;
/** A page does not wait longer for its placeholders; what comes later is there for the next one. */
const PATIENCE_MS = 5000;

/** What is to be made of a source. `key` tells it from other ones. */
export type ImageJob = { key: string; make: (source: Buffer) => Promise<ProcessedImage> };

/** Makes placeholders as data addresses. */
export function placeholderFinder(
  findOrMake: (job: ImageJob, name: string, version: string) => Promise<ProcessedImage>,
): FindPlaceholder {
  const modifiers = readModifiers(PLACEHOLDER);
  if (!modifiers) throw new Error('The placeholder has modifiers that are not served');
  const known = new LRUCache<string, Promise<string | null>>({ max: REMEMBERED });

  const job: ImageJob = {
    key: `placeholder:${modifiers.key}`,
    // Behind an image with holes it would show for ever, so of these an empty one is kept.
    make: async (source) => {
      const placeholder = await transformImage(source, modifiers);
      return (await hasHoles(source)) ? { ...placeholder, body: Buffer.alloc(0) } : placeholder;
    },
  };

  async function make(src: string, version: string): Promise<string | null> {
    try {
      const { body } = await findOrMake(job, src, version);
      if (body.length === 0) return null;
      return `data:image/webp;base64,${body.toString('base64')}`;
    } catch (error) {
      const isExpected = error instanceof ImageError || error instanceof TooBusy;
      if (!isExpected) log.warn({ err: error, src }, 'A placeholder could not be made');
      setTimeout(() => known.delete(`${src}?${version}`), AGAIN_AFTER_MS).unref();
      return null;
    }
  }

  return (src, version) => {
    const key = `${src}?${version}`;
    const making = known.get(key) ?? make(src, version);
    known.set(key, making);
    return Promise.race([making, wait(PATIENCE_MS, null, { ref: false })]);
  };
}

async function hasHoles(source: Buffer): Promise<boolean> {
  const { hasAlpha } = await sharp(source).metadata();
  return hasAlpha && !(await sharp(source).stats()).isOpaque;
}

import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { FindPlaceholder } from '#app/content/placeholders.server.ts';
import { log } from '#platform/log.server.ts';
import { TooBusy } from '#platform/work-queue.server.ts';
import { ImageError } from './image-error.ts';
import type { ProcessedImage } from './image-files.ts';
import { requireModifiers } from './modifiers.ts';
import { transformImage } from './transform-image.ts';

/** Modifiers of placeholders (specification 9). `fill`, because pages stretch the placeholder to the image's size. */
const PLACEHOLDER = 'blur_3,f_webp,fit_fill,q_50,s_10x10';
const MAX_ENTRIES = 5000;
const RETRY_AFTER_MS = 60_000;
/** A page that has waited this long for a placeholder is rendered without it. */
const MAX_WAIT_MS = 5000;

export type ImageJob = { key: string; run: (source: Buffer) => Promise<ProcessedImage> };

export function placeholderFinder(
  getOrCreate: (job: ImageJob, name: string, version: string) => Promise<ProcessedImage>,
): FindPlaceholder {
  const modifiers = requireModifiers(PLACEHOLDER);
  const known = new LRUCache<string, Promise<string | null>>({ max: MAX_ENTRIES });

  const job: ImageJob = {
    key: `placeholder:${modifiers.key}`,
    // Transparent images get an empty body, which means none, because a placeholder would stay visible behind them.
    run: async (source) => {
      const placeholder = await transformImage(source, modifiers);
      return (await hasTransparency(source)) ? { ...placeholder, body: Buffer.alloc(0) } : placeholder;
    },
  };

  async function make(src: string, version: string): Promise<string | null> {
    try {
      const { body } = await getOrCreate(job, src, version);
      if (body.length === 0) return null;
      return `data:image/webp;base64,${body.toString('base64')}`;
    } catch (error) {
      const isExpected = error instanceof ImageError || error instanceof TooBusy;
      if (!isExpected) log.warn({ err: error, src }, 'A placeholder could not be made');
      setTimeout(() => known.delete(`${src}?${version}`), RETRY_AFTER_MS).unref();
      return null;
    }
  }

  return (src, version) => {
    const key = `${src}?${version}`;
    const making = known.get(key) ?? make(src, version);
    known.set(key, making);
    return Promise.race([making, wait(MAX_WAIT_MS, null, { ref: false })]);
  };
}

async function hasTransparency(source: Buffer): Promise<boolean> {
  const { hasAlpha } = await sharp(source).metadata();
  return hasAlpha && !(await sharp(source).stats()).isOpaque;
}

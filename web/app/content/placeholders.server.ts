import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { log } from '../../platform/log.server.ts';
import { TooBusy } from '../../platform/work-queue.server.ts';
import { makePicture } from '../../server/images/make-picture.ts';
import { readModifiers } from '../../server/images/modifiers.ts';
import { NoPicture } from '../../server/images/no-picture.ts';
import type { FinishedPicture } from '../../server/images/picture-files.ts';

/** Specification 9. The whole picture is in it, so that it is stretched to the picture's shape again. */
const PLACEHOLDER = 'blur_3,f_webp,fit_fill,q_50,s_10x10';
const REMEMBERED = 5000;
const AGAIN_AFTER_MS = 60_000;
/** A page does not wait longer for its placeholders; what comes later is there for the next one. */
const PATIENCE_MS = 5000;

declare global {
  var northquayPlaceholder: ((src: string, version: string) => Promise<string | null>) | undefined;
}

/** What is to be made of a source. `key` tells it from other wishes. */
export type PictureJob = { key: string; make: (source: Buffer) => Promise<FinishedPicture> };

/** Makes placeholders available to the pages, which are in the built app, with a copy of their own of this module. */
export function providePlaceholders(
  findOrMake: (job: PictureJob, name: string, version: string) => Promise<FinishedPicture>,
): void {
  const modifiers = readModifiers(PLACEHOLDER);
  if (!modifiers) throw new Error('The placeholder has modifiers that are not served');
  const known = new LRUCache<string, Promise<string | null>>({ max: REMEMBERED });

  const job: PictureJob = {
    key: `placeholder:${modifiers.key}`,
    // Behind a picture with holes it would show for ever, so of these an empty one is kept.
    make: async (source) => {
      const placeholder = await makePicture(source, modifiers);
      return (await hasHoles(source)) ? { ...placeholder, body: Buffer.alloc(0) } : placeholder;
    },
  };

  async function make(src: string, version: string): Promise<string | null> {
    try {
      const { body } = await findOrMake(job, src, version);
      if (body.length === 0) return null;
      return `data:image/webp;base64,${body.toString('base64')}`;
    } catch (error) {
      const isExpected = error instanceof NoPicture || error instanceof TooBusy;
      if (!isExpected) log.warn({ err: error, src }, 'A placeholder could not be made');
      setTimeout(() => known.delete(`${src}?${version}`), AGAIN_AFTER_MS).unref();
      return null;
    }
  }

  globalThis.northquayPlaceholder = (src, version) => {
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

/**
 * What stands in a picture's place until it has come: 10 × 10 pixels as a data address of about 130 characters. Null for
 * drawings, for pictures with transparent parts, and where no server makes pictures (tests, scripts).
 */
export async function placeholderOf(src: string, version = ''): Promise<string | null> {
  return src.endsWith('.svg') ? null : ((await globalThis.northquayPlaceholder?.(src, version)) ?? null);
}

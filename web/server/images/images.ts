import path from 'node:path';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { setPlaceholderFinder } from '#app/content/placeholders.server.ts';
import { log } from '#platform/log.server.ts';
import { rateLimit, visitorOf } from '#platform/rate-limit.server.ts';
import { TooBusy, type WorkQueue, workQueue } from '#platform/work-queue.server.ts';
import { ImageError } from './image-error.ts';
import { ImageFiles, type ProcessedImage } from './image-files.ts';
import { FIVE_MINUTES, IMMUTABLE, imageResponse } from './image-response.ts';
import { imageSources } from './image-source.ts';
import { readModifiers } from './modifiers.ts';
import { type ImageJob, placeholderFinder } from './placeholders.ts';
import { PARALLEL_JOBS, transformImage } from './transform-image.ts';

type Options = {
  dataDir: string;
  strapiUrl: string;
  siteUrl: string;
  imageHosts: readonly string[];
  /** The folder of the site's static files. */
  publicDir: string;
  maxCacheBytes: number;
  maxPerVisitor?: number;
  recheckMs?: number;
};

const QUEUE = { parallel: PARALLEL_JOBS, waiting: 500 };
/**
 * New images per visitor and window. Limited, because each costs a download and half a second of CPU time, and the number
 * of possible URLs is endless. Enough for a crawler that requests every size of every image of the demo, about 1,700.
 */
const MAX_PER_VISITOR = 2000;
const WINDOW_MS = 10 * 60_000;
const BUSY_RETRY_S = 2;
const VERSION = /^[a-z0-9]{0,12}$/;

/**
 * `/_ipx/{modifiers}/{source}`: resized images, cached in DATA_DIR/cache/images. With `?v=`, the version of the source,
 * browsers cache an image for a year. Without it, as in Markdown, a replaced source is visible within minutes.
 * Errors: 400 for bad modifiers, 403 for a host that is not allowed, 404 for a missing source, 413 for one that is too
 * large, 415 if it is not an image, 429 if too many images are being processed or this visitor has requested too many.
 */
export function images({ dataDir, maxCacheBytes, maxPerVisitor = MAX_PER_VISITOR, ...sources }: Options) {
  const files = new ImageFiles(path.join(dataDir, 'cache', 'images'), maxCacheBytes);
  const locate = imageSources(sources);
  const countNew = rateLimit({ name: 'images', limit: maxPerVisitor, windowMs: WINDOW_MS });
  const queue = workQueue(QUEUE);
  // Placeholders have a queue of their own, because pages wait for them.
  const placeholderQueue = workQueue(QUEUE);

  const rateLimited = (visitor: string): WorkQueue => ({
    async run(work) {
      const verdict = await countNew(visitor);
      if (!verdict.isAllowed)
        throw new ImageError(429, 'Too many new images were requested', verdict.retryAfterMinutes * 60);
      return queue.run(work);
    },
  });

  async function getOrCreate(job: ImageJob, name: string, version: string, queue: WorkQueue): Promise<ProcessedImage> {
    const source = await locate(name);
    const key = `${job.key}/${source.key}?${version}`;
    const make = async () => job.run(await source.read());
    return files.getOrCreate(key, queue, make, version === '' ? source.changedAt : undefined);
  }

  setPlaceholderFinder(placeholderFinder((job, name, version) => getOrCreate(job, name, version, placeholderQueue)));
  return new Hono().get('/:modifiers/:source{.+}', etag(), async (c) => {
    try {
      const modifiers = readModifiers(c.req.param('modifiers'));
      const version = c.req.query('v') ?? '';
      if (!modifiers || !VERSION.test(version)) throw new ImageError(400, 'Unknown or bad image modifiers');
      const job: ImageJob = { key: modifiers.key, run: (source) => transformImage(source, modifiers) };
      const image = await getOrCreate(job, c.req.param('source'), version, rateLimited(visitorOf(c.req.raw)));
      return imageResponse(image, version === '' ? FIVE_MINUTES : IMMUTABLE);
    } catch (error) {
      const isExpected = error instanceof ImageError || error instanceof TooBusy;
      if (!isExpected) log.error({ err: error, path: c.req.path }, 'An image could not be processed');
      const { status, message, retryAfterS } = asImageError(error);
      return c.text(message, status, {
        'cache-control': 'no-store',
        ...(retryAfterS === undefined ? {} : { 'retry-after': String(retryAfterS) }),
      });
    }
  });
}

function asImageError(error: unknown): ImageError {
  if (error instanceof ImageError) return error;
  if (error instanceof TooBusy) return new ImageError(429, 'Too many images are being processed', BUSY_RETRY_S);
  return new ImageError(404, 'No such image');
}

import path from 'node:path';
import { Hono } from 'hono';
import { setPlaceholderFinder } from '../../app/content/placeholders.server.ts';
import { log } from '../../platform/log.server.ts';
import { rateLimit, visitorOf } from '../../platform/rate-limit.server.ts';
import { TooBusy, type WorkQueue, workQueue } from '../../platform/work-queue.server.ts';
import { ImageError } from './image-error.ts';
import { ImageFiles, type ProcessedImage } from './image-files.ts';
import { imageSources } from './image-source.ts';
import { readModifiers } from './modifiers.ts';
import { type ImageJob, placeholderFinder } from './placeholders.ts';
import { INERT, PARALLEL_JOBS, transformImage } from './transform-image.ts';

type Options = {
  dataDir: string;
  strapiUrl: string;
  siteUrl: string;
  imageHosts: readonly string[];
  /** Folder with the site's own files. */
  publicDir: string;
  /** How much disk finished images may take. */
  maxCacheBytes: number;
  /** How many may be made for one visitor in a window. */
  madeForVisitor?: number;
};

const MAX_WAITING = 500;
/**
 * How many images may be made for one visitor. Each costs a download and half a second of a core, and addresses have no end.
 * All pages of the demo together show 162 on one screen, 457 in all sizes.
 */
const MADE_FOR_VISITOR = 600;
const WINDOW_MS = 10 * 60_000;
const BUSY_RETRY_S = 2;
/** Tells an image from the one that it has replaced under the same name. */
const VERSION = /^[a-z0-9]{0,12}$/;
const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Images by `/_ipx/{modifiers}/{source}` (contract, Images), made once and kept in DATA_DIR/cache/images. Whatever cannot
 * be served is a 4xx: 400 modifiers, 403 host, 404 source, 413 and 415 what is not an image or too large to be one, 429 when
 * too many wait to be made, or one visitor has asked for too many that nobody has asked for before. `?v=` is the version of
 * a source that can be replaced.
 *
 *     app.route('/_ipx', images({ dataDir, strapiUrl, siteUrl, imageHosts, publicDir, maxCacheBytes }));
 */
export function images({ dataDir, maxCacheBytes, madeForVisitor = MADE_FOR_VISITOR, ...sources }: Options) {
  const files = new ImageFiles(path.join(dataDir, 'cache', 'images'), maxCacheBytes);
  const locate = imageSources(sources);
  const queue = workQueue({ parallel: PARALLEL_JOBS, waiting: MAX_WAITING });
  const countMade = rateLimit({ name: 'images', limit: madeForVisitor, windowMs: WINDOW_MS });

  /** The queue for one visitor, who may have had enough made. */
  const queueFor = (visitor: string): WorkQueue => ({
    async run(work) {
      const verdict = await countMade(visitor);
      if (!verdict.isAllowed)
        throw new ImageError(429, 'Too many new images were asked for', verdict.retryAfterMinutes * 60);
      return queue.run(work);
    },
  });

  // Pages wait for their placeholders, so these must not wait behind images.
  const placeholderQueue = workQueue({ parallel: PARALLEL_JOBS, waiting: MAX_WAITING });

  async function findOrMake(
    { key: wish, make }: ImageJob,
    name: string,
    version: string,
    place = queue,
  ): Promise<ProcessedImage> {
    const { key: sourceKey, read } = await locate(name);
    return files.findOrMake(`${wish}/${sourceKey}?${version}`, place, async () => make(await read()));
  }

  setPlaceholderFinder(placeholderFinder((job, name, version) => findOrMake(job, name, version, placeholderQueue)));
  return new Hono().get('/:modifiers/:source{.+}', async (c) => {
    try {
      const modifiers = readModifiers(c.req.param('modifiers'));
      const version = c.req.query('v') ?? '';
      if (!modifiers || !VERSION.test(version)) throw new ImageError(400, 'Unknown or bad image modifiers');
      const { body, type } = await findOrMake(
        { key: modifiers.key, make: (source) => transformImage(source, modifiers) },
        c.req.param('source'),
        version,
        queueFor(visitorOf(c.req.raw)),
      );
      return c.body(new Uint8Array(body), 200, {
        'cache-control': FOR_EVER,
        'content-type': `image/${type}`,
        'content-security-policy': INERT,
      });
    } catch (error) {
      const isExpected = error instanceof ImageError || error instanceof TooBusy;
      if (!isExpected) log.error({ err: error, path: c.req.path }, 'An image could not be made');
      const { status, message, retryAfterS } = asImageError(error);
      return c.text(message, status, {
        'cache-control': 'no-store',
        ...(retryAfterS === undefined ? {} : { 'retry-after': String(retryAfterS) }),
      });
    }
  });
}

/** What a visitor is told of a failure. */
function asImageError(error: unknown): ImageError {
  if (error instanceof ImageError) return error;
  if (error instanceof TooBusy) return new ImageError(429, 'Too many images are being made', BUSY_RETRY_S);
  return new ImageError(404, 'No such image');
}

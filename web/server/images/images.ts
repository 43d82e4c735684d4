import path from 'node:path';
import { Hono } from 'hono';
import { setPlaceholderFinder } from '../../app/content/placeholders.server.ts';
import { log } from '../../platform/log.server.ts';
import { rateLimit, visitorOf } from '../../platform/rate-limit.server.ts';
import { TooBusy, type WorkQueue, workQueue } from '../../platform/work-queue.server.ts';
import { INERT, makePicture, PARALLEL_PICTURES } from './make-picture.ts';
import { readModifiers } from './modifiers.ts';
import { NoPicture } from './no-picture.ts';
import { type FinishedPicture, PictureFiles } from './picture-files.ts';
import { pictureSources } from './picture-source.ts';
import { type PictureJob, placeholderFinder } from './placeholders.ts';

type Options = {
  dataDir: string;
  strapiUrl: string;
  siteUrl: string;
  imageHosts: readonly string[];
  /** Folder with the site's own files. */
  publicDir: string;
  /** How much disk finished pictures may take. */
  maxCacheBytes: number;
  /** How many may be made for one visitor in a window. */
  madeForVisitor?: number;
};

const WAITING_PICTURES = 500;
/**
 * How many pictures may be made for one visitor. Each costs a download and half a second of a core, and addresses have no end.
 * All pages of the demo together show 162 on one screen, 457 in all sizes.
 */
const MADE_FOR_VISITOR = 600;
const WINDOW_MS = 10 * 60_000;
const BUSY_RETRY_S = 2;
/** Tells a picture from the one that it has replaced under the same name. */
const VERSION = /^[a-z0-9]{0,12}$/;
const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Pictures by `/_ipx/{modifiers}/{source}` (contract, Images), made once and kept in DATA_DIR/cache/images. Whatever cannot
 * be served is a 4xx: 400 modifiers, 403 host, 404 source, 413 and 415 what is no picture or too large to be one, 429 when
 * too many wait to be made, or one visitor has asked for too many that nobody has asked for before. `?v=` is the version of
 * a source that can be replaced.
 *
 *     app.route('/_ipx', images({ dataDir, strapiUrl, siteUrl, imageHosts, publicDir, maxCacheBytes }));
 */
export function images({ dataDir, maxCacheBytes, madeForVisitor = MADE_FOR_VISITOR, ...sources }: Options) {
  const files = new PictureFiles(path.join(dataDir, 'cache', 'images'), maxCacheBytes);
  const locate = pictureSources(sources);
  const queue = workQueue({ parallel: PARALLEL_PICTURES, waiting: WAITING_PICTURES });
  const countMade = rateLimit({ name: 'pictures', limit: madeForVisitor, windowMs: WINDOW_MS });

  /** The queue for one visitor, who may have had enough made. */
  const queueFor = (visitor: string): WorkQueue => ({
    async run(work) {
      const verdict = await countMade(visitor);
      if (!verdict.isAllowed)
        throw new NoPicture(429, 'Too many new pictures were asked for', verdict.retryAfterMinutes * 60);
      return queue.run(work);
    },
  });

  // Pages wait for their placeholders, so these must not wait behind pictures.
  const placeholderQueue = workQueue({ parallel: PARALLEL_PICTURES, waiting: WAITING_PICTURES });

  async function findOrMake(
    { key: wish, make }: PictureJob,
    name: string,
    version: string,
    place = queue,
  ): Promise<FinishedPicture> {
    const { key: sourceKey, read } = await locate(name);
    return files.findOrMake(`${wish}/${sourceKey}?${version}`, place, async () => make(await read()));
  }

  setPlaceholderFinder(placeholderFinder((job, name, version) => findOrMake(job, name, version, placeholderQueue)));
  return new Hono().get('/:modifiers/:source{.+}', async (c) => {
    try {
      const modifiers = readModifiers(c.req.param('modifiers'));
      const version = c.req.query('v') ?? '';
      if (!modifiers || !VERSION.test(version)) throw new NoPicture(400, 'Unknown or bad picture modifiers');
      const { body, type } = await findOrMake(
        { key: modifiers.key, make: (source) => makePicture(source, modifiers) },
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
      const isExpected = error instanceof NoPicture || error instanceof TooBusy;
      if (!isExpected) log.error({ err: error, path: c.req.path }, 'A picture could not be made');
      const { status, message, retryAfterS } = asNoPicture(error);
      return c.text(message, status, {
        'cache-control': 'no-store',
        ...(retryAfterS === undefined ? {} : { 'retry-after': String(retryAfterS) }),
      });
    }
  });
}

/** What a visitor is told of a failure. */
function asNoPicture(error: unknown): NoPicture {
  if (error instanceof NoPicture) return error;
  if (error instanceof TooBusy) return new NoPicture(429, 'Too many pictures are being made', BUSY_RETRY_S);
  return new NoPicture(404, 'No such picture');
}

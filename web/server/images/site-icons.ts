import path from 'node:path';
import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { getSiteOrDefault } from '../../app/content/site.server.ts';
import { letterOf, type SiteIcon, siteIcon } from '../../app/content/site-icon.server.ts';
import { drawIcon, drawLetter } from '../../app/site-icon/draw-icon.server.ts';
import { type IconFile, isIconFile, isVectorIcon } from '../../app/site-icon/site-icon.ts';
import { log } from '../../platform/log.server.ts';
import { workQueue } from '../../platform/work-queue.server.ts';
import { ImageFiles, type ProcessedImage } from './image-files.ts';
import { type ImageSources, imageSources } from './image-source.ts';
import { INERT, transformImage } from './transform-image.ts';

/** Of hundreds of icons; a studio has had a few. */
const MAX_CACHE_BYTES = 16 * 1024 * 1024;
/** An image that cannot be read is asked for again after this time, not for each visitor. */
const TRY_AGAIN_MS = 60_000;
const FOR_EVER = 'public, max-age=31536000, immutable';
/** At an address that stays when the icon changes. */
const FOR_A_WHILE = 'public, max-age=300';
const AS_IT_IS = { values: {}, key: '' };

type Options = ImageSources & { dataDir: string };

/**
 * `/icons/{version}/{file}` and `/favicon.ico`: the studio's icon, made once of its image, or of its name's first letter
 * where it has none or none that can be read. At the address of a version that is not known any more it is the icon of now.
 */
export function siteIcons({ dataDir, ...sources }: Options) {
  const kept = new ImageFiles(path.join(dataDir, 'cache', 'icons'), MAX_CACHE_BYTES);
  const locate = imageSources(sources);
  /** Few can wait: of all versions only the one of now is made. */
  const drawing = workQueue({ parallel: 1, waiting: 100 });
  const unreadable = new LRUCache<string, true>({ max: 10, ttl: TRY_AGAIN_MS });
  const makeOnce = (file: IconFile, { version, src }: SiteIcon, name: string): Promise<ProcessedImage> =>
    kept.findOrMake(`${version}/${file}`, drawing, async () =>
      drawIcon(file, src ? await readImage(src) : await drawLetter(letterOf(name))),
    );

  return new Hono()
    .get('/favicon.ico', () => respondWith('favicon.ico'))
    .get('/icons/:version/:file', (c) => respondWith(c.req.param('file'), c.req.param('version')));

  async function respondWith(file: string, version?: string): Promise<Response> {
    if (!isIconFile(file)) return notFound();
    const known = version ? await kept.find(`${version}/${file}`) : null;
    if (known) return answer(known, FOR_EVER);
    const { name, icon } = await getSiteOrDefault();
    if (file === 'icon.svg' && !isVectorIcon(icon)) return notFound();
    const own = await makeUnlessUnreadable(file, icon, name);
    if (own) return answer(own, version === icon.version ? FOR_EVER : FOR_A_WHILE);
    return answer(await makeOnce(file, siteIcon(name, null), name), FOR_A_WHILE);
  }

  async function makeUnlessUnreadable(file: IconFile, icon: SiteIcon, name: string): Promise<ProcessedImage | null> {
    if (unreadable.has(icon.version)) return null;
    try {
      return await makeOnce(file, icon, name);
    } catch (error) {
      log.warn({ src: icon.src, err: error }, 'The icon cannot be made of its image, a letter is shown');
      unreadable.set(icon.version, true);
      return null;
    }
  }

  /** @throws ImageError */
  async function readImage(src: string): Promise<ProcessedImage> {
    const { read } = await locate(src);
    return transformImage(await read(), AS_IT_IS);
  }
}

const answer = ({ body, type }: ProcessedImage, cacheControl: string) =>
  new Response(new Uint8Array(body), {
    headers: { 'content-type': `image/${type}`, 'cache-control': cacheControl, 'content-security-policy': INERT },
  });

const notFound = () => new Response('No such icon', { status: 404, headers: { 'content-type': 'text/plain' } });

import path from 'node:path';
import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { getSiteOrDefault, type Site } from '#app/content/site.server.ts';
import { letterOf, type SiteIcon, siteIcon } from '#app/content/site-icon.server.ts';
import { drawIcon, drawLetter } from '#app/site-icon/draw-icon.server.ts';
import { type IconFile, isIconFile, isVectorIcon } from '#app/site-icon/site-icon.ts';
import { log } from '#platform/log.server.ts';
import { workQueue } from '#platform/work-queue.server.ts';
import { ImageFiles, type ProcessedImage } from './image-files.ts';
import { FIVE_MINUTES, IMMUTABLE, imageResponse } from './image-response.ts';
import { type ImageSources, imageSources } from './image-source.ts';
import { requireModifiers } from './modifiers.ts';
import { transformImage } from './transform-image.ts';

const MAX_CACHE_BYTES = 16 * 1024 * 1024;
const RETRY_AFTER_MS = 60_000;
const UNMODIFIED = requireModifiers('_');

type Drawn = Pick<Site, 'name' | 'look'>;
type Options = ImageSources & { dataDir: string };

/**
 * `/icons/{version}/{file}` and `/favicon.ico`: the studio's icon, or the first letter of its name if there is no readable
 * icon. An unknown version returns the current icon.
 */
export function siteIcons({ dataDir, ...sources }: Options) {
  const cache = new ImageFiles(path.join(dataDir, 'cache', 'icons'), MAX_CACHE_BYTES);
  const locate = imageSources(sources);
  const drawing = workQueue({ parallel: 1, waiting: 100 });
  const unreadable = new LRUCache<string, true>({ max: 10, ttl: RETRY_AFTER_MS });
  const makeOnce = (file: IconFile, { version, src }: SiteIcon, { name, look }: Drawn): Promise<ProcessedImage> =>
    cache.getOrCreate(`${version}/${file}`, drawing, async () =>
      drawIcon(file, src ? await readImage(src) : await drawLetter(letterOf(name), look)),
    );

  return new Hono()
    .get('/favicon.ico', () => respond('favicon.ico'))
    .get('/icons/:version/:file', (c) => respond(c.req.param('file'), c.req.param('version')));

  async function respond(file: string, version?: string): Promise<Response> {
    if (!isIconFile(file)) return notFound();
    const cached = version ? await cache.find(`${version}/${file}`) : null;
    if (cached) return imageResponse(cached, IMMUTABLE);
    const { icon, ...site } = await getSiteOrDefault();
    if (file === 'icon.svg' && !isVectorIcon(icon)) return notFound();
    const own = await makeUnlessUnreadable(file, icon, site);
    if (own) return imageResponse(own, version === icon.version ? IMMUTABLE : FIVE_MINUTES);
    return imageResponse(await makeOnce(file, siteIcon(site.name, null, site.look), site), FIVE_MINUTES);
  }

  async function makeUnlessUnreadable(file: IconFile, icon: SiteIcon, site: Drawn): Promise<ProcessedImage | null> {
    if (unreadable.has(icon.version)) return null;
    try {
      return await makeOnce(file, icon, site);
    } catch (error) {
      log.warn({ src: icon.src, err: error }, 'The icon cannot be read, so a letter is shown instead');
      unreadable.set(icon.version, true);
      return null;
    }
  }

  async function readImage(src: string): Promise<ProcessedImage> {
    const { read } = await locate(src);
    return transformImage(await read(), UNMODIFIED);
  }
}

const notFound = () => new Response('No such icon', { status: 404, headers: { 'content-type': 'text/plain' } });

import path from 'node:path';
import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { siteOrDefault } from '../../app/content/site.server.ts';
import { siteIcon } from '../../app/content/site-icon.server.ts';
import { drawIcon, drawLetter } from '../../app/site-icon/draw-icon.server.ts';
import { type IconFile, isIconFile, isVectorIcon, letterOf, type SiteIcon } from '../../app/site-icon/site-icon.ts';
import { log } from '../../platform/log.server.ts';
import { workQueue } from '../../platform/work-queue.server.ts';
import { INERT, makePicture } from './make-picture.ts';
import { type FinishedPicture, PictureFiles } from './picture-files.ts';
import { type PictureSources, pictureSources } from './picture-source.ts';

/** Of hundreds of icons; a studio has had a few. */
const MAX_CACHE_BYTES = 16 * 1024 * 1024;
/** A picture that cannot be read is asked for again after this time, not for each visitor. */
const TRY_AGAIN_MS = 60_000;
const FOR_EVER = 'public, max-age=31536000, immutable';
/** At an address that stays when the icon changes. */
const FOR_A_WHILE = 'public, max-age=300';
const AS_IT_IS = { values: {}, key: '' };

type Options = PictureSources & { dataDir: string };

/**
 * `/icons/{version}/{file}` and `/favicon.ico`: the studio's icon, made once of its picture, or of its name's first letter
 * where it has none or none that can be read. At the address of a version that is not known any more it is the icon of now.
 */
export function siteIcons({ dataDir, ...sources }: Options) {
  const kept = new PictureFiles(path.join(dataDir, 'cache', 'icons'), MAX_CACHE_BYTES);
  const locate = pictureSources(sources);
  /** Few can wait: of all versions only the one of now is made. */
  const drawing = workQueue({ parallel: 1, waiting: 100 });
  const unreadable = new LRUCache<string, true>({ max: 10, ttl: TRY_AGAIN_MS });
  const makeOnce = (file: IconFile, { version, src }: SiteIcon, name: string): Promise<FinishedPicture> =>
    kept.findOrMake(`${version}/${file}`, drawing, async () =>
      drawIcon(file, src ? await readPicture(src) : await drawLetter(letterOf(name))),
    );

  return new Hono()
    .get('/favicon.ico', () => respondWith('favicon.ico'))
    .get('/icons/:version/:file', (c) => respondWith(c.req.param('file'), c.req.param('version')));

  async function respondWith(file: string, version?: string): Promise<Response> {
    if (!isIconFile(file)) return notFound();
    const known = version ? await kept.find(`${version}/${file}`) : null;
    if (known) return answer(known, FOR_EVER);
    const { name, icon } = await siteOrDefault();
    if (file === 'icon.svg' && !isVectorIcon(icon)) return notFound();
    const own = await makeUnlessUnreadable(file, icon, name);
    if (own) return answer(own, version === icon.version ? FOR_EVER : FOR_A_WHILE);
    return answer(await makeOnce(file, siteIcon(name, null), name), FOR_A_WHILE);
  }

  async function makeUnlessUnreadable(file: IconFile, icon: SiteIcon, name: string): Promise<FinishedPicture | null> {
    if (unreadable.has(icon.version)) return null;
    try {
      return await makeOnce(file, icon, name);
    } catch (error) {
      log.warn({ src: icon.src, err: error }, 'The icon cannot be made of its picture, a letter is shown');
      unreadable.set(icon.version, true);
      return null;
    }
  }

  /** @throws NoPicture */
  async function readPicture(src: string): Promise<FinishedPicture> {
    const { read } = await locate(src);
    return makePicture(await read(), AS_IT_IS);
  }
}

const answer = ({ body, type }: FinishedPicture, cacheControl: string) =>
  new Response(new Uint8Array(body), {
    headers: { 'content-type': `image/${type}`, 'cache-control': cacheControl, 'content-security-policy': INERT },
  });

const notFound = () => new Response('No such icon', { status: 404, headers: { 'content-type': 'text/plain' } });

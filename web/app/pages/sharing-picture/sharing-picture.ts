import path from 'node:path';
import { env } from '../../../server/env.ts';
import { type FinishedPicture, PictureFiles } from '../../../server/images/picture-files.ts';
import { pictureSources } from '../../../server/images/picture-source.ts';
import { log } from '../../../server/log.ts';
import { TooBusy, workQueue } from '../../../server/work-queue.ts';
import { isSharingPicture } from '../../content/sharing-picture.server.ts';
import { siteOrDefault } from '../../content/site.server.ts';
import type { SitePage } from '../../registry/site-page.ts';
import { findSitePage, listSitePages } from '../../registry/site-pages.server.ts';
import { drawPicture, type Product } from '../../sharing-picture/draw-picture.server.ts';
import { pictureWords } from '../../sharing-picture/picture-words.ts';
import type { Route } from './+types/sharing-picture';

/** More than a thousand pictures; the ones that nobody has asked for longest go first. */
const MAX_CACHE_BYTES = 128 * 1024 * 1024;
const { DATA_DIR, STRAPI_URL, SITE_URL, IMAGE_HOSTS } = env();
const kept = new PictureFiles(path.join(DATA_DIR, 'cache', 'sharing'), MAX_CACHE_BYTES);
const locate = pictureSources({ strapiUrl: STRAPI_URL, siteUrl: SITE_URL, imageHosts: IMAGE_HOSTS });
/** Drawing keeps a core busy, so one after another. */
const drawing = workQueue({ parallel: 1, waiting: 500 });

/** `/og/{signature}/{kind}/{slug}.jpg`: the picture that social networks show beside a link to a page. */
export async function loader({ params: { signature, kind, file } }: Route.LoaderArgs) {
  const slug = file.replace(/\.jpg$/, '');
  if (slug === file || !isSharingPicture(signature, kind, slug)) return notFound();
  const page = await findPage(kind, slug);
  if (!page) return notFound();
  try {
    const { body, type } = await kept.findOrMake(`${signature}/${kind}/${slug}`, drawing, () => draw(page));
    return new Response(new Uint8Array(body), {
      headers: { 'content-type': `image/${type}`, 'cache-control': 'public, max-age=31536000, immutable' },
    });
  } catch (error) {
    if (!(error instanceof TooBusy)) throw error;
    return new Response('Too many pictures are being drawn', { status: 429, headers: { 'retry-after': '10' } });
  }
}

async function draw(page: SitePage): Promise<FinishedPicture> {
  const [start, { name, logoOnDark }, product] = await Promise.all([
    findSitePage('/'),
    siteOrDefault(),
    readProduct(page),
  ]);
  const logo = logoOnDark && (await readFile(logoOnDark.src));
  const words = { ...pictureWords(page), name, claim: start?.searchTitle || name };
  return { body: await drawPicture(words, { logo, product }), type: 'jpeg' };
}

const notFound = () => new Response('No such picture', { status: 404, headers: { 'content-type': 'text/plain' } });

async function findPage(kind: string, slug: string): Promise<SitePage | undefined> {
  const kinds = kind === 'page' ? ['page', 'service'] : [kind];
  return (await listSitePages()).find((page) => kinds.includes(page.kind) && page.slug === slug);
}

/** A project's cut-out or cover. When it cannot be read the picture gets flags instead. */
async function readProduct({ kind, cutout, images: [cover] }: SitePage): Promise<Product | null> {
  const src = cutout ?? cover?.src;
  if (kind !== 'project' || !src || src.endsWith('.svg')) return null;
  const picture = await readFile(src);
  return picture && { picture, isCutOut: src === cutout };
}

/** A file of the media library, or null when it cannot be read. */
async function readFile(src: string): Promise<Buffer | null> {
  try {
    const { read } = await locate(src);
    return await read();
  } catch (error) {
    log.warn({ src, err: error }, 'A picture is missing on a sharing picture');
    return null;
  }
}

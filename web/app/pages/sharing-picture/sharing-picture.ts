import { createHash } from 'node:crypto';
import path from 'node:path';
import { env } from '../../../server/env.ts';
import { log } from '../../../server/log.ts';
import { isSharingPicture } from '../../content/sharing-picture.server.ts';
import { siteOrDefault } from '../../content/site.server.ts';
import type { SitePage } from '../../registry/site-page.ts';
import { findSitePage, listSitePages } from '../../registry/site-pages.server.ts';
import { drawPicture, type Product } from '../../sharing-picture/draw-picture.server.ts';
import { keptPictures } from '../../sharing-picture/kept-pictures.server.ts';
import { pictureWords } from '../../sharing-picture/picture-words.ts';
import type { Route } from './+types/sharing-picture';

const PICTURE_TIMEOUT_MS = 5000;
const getPicture = keptPictures(path.join(env().DATA_DIR, 'cache', 'sharing'));

/** `/og/{signature}/{kind}/{slug}.jpg`: the picture that social networks show beside a link to a page. */
export async function loader({ params: { signature, kind, file } }: Route.LoaderArgs) {
  const slug = file.replace(/\.jpg$/, '');
  if (slug === file || !isSharingPicture(signature, kind, slug)) return notFound();
  const page = await findPage(kind, slug);
  if (!page) return notFound();
  const name = `${createHash('sha256').update(`${signature}/${kind}/${slug}`).digest('hex')}.jpg`;
  const picture = await getPicture(name, async () => {
    const [start, site, product] = await Promise.all([findSitePage('/'), siteOrDefault(), readProduct(page)]);
    const claim = start?.searchTitle || site.name;
    return drawPicture({ ...pictureWords(page), claim }, product);
  });
  return new Response(new Uint8Array(picture), {
    headers: {
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
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
  try {
    const answer = await fetch(`${env().STRAPI_URL}/${src}`, { signal: AbortSignal.timeout(PICTURE_TIMEOUT_MS) });
    return answer.ok ? { picture: Buffer.from(await answer.arrayBuffer()), isCutOut: src === cutout } : null;
  } catch (error) {
    log.warn({ src, err: error }, 'A product picture is missing on a sharing picture');
    return null;
  }
}

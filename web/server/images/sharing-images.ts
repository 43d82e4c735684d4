import path from 'node:path';
import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import {
  type DrawnStudio,
  drawnStudio,
  type ImageFile,
  isSharingImage,
  sharingImage,
} from '../../app/content/sharing-image.server.ts';
import { drawSharingImage } from '../../app/sharing-image/draw-sharing-image.server.ts';
import { drawnEntry, sharingImageText } from '../../app/sharing-image/sharing-image-text.ts';
import type { SitePage } from '../../app/site-map/site-page.ts';
import { listSitePages } from '../../app/site-map/site-pages.server.ts';
import { log } from '../../platform/log.server.ts';
import { TooBusy, workQueue } from '../../platform/work-queue.server.ts';
import { ImageFiles, type ProcessedImage } from './image-files.ts';
import { type ImageSources, imageSources } from './image-source.ts';

/** More than a thousand images; the ones that nobody has asked for longest go first. */
const MAX_CACHE_BYTES = 128 * 1024 * 1024;
/** An image without one of its parts is drawn again after this time, not for each visitor. */
const TRY_AGAIN_MS = 60_000;
const FOR_EVER = 'public, max-age=31536000, immutable';
/** At an address that does not stand for this image. */
const FOR_A_WHILE = 'public, max-age=300';

type Options = ImageSources & { dataDir: string };

/**
 * `/og/{signature}/{kind}/{slug}.jpg`: the image that social networks show beside a link to a page. At the address of a version
 * that is not kept any more, or not yet known here, it is the image of now.
 */
export function sharingImages({ dataDir, ...sources }: Options) {
  const kept = new ImageFiles(path.join(dataDir, 'cache', 'sharing'), MAX_CACHE_BYTES);
  const locate = imageSources(sources);
  /** Drawing keeps a core busy, so one after another. */
  const drawing = workQueue({ parallel: 1, waiting: 500 });
  const incomplete = new LRUCache<string, ProcessedImage>({ max: 50, ttl: TRY_AGAIN_MS });
  return new Hono().get('/og/:signature/:kind/:file', (c) => respondWith(c.req.param()));

  async function respondWith({
    signature,
    kind,
    file,
  }: Record<'signature' | 'kind' | 'file', string>): Promise<Response> {
    const slug = file.replace(/\.jpg$/, '');
    if (slug === file || !isSharingImage(signature, kind, slug)) return notFound();
    const page = await findPage(kind, slug);
    if (!page) return notFound();
    const asked = `/og/${signature}/${kind}/${file}`;
    const earlier = await kept.find(asked);
    if (earlier) return answer(earlier, FOR_EVER);
    const studio = await drawnStudio();
    const now = sharingImage(page.kind === 'service' ? 'page' : page.kind, slug, drawnEntry(page), studio);
    try {
      const image = incomplete.get(now) ?? (await kept.findOrMake(now, drawing, () => draw(page, studio)));
      if (image.isPartial) incomplete.set(now, image);
      return answer(image, now === asked && !image.isPartial ? FOR_EVER : FOR_A_WHILE);
    } catch (error) {
      if (!(error instanceof TooBusy)) throw error;
      return new Response('Too many images are being drawn', { status: 429, headers: { 'retry-after': '10' } });
    }
  }

  /** A product that cannot be read is replaced by flags, a logo by the name. Then the image is partial. */
  async function draw(page: SitePage, { name, claim, logo, isDefault }: DrawnStudio): Promise<ProcessedImage> {
    const given = drawnEntry(page).product ?? null;
    // Drawings are not shown as a product.
    const product = given?.src.endsWith('.svg') ? null : given;
    const [logoFile, productFile] = await Promise.all([logo && readFile(logo), product && readFile(product)]);
    const body = await drawSharingImage(
      { ...sharingImageText(page), name, claim },
      { logo: logoFile, product: productFile && { image: productFile, isCutOut: product === page.cutout } },
    );
    const isPartial = isDefault || (logo && !logoFile) || (product && !productFile);
    return { body, type: 'jpeg', ...(isPartial ? { isPartial: true } : {}) };
  }

  async function findPage(kind: string, slug: string): Promise<SitePage | undefined> {
    const kinds = kind === 'page' ? ['page', 'service'] : [kind];
    return (await listSitePages()).find((page) => kinds.includes(page.kind) && page.slug === slug);
  }

  /** A file of the media library, or null when it cannot be read. */
  async function readFile({ src }: ImageFile): Promise<Buffer | null> {
    try {
      const { read } = await locate(src);
      return await read();
    } catch (error) {
      log.warn({ src, err: error }, 'An image is missing on a sharing image');
      return null;
    }
  }
}

const answer = ({ body, type }: ProcessedImage, cacheControl: string) =>
  new Response(new Uint8Array(body), {
    headers: { 'content-type': `image/${type}`, 'cache-control': cacheControl },
  });

const notFound = () => new Response('No such image', { status: 404, headers: { 'content-type': 'text/plain' } });

import path from 'node:path';
import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import {
  getSharingImageStudio,
  type ImageFile,
  isSharingImage,
  type SharingImageStudio,
  sharingImage,
} from '#app/content/sharing-image.server.ts';
import { drawSharingImage } from '#app/sharing-image/draw-sharing-image.server.ts';
import { sharingImageEntry, sharingImageText } from '#app/sharing-image/sharing-image-text.ts';
import type { SitePage } from '#app/site-map/site-page.ts';
import { listSitePages } from '#app/site-map/site-pages.server.ts';
import { isDrawing } from '#platform/image-url.ts';
import { log } from '#platform/log.server.ts';
import { TooBusy, workQueue } from '#platform/work-queue.server.ts';
import { ImageFiles, type ProcessedImage } from './image-files.ts';
import { FIVE_MINUTES, IMMUTABLE, imageResponse } from './image-response.ts';
import { type ImageSources, imageSources } from './image-source.ts';

const MAX_CACHE_BYTES = 128 * 1024 * 1024;
const RETRY_PARTIAL_AFTER_MS = 60_000;

type Options = ImageSources & { dataDir: string };

/**
 * `/og/{signature}/{kind}/{slug}.jpg`: the Open Graph image of a page. The signature contains a version. A version that is
 * not cached returns the current image.
 */
export function sharingImages({ dataDir, ...sources }: Options) {
  const cache = new ImageFiles(path.join(dataDir, 'cache', 'sharing'), MAX_CACHE_BYTES);
  const locate = imageSources(sources);
  const drawing = workQueue({ parallel: 1, waiting: 500 });
  const partial = new LRUCache<string, ProcessedImage>({ max: 50, ttl: RETRY_PARTIAL_AFTER_MS });
  return new Hono().get('/og/:signature/:kind/:file', (c) => respond(c.req.param()));

  async function respond({ signature, kind, file }: Record<'signature' | 'kind' | 'file', string>): Promise<Response> {
    const slug = file.replace(/\.jpg$/, '');
    if (slug === file || !isSharingImage(signature, kind, slug)) return notFound();
    const page = await findPage(kind, slug);
    if (!page) return notFound();
    const requested = `/og/${signature}/${kind}/${file}`;
    const cached = await cache.find(requested);
    if (cached) return imageResponse(cached, IMMUTABLE);
    const studio = await getSharingImageStudio();
    const current = sharingImage(page.kind === 'service' ? 'page' : page.kind, slug, sharingImageEntry(page), studio);
    try {
      const image = partial.get(current) ?? (await cache.getOrCreate(current, drawing, () => draw(page, studio)));
      if (image.isPartial) partial.set(current, image);
      return imageResponse(image, current === requested && !image.isPartial ? IMMUTABLE : FIVE_MINUTES);
    } catch (error) {
      if (!(error instanceof TooBusy)) throw error;
      return new Response('Too many images are being drawn', { status: 429, headers: { 'retry-after': '10' } });
    }
  }

  /** Partial if an image cannot be read: the product image is replaced by the brand's drawing, the logo by the name. */
  async function draw(
    page: SitePage,
    { name, claim, logo, look, isDefault }: SharingImageStudio,
  ): Promise<ProcessedImage> {
    const image = sharingImageEntry(page).product ?? null;
    const product = image && isDrawing(image) ? null : image;
    const [logoFile, productFile] = await Promise.all([logo && readFile(logo), product && readFile(product)]);
    const body = await drawSharingImage({ ...sharingImageText(page), name, claim }, look, {
      logo: logoFile,
      product: productFile && {
        image: productFile,
        isCutOut: product === page.cutout,
        focalPoint: product?.focalPoint,
      },
    });
    const isPartial = isDefault || (logo && !logoFile) || (product && !productFile);
    return { body, type: 'jpeg', ...(isPartial ? { isPartial: true } : {}) };
  }

  async function findPage(kind: string, slug: string): Promise<SitePage | undefined> {
    const kinds = kind === 'page' ? ['page', 'service'] : [kind];
    return (await listSitePages()).find((page) => kinds.includes(page.kind) && page.slug === slug);
  }

  async function readFile({ src }: ImageFile): Promise<Buffer | null> {
    try {
      const { read } = await locate(src);
      return await read();
    } catch (error) {
      log.warn({ src, err: error }, 'A sharing image lacks one of its images');
      return null;
    }
  }
}

const notFound = () => new Response('No such image', { status: 404, headers: { 'content-type': 'text/plain' } });

import { strToU8, zipSync } from 'fflate';
import { Hono } from 'hono';
import { downloadName, LOGO_PNG, PRINT_JPEG } from '#app/content/brand-downloads.ts';
import type { Image } from '#app/content/media.server.ts';
import { contentVersion, memoByVersion } from '#app/content/memo-by-version.server.ts';
import { requireBrand } from '#app/content/pages.server.ts';
import { getSiteOrDefault, siteOrigin } from '#app/content/site.server.ts';
import { PRESS_KIT_PATH, SINGLES } from '#app/page-addresses.ts';
import { isDrawing } from '#platform/image-url.ts';
import { log } from '#platform/log.server.ts';
import { FIVE_MINUTES } from './image-response.ts';
import { type ImageSources, imageSources } from './image-source.ts';
import { requireModifiers } from './modifiers.ts';
import { transformImage } from './transform-image.ts';

const RETRY_S = '30';

/** `/brand/press-kit.zip`: the press kit and logos of the brand page, packed once per publication. Never incomplete. */
export function pressKit(sources: ImageSources) {
  const locate = imageSources(sources);
  const getKit = memoByVersion({ version: contentVersion, make: pack });

  return new Hono().get(PRESS_KIT_PATH, async (c) => {
    try {
      const kit = await getKit();
      if (!kit) return c.text('No press kit', 404);
      return c.body(kit.body, 200, {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(kit.name)}.zip`,
        'cache-control': FIVE_MINUTES,
      });
    } catch (error) {
      log.warn({ err: error }, 'The press kit cannot be packed');
      return c.text('The press kit cannot be packed at the moment', 503, {
        'retry-after': RETRY_S,
        'cache-control': 'no-store',
      });
    }
  });

  async function pack() {
    const [{ pressKit: kit, logos }, site] = await Promise.all([requireBrand(), getSiteOrDefault()]);
    if (!kit) return null;
    const files = new Map<string, Uint8Array<ArrayBuffer>>();
    const captions: string[] = [];
    /** Adds a file under a unique name: two files in the media library may have the same one. */
    const add = async (
      folder: string,
      fileName: string,
      extension: string,
      image: Promise<Uint8Array<ArrayBuffer>>,
    ) => {
      const name = `${folder}/${downloadName(site.name, fileName)}`;
      const isTaken = files.has(`${name}.${extension}`);
      const path = `${name}${isTaken ? `-${files.size}` : ''}.${extension}`;
      files.set(path, await image);
      return path;
    };
    // One image after the other: the kit is not urgent, and must not slow down pages.
    for (const { image } of logos) {
      if (!image) continue;
      if (isDrawing(image)) await add('logos', image.fileName, 'svg', read(image));
      await add('logos', image.fileName, 'png', read(image, LOGO_PNG));
    }
    for (const { image, caption } of kit.images)
      if (image) captions.push(`${await add('images', image.fileName, 'jpg', read(image, PRINT_JPEG))}: ${caption}`);

    const { street, postalCode, city, country } = site.address;
    const text = [
      site.name,
      kit.text.trim(),
      kit.facts.map(({ term, text }) => `${term}: ${text}`).join('\n'),
      captions.join('\n'),
      [site.legalName, street, `${postalCode} ${city}`, country, site.email, site.phone].filter(Boolean).join('\n'),
      `${siteOrigin()}${SINGLES.brand}`,
    ];
    const name = downloadName(site.name, 'press-kit');
    const about = strToU8(`${text.filter(Boolean).join('\n\n')}\n`);
    const entries = [[`${downloadName(site.name, 'about')}.txt`, about], ...files] as const;
    // Stored without compression, because images are compressed already.
    const zipped = zipSync(
      Object.fromEntries(entries.map(([path, content]) => [`${name}/${path}`, [content, { level: 0 }]] as const)),
    );
    return { name, body: new Uint8Array(zipped) };
  }

  async function read({ src }: Image, options = '_'): Promise<Uint8Array<ArrayBuffer>> {
    const source = await locate(src);
    const { body } = await transformImage(await source.read(), requireModifiers(options));
    return new Uint8Array(body);
  }
}

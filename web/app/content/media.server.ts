import { z } from 'zod';
import { log } from '#platform/log.server.ts';
import { placeholderOf } from './placeholders.server.ts';

/** `src` is a path for `/_ipx`. */
export type Image = {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** Changes when the file is replaced in the media library. */
  version?: string;
  /** A data URL. */
  placeholder?: string;
  /** The point that stays visible when the image is cropped, as CSS `object-position`: `30% 70%`. */
  focalPoint?: string;
};

/** `size` is in bytes. */
type Download = { href: string; name: string; size: number; mime: string };

const media = z.object({
  url: z.string(),
  name: z.string(),
  alternativeText: z.string().nullish(),
  width: z.number().nullish(),
  height: z.number().nullish(),
  size: z.number(),
  mime: z.string(),
  updatedAt: z.string().nullish(),
  focalPoint: z.object({ x: z.number(), y: z.number() }).nullish().catch(null),
});

/** For files whose size the media library could not read: 4:3. */
const UNKNOWN_SIZE = { width: 1600, height: 1200 };
/** Images whose unknown size is already logged: pages render repeatedly. */
const logged = new Set<string>();

export const image = media.nullish().transform((value) => (value ? toImage(value) : null));

/** Adds the file's name in the media library, for images that visitors download. */
export const namedImage = media
  .nullish()
  .transform(async (value) => (value ? { ...(await toImage(value)), fileName: value.name } : null));

async function toImage(value: z.output<typeof media>): Promise<Image> {
  const src = value.url.replace(/^\/+/, '');
  const changed = Date.parse(value.updatedAt ?? '');
  const version = Number.isNaN(changed) ? '' : Math.round(changed / 1000).toString(36);
  const placeholder = await placeholderOf(src, version);
  return {
    src,
    alt: value.alternativeText ?? '',
    ...(value.width && value.height ? { width: value.width, height: value.height } : unknownSize(src)),
    ...(version ? { version } : {}),
    ...(placeholder ? { placeholder } : {}),
    ...(value.focalPoint ? { focalPoint: `${value.focalPoint.x}% ${value.focalPoint.y}%` } : {}),
  };
}

function unknownSize(src: string): typeof UNKNOWN_SIZE {
  if (!logged.has(src)) log.warn({ src }, 'The size of an image is unknown, so it is shown as 4:3');
  logged.add(src);
  return UNKNOWN_SIZE;
}

/** Strapi's `size` is in kilobytes. */
export const download = media.transform(
  (value): Download => ({ href: value.url, name: value.name, size: Math.round(value.size * 1000), mime: value.mime }),
);

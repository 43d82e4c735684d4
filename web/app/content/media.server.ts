import { z } from 'zod';
import { log } from '../../platform/log.server.ts';
import { placeholderOf } from './placeholders.server.ts';

/** An image from the media library, ready for `ui/image`. `src` is a path that `/_ipx` understands. */
export type Image = {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** Changes when the file is replaced under the same name, as the media library does. */
  version?: string;
  /** Data address of what stands there until the image has come. */
  placeholder?: string;
};

/** A file to download. `size` is in bytes. */
export type Download = { href: string; name: string; size: number; mime: string };

const media = z.object({
  url: z.string(),
  name: z.string(),
  alternativeText: z.string().nullish(),
  width: z.number().nullish(),
  height: z.number().nullish(),
  size: z.number(),
  mime: z.string(),
  updatedAt: z.string().nullish(),
});

/** In place of a size that the media library could not find out: with none the image would not be seen. */
const UNKNOWN_SIZE = { width: 1600, height: 1200 };
/** Images that the log has named: pages that show them are rendered again and again. */
const named = new Set<string>();

/**
 * Strapi's media object to an image; null when the field is empty. An image without known size counts as 4:3 and is logged
 * (specification 8).
 */
export const image = media.nullish().transform(async (value): Promise<Image | null> => {
  if (!value) return null;
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
  };
});

function unknownSize(src: string): typeof UNKNOWN_SIZE {
  if (!named.has(src)) log.warn({ src }, 'The size of an image is unknown, it is shown as 4:3');
  named.add(src);
  return UNKNOWN_SIZE;
}

/** Strapi's media object to a download. Strapi states the size in kilobytes. */
export const download = media.transform(
  (value): Download => ({ href: value.url, name: value.name, size: Math.round(value.size * 1000), mime: value.mime }),
);

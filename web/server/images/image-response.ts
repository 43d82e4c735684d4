import type { ProcessedImage } from './image-files.ts';

export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** The cache-control header for a URL whose image can change. */
export const FIVE_MINUTES = 'public, max-age=300';

/** An image with a policy that prevents an SVG opened as a page from running scripts and loading anything. */
export const imageResponse = ({ body, type }: ProcessedImage, cacheControl: string): Response =>
  new Response(new Uint8Array(body), {
    headers: {
      'content-type': `image/${type}`,
      'cache-control': cacheControl,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  });

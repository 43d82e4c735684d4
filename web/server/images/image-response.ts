import type { ProcessedImage } from './image-files.ts';

export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** For a URL whose image can change. */
export const FIVE_MINUTES = 'public, max-age=300';

/** With a policy under which an SVG that is opened as a page can neither run scripts nor load anything. */
export const imageResponse = ({ body, type }: ProcessedImage, cacheControl: string): Response =>
  new Response(new Uint8Array(body), {
    headers: {
      'content-type': `image/${type}`,
      'cache-control': cacheControl,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  });

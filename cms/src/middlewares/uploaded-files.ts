import path from 'node:path';
import type { Context, Next } from 'koa';

const FOLDER = '/uploads/';
const PICTURES = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i;
/** For a file that is opened by itself. A picture within a page is not touched by it. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Uploaded files lie at the admin panel's own address: whatever an author uploads runs nothing there, and all but pictures are
 * saved instead of shown.
 */
export default () => async (ctx: Context, next: Next) => {
  const pathname = filePath(ctx.path);
  if (!pathname?.toLowerCase().startsWith(FOLDER)) return next();
  ctx.set('Content-Security-Policy', POLICY);
  ctx.set('X-Content-Type-Options', 'nosniff');
  if (!PICTURES.test(pathname)) ctx.set('Content-Disposition', 'attachment');
  return next();
};

/** As the part of Strapi that serves files reads it: decoded, and with `..` followed. */
function filePath(raw: string): string | null {
  try {
    return path.posix.normalize(decodeURIComponent(raw));
  } catch {
    return null;
  }
}

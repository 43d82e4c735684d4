import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { isApplicantFile, isSignedRequest } from '../access/applicant-files';

const FOLDER = '/uploads/';
const IMAGES = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i;
/** For a file that is opened by itself. An image within a page is not touched by it. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Uploaded files lie at the admin panel's own address: whatever an author uploads runs nothing there, and all but images are
 * saved instead of shown. Those of applicants take a signed link.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    const pathname = filePath(ctx.path);
    if (!pathname?.toLowerCase().startsWith(FOLDER)) return next();
    ctx.set('Content-Security-Policy', POLICY);
    ctx.set('X-Content-Type-Options', 'nosniff');
    if (!IMAGES.test(pathname)) ctx.set('Content-Disposition', 'attachment');
    if (isApplicantFile(path.posix.basename(pathname))) {
      if (!isSignedRequest(strapi, pathname, new URLSearchParams(ctx.querystring))) return ctx.notFound();
      ctx.set('Cache-Control', 'private, no-store');
    }
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

import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { isApplicantFile, isSignedRequest } from '../access/applicant-files';
import { uploadsBucket } from '../uploads/s3-bucket';

const FOLDER = '/uploads/';
const IMAGES = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i;
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Serves uploads. They share the admin panel's origin, so nothing in them may run: they are sandboxed, and all but images are downloads.
 * CVs need a signed link.
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
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
    // Files uploaded before the bucket was set up are on the disk.
    const stored = isRead ? await uploadsBucket()?.read(path.posix.basename(pathname)) : null;
    if (!stored) return next();
    ctx.set(stored.headers);
    ctx.body = stored.body;
  };

/** Decodes and normalises a path as Strapi's static file handler does. */
function filePath(raw: string): string | null {
  try {
    return path.posix.normalize(decodeURIComponent(raw));
  } catch {
    return null;
  }
}

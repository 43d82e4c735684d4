import { type Context, Hono } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { previewOfColours } from '#brand/brand.server.ts';
import type { Env } from '#env.server.ts';
import { readBody } from '#platform/read-body.server.ts';
import { isSigned } from '#platform/signature.server.ts';
import { isPreviewMode, makePreviewCookie, PREVIEW_COOKIE } from './preview-cookie.ts';

const PURPOSE = 'preview-link';
const PALETTE = 'preview-palette';
const COOKIE_S = 2 * 3600;
const MAX_FORM_BYTES = 4096;
/** A path of this site. Exactly one slash at the beginning, because `//host` would lead to another host. */
const OWN_PATH = /^\/(?![/\\])[\w\-./~%]*$/;

/** Names of content types, such as `jobs_people`. */
const TYPES = /^[a-z_-]*$/;

type Options = { secret: string | undefined; siteUrl: string };

/**
 * - `GET /api/preview?path&status&types&expires&signature` is the admin panel's signed link. Redirects to the page and sets
 *   a cookie that shows drafts of these types for two hours.
 * - `POST /api/preview/leave` clears the cookie.
 * - `GET /api/preview/palette?primary&accent&signature` returns the colours derived from two brand colours, for the panel.
 *
 * Without a secret all of them are a 404.
 */
export function preview({ secret, siteUrl }: Options) {
  const app = new Hono();
  if (!secret) return app;
  const cookie = { path: '/', httpOnly: true, sameSite: 'Lax', secure: siteUrl.startsWith('https:') } as const;
  return app
    .get('/palette', (c) => {
      const { primary = '', accent = '', signature = '' } = c.req.query();
      if (!isSigned(secret, signature, PALETTE, primary, accent)) return refuse(c, 'This preview link is not valid.');
      return c.json(previewOfColours({ primary, accent }), 200, { 'cache-control': 'private, no-store' });
    })
    .get('/', (c) => {
      const { path = '', status = '', types = '', expires = '', signature = '' } = c.req.query();
      const isValidLink = isPreviewMode(status) && isSigned(secret, signature, PURPOSE, path, status, types, expires);
      if (!isValidLink || !OWN_PATH.test(path) || !TYPES.test(types))
        return refuse(c, 'This preview link is not valid.');
      if (!(Number(expires) > Date.now())) return refuse(c, 'This preview link has expired. Open the preview again.');
      const value = makePreviewCookie(secret, status, types, Date.now() + COOKIE_S * 1000);
      setCookie(c, PREVIEW_COOKIE, value, { ...cookie, maxAge: COOKIE_S });
      c.header('cache-control', 'private, no-store');
      return c.redirect(path, 307);
    })
    .post('/leave', readBody({ maxBytes: MAX_FORM_BYTES }), async (c) => {
      const path = new URLSearchParams(await c.req.text()).get('path') ?? '';
      deleteCookie(c, PREVIEW_COOKIE, cookie);
      c.header('cache-control', 'private, no-store');
      return c.redirect(OWN_PATH.test(path) ? path : '/', 303);
    });
}

const refuse = (c: Context, message: string) => c.text(message, 403, { 'cache-control': 'no-store' });

/** Origins that may show the site in a frame: the admin panel's, on a local machine under both of its names. */
export function previewFrames({ CMS_PUBLIC_URL, STRAPI_URL }: Pick<Env, 'CMS_PUBLIC_URL' | 'STRAPI_URL'>): string[] {
  const { protocol, hostname, port } = new URL(CMS_PUBLIC_URL ?? STRAPI_URL);
  const hosts = ['127.0.0.1', 'localhost'].includes(hostname) ? ['127.0.0.1', 'localhost'] : [hostname];
  return hosts.map((host) => `${protocol}//${host}${port ? `:${port}` : ''}`);
}

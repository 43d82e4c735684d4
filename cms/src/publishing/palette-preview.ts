import { createHmac } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { addAdminRoutes } from '../access/admin-routes';
import { instanceUrls } from './webhook';

const TIMEOUT_MS = 5_000;
const PURPOSE = 'preview-palette';

/**
 * `GET /palette-preview?primary&accent`, for panel users: the palette that the site derives from two colours. Forwards the request to the
 * site, whose code derives it. Call it in `register`.
 */
export function registerPalettePreview(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, '', [['GET', '/palette-preview', showPalette]]);
}

async function showPalette(ctx: Context): Promise<void> {
  const { PREVIEW_SECRET } = process.env;
  const [instance] = instanceUrls();
  const [primary, accent] = [String(ctx.query.primary ?? ''), String(ctx.query.accent ?? '')];
  ctx.status = 503;
  if (!instance || !PREVIEW_SECRET) return;
  const signature = createHmac('sha256', PREVIEW_SECRET).update([PURPOSE, primary, accent].join('\n')).digest('hex');
  const url = new URL(`/api/preview/palette?${new URLSearchParams({ primary, accent, signature })}`, instance);
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
  if (!response?.ok) return;
  ctx.status = 200;
  ctx.body = await response.json();
}

import { Hono } from 'hono';
import { drawFlags } from '../../app/sharing-image/draw-flags.server.ts';

/**
 * Signal flags as images: `/flags/{code}-{columns}.svg` draws one flag of the international code alphabet for each
 * character, in rows of `columns`. Characters that have no flag are drawn as Q. At most 24 flags, 404 beyond.
 */
export const flags = new Hono().get('/:name{[A-Z0-9]{1,24}-[1-9]\\.svg}', (c) => {
  const [code = '', columns = ''] = c.req.param('name').replace('.svg', '').split('-');
  return c.body(drawFlags(code, Number(columns)), 200, {
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

import { Hono } from 'hono';
import { drawFlags } from '#app/sharing-image/draw-flags.server.ts';

/**
 * `/flags/{code}-{columns}.svg`: one flag of the International Code of Signals per character, in rows of `columns`. Characters
 * without a flag are drawn as Q. 404 for more than 24.
 */
export const flags = new Hono().get('/:name{[A-Z0-9]{1,24}-[1-9]\\.svg}', (c) => {
  const [code = '', columns = ''] = c.req.param('name').replace('.svg', '').split('-');
  return c.body(drawFlags(code, Number(columns)), 200, {
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

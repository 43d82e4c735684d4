import { Hono } from 'hono';
import { brand } from '#brand/brand.server.ts';
import { IMMUTABLE } from './image-response.ts';

/**
 * `/art/{code}-{columns}.svg`: the brand's drawing for a text of at most 24 characters, one figure per character in rows of
 * `columns`. 404 for longer texts, and in a brand without drawings.
 */
export const brandArt = new Hono().get('/:name{[A-Z0-9]{1,24}-[1-9]\\.svg}', (c) => {
  const [code = '', columns = ''] = c.req.param('name').replace('.svg', '').split('-');
  const drawn = brand().drawArt?.(code, Number(columns));
  if (!drawn) return c.notFound();
  return c.body(drawn, 200, { 'content-type': 'image/svg+xml', 'cache-control': IMMUTABLE });
});

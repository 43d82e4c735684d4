import type { ByteOrder } from '../../content/technical-bytes.server.ts';

/** The order that the address asks for (`?sort=liked`); most recent unless it asks for a known other one. */
export const orderOf = (search: string): ByteOrder =>
  new URLSearchParams(search).get('sort') === 'liked' ? 'liked' : 'recent';

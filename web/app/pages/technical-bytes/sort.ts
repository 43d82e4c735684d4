import type { ByteOrder } from '#app/content/technical-bytes.server.ts';

export const orderOf = (search: string): ByteOrder =>
  new URLSearchParams(search).get('sort') === 'liked' ? 'liked' : 'recent';

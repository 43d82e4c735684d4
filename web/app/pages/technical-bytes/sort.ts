import type { ByteOrder } from '#app/content/technical-bytes.server.ts';

export const readOrder = (search: string): ByteOrder =>
  new URLSearchParams(search).get('sort') === 'liked' ? 'liked' : 'recent';

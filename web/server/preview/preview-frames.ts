import type { Env } from '../../env.server.ts';

/** The origins that may show the site in a frame: where browsers reach the admin panel. On one machine both spellings of it are. */
export function previewFrames({ CMS_PUBLIC_URL, STRAPI_URL }: Env): string[] {
  const { protocol, hostname, port } = new URL(CMS_PUBLIC_URL ?? STRAPI_URL);
  const hosts = ['127.0.0.1', 'localhost'].includes(hostname) ? ['127.0.0.1', 'localhost'] : [hostname];
  return hosts.map((host) => `${protocol}//${host}${port ? `:${port}` : ''}`);
}

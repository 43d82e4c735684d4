import type { Core } from '@strapi/strapi';
import { publicDir } from './folders';

export default ({ env }: Core.Config.Shared.ConfigParams) => ({
  host: env('HOST', '127.0.0.1'),
  port: env.int('CMS_PORT', 1337),
  url: env('CMS_PUBLIC_URL', ''),
  app: { keys: env.array('APP_KEYS') },
  dirs: { public: publicDir },
  // Longer than any pause of the site. With Node's 5 s, a busy site sent requests on connections that had just been closed.
  http: { serverOptions: { keepAliveTimeout: 75_000 } },
  cron: { enabled: true },
  // Behind a TLS proxy: trust its headers and make the panel's cookies Secure. Koa takes the first of the last `maxIpsCount` entries of
  // X-Forwarded-For, and with 0 the first of all, which the client can write and sign-ins are limited by.
  proxy: { koa: env('CMS_PUBLIC_URL', '').startsWith('https://'), maxIpsCount: env.int('TRUSTED_PROXIES', 1) || 1 },
});

import type { Core } from '@strapi/strapi';
import { publicDir } from './folders';

export default ({ env }: Core.Config.Shared.ConfigParams) => ({
  host: env('HOST', '127.0.0.1'),
  port: env.int('CMS_PORT', 1337),
  url: env('CMS_PUBLIC_URL', ''),
  app: { keys: env.array('APP_KEYS') },
  dirs: { public: publicDir },
  // Longer than the site leaves a connection idle. With Node's default of 5 s, the site sent requests on connections just closed.
  http: { serverOptions: { keepAliveTimeout: 75_000 } },
  cron: { enabled: true },
  // Behind a TLS proxy: trust its headers and make the panel's cookies Secure. Koa takes the client's IP address from the last
  // `maxIpsCount` entries of X-Forwarded-For. With 0 it takes the very first entry, which clients can forge to escape the sign-in limit.
  proxy: { koa: env('CMS_PUBLIC_URL', '').startsWith('https://'), maxIpsCount: env.int('TRUSTED_PROXIES', 1) || 1 },
});

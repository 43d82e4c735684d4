import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';

/** In the place of `strapi::logger`, which writes query strings: e-mail addresses, confirmation tokens, signatures of CVs. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    const start = Date.now();
    await next();
    strapi.log.http(`${ctx.method} ${ctx.path} (${Date.now() - start} ms) ${ctx.status}`);
  };

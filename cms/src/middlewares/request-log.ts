import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';

/** Replaces `strapi::logger`, which logs query strings with e-mail addresses, confirmation tokens and signatures. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    const start = Date.now();
    await next();
    strapi.log.http(`${ctx.method} ${ctx.path} (${Date.now() - start} ms) ${ctx.status}`);
  };

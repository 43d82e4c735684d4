import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';

/** Logs requests without their query strings, which may have email addresses, tokens and signatures. Replaces `strapi::logger`. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    const start = Date.now();
    await next();
    strapi.log.http(`${ctx.method} ${ctx.path} (${Date.now() - start} ms) ${ctx.status}`);
  };

import { factories } from '@strapi/strapi';
import type { Context } from 'koa';
import { countNotFound } from '../../../publishing/not-found-log';

/** Takes the site's report of addresses that were not found: `{ data: [{ path, count }] }`. */
export default factories.createCoreController('api::not-found.not-found', ({ strapi }) => ({
  async report(ctx: Context) {
    const { data } = (ctx.request as { body?: { data?: unknown } }).body ?? {};
    if (!Array.isArray(data)) return ctx.badRequest('data must be a list');
    await countNotFound(strapi, data);
    ctx.status = 204;
  },
}));

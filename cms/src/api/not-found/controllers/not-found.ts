import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { isObject } from '../../../is-object';
import { countNotFound } from '../../../publishing/not-found-log';

/** Takes the site's report of addresses that were not found: `{ data: [{ path, count }] }`. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async report(ctx: Context) {
    const body: unknown = ctx.request.body;
    if (!isObject(body) || !Array.isArray(body.data)) return ctx.badRequest('data must be a list');
    await countNotFound(strapi, body.data);
    ctx.status = 204;
  },
});

import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { z } from 'zod';
import { countNotFound } from '../../../publishing/not-found-log';

const report = z.object({ data: z.array(z.unknown()) });

/** Counts missing paths. Request body: `{ data: [{ path, count }] }`. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async report(ctx: Context) {
    const { data } = report.safeParse(ctx.request.body);
    if (!data) return ctx.badRequest('data must be a list');
    await countNotFound(strapi, data.data);
    ctx.status = 204;
  },
});

import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readContentVersion } from '../../../publishing/content-version';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    ctx.body = { data: { version: await readContentVersion(strapi) } };
  },
});

import { factories } from '@strapi/strapi';
import type { Context } from 'koa';
import { createWithoutReading } from '../../../inbox/create-without-reading';

export default factories.createCoreController('api::startup-application.startup-application', () => ({
  create(ctx: Context) {
    return createWithoutReading(ctx, () => super.create(ctx));
  },
}));

import { factories } from '@strapi/strapi';
import type { Context } from 'koa';
import { createWithoutReading } from '../../../inbox/create-without-reading';
import { findCv, uploadCv } from '../../../inbox/cv';
import { isObject } from '../../../is-object';

export default factories.createCoreController('api::job-application.job-application', ({ strapi }) => ({
  async create(ctx: Context) {
    const body: unknown = ctx.request.body;
    // Ignores a file named in the request: only the CV uploaded with this submission may be attached.
    if (isObject(body) && isObject(body.data))
      body.data.cv = (await findCv(strapi, body.data.submission_id))?.id ?? null;
    return createWithoutReading(ctx, () => super.create(ctx));
  },
  uploadCv: (ctx: Context) => uploadCv(strapi, ctx),
}));

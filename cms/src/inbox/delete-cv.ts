import type { Core } from '@strapi/strapi';

const APPLICATION = 'api::job-application.job-application';

/** Deletes an application's CV with it. The file goes first: if that fails, the entry stays, which is the only way to find the file. */
export function deleteCvWithApplication(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== APPLICATION || context.action !== 'delete') return next();
    const { documentId } = context.params;
    const application = await strapi.db.query(APPLICATION).findOne({ where: { documentId }, populate: { cv: true } });
    if (application?.cv) await strapi.plugin('upload').service('upload').remove(application.cv);
    return next();
  });
}

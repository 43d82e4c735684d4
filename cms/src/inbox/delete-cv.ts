import type { Core } from '@strapi/strapi';

const APPLICATION = 'api::job-application.job-application';

/**
 * Has an applicant's CV deleted with the application, whoever deletes that: a colleague in the panel, or the night when its time
 * is over. The file goes first: while it cannot be deleted, the entry stays, for without it nobody would find the file.
 */
export function deleteCvWithApplication(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== APPLICATION || context.action !== 'delete') return next();
    const { documentId } = context.params;
    const application = await strapi.db.query(APPLICATION).findOne({ where: { documentId }, populate: { cv: true } });
    if (application?.cv) await strapi.plugin('upload').service('upload').remove(application.cv);
    return next();
  });
}

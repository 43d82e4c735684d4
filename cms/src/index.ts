import type { Core } from '@strapi/strapi';
import { sendAccountMailsAsUs } from './access/account-mails';
import { hideApplicantFiles, protectApplicantFiles } from './access/applicant-files';
import { ensureInboxRoles } from './access/inbox-roles';
import { ensureSiteToken } from './access/site-token';
import { setVisitorPermissions } from './access/visitor-permissions';
import { IMPORT_MODES, importContent, importMode } from './content-import/import-content';
import { setFieldLabels } from './editor/field-labels';
import { deleteCvWithApplication } from './inbox/delete-cv';
import { offerInboxExport } from './inbox/export-inbox';
import { keepInboxTidy } from './inbox/lead-store';
import { enforceUniqueSubmissions } from './inbox/unique-submissions';
import { keepLikeCounts } from './likes/count-likes';
import { checkTimeZone } from './publishing/clock';
import { watchContent } from './publishing/content-version';
import { keepFieldOrder } from './publishing/field-order';
import { checkAddresses } from './publishing/page-addresses';
import { checkPictureSizes } from './publishing/picture-size';
import { keepRedirects } from './publishing/redirects';
import { explainRefusals } from './publishing/refusal';
import { keepSchedule } from './publishing/schedule';
import { fillSlugs } from './publishing/slugs';
import { keepTakenBackSlugs } from './publishing/taken-back';

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    // A typo must not fill a live site with the demo.
    if (!importMode())
      strapi.stopWithError(`Bad environment: IMPORT_CONTENT: must be one of ${IMPORT_MODES.join(', ')}`);
    explainRefusals(strapi);
    fillSlugs(strapi);
    checkAddresses(strapi);
    keepFieldOrder(strapi);
    checkTimeZone(strapi);
    keepRedirects(strapi);
    keepTakenBackSlugs(strapi);
    await protectApplicantFiles(strapi);
    deleteCvWithApplication(strapi);
    checkPictureSizes(strapi);
    offerInboxExport(strapi);
    // Started by another process: when that one dies, this one must not stay behind.
    process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await setVisitorPermissions(strapi);
    await sendAccountMailsAsUs(strapi);
    await ensureSiteToken(strapi);
    await ensureInboxRoles(strapi);
    await hideApplicantFiles(strapi);
    await enforceUniqueSubmissions(strapi);
    await keepInboxTidy(strapi);
    await setFieldLabels(strapi);
    const { changed } = watchContent(strapi);
    await keepLikeCounts(strapi);
    await importContent(strapi);
    keepSchedule(strapi, { contentChanged: changed });
  },
};

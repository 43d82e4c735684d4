import type { Core } from '@strapi/strapi';
import { registrationMode, setAccountEmailSender, setRegistration } from './access/accounts';
import { hideApplicantFiles, protectApplicantFiles } from './access/applicant-files';
import { ensureInboxRoles } from './access/inbox-roles';
import { ensureSiteToken } from './access/site-token';
import { setVisitorPermissions } from './access/visitor-permissions';
import { setFieldLabels } from './admin-views/field-labels';
import { ignoreEditedLikes } from './api/like/like-counter';
import { IMPORT_MODES, importContent, importMode } from './content-import/import-content';
import { deleteCvWithApplication } from './inbox/delete-cv';
import { registerInboxExport } from './inbox/export-inbox';
import { startInboxRetention } from './inbox/retention';
import { enforceUniqueSubmissions } from './inbox/unique-submissions';
import { validateBodies } from './publishing/body-validation';
import { renewContentVersion, watchContent } from './publishing/content-version';
import { validateFieldRanges } from './publishing/cross-field-validation';
import { limitImageSize } from './publishing/image-size';
import { registerPreviewHelp } from './publishing/preview-help';
import { manageRedirects } from './publishing/redirects';
import { startSchedule, validateSchedule } from './publishing/schedule';
import { validateSlugs } from './publishing/slug-validation';
import { generateSlugs } from './publishing/slugs';
import { validateTimeZones } from './publishing/time-zone';
import { recordUnpublishedSlugs } from './publishing/unpublished-slugs';
import { describeValidationErrors } from './publishing/validation-messages';

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    // A typo must not import the demo into a live site.
    if (!importMode())
      strapi.stopWithError(`Bad environment: IMPORT_CONTENT: must be one of ${IMPORT_MODES.join(', ')}`);
    if (!registrationMode()) strapi.stopWithError('Bad environment: ACCOUNT_REGISTRATION: must be on or off');
    describeValidationErrors(strapi);
    generateSlugs(strapi);
    validateSlugs(strapi);
    validateFieldRanges(strapi);
    validateSchedule(strapi);
    validateBodies(strapi);
    validateTimeZones(strapi);
    ignoreEditedLikes(strapi);
    manageRedirects(strapi);
    recordUnpublishedSlugs(strapi);
    await protectApplicantFiles(strapi);
    deleteCvWithApplication(strapi);
    limitImageSize(strapi);
    registerInboxExport(strapi);
    registerPreviewHelp(strapi);
    // The parent process (scripts/start.ts) has died.
    process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await setVisitorPermissions(strapi);
    await setRegistration(strapi);
    await setAccountEmailSender(strapi);
    await ensureSiteToken(strapi);
    await ensureInboxRoles(strapi);
    await hideApplicantFiles(strapi);
    await enforceUniqueSubmissions(strapi);
    await startInboxRetention(strapi);
    await setFieldLabels(strapi);
    const { changed } = watchContent(strapi);
    await importContent(strapi);
    await renewContentVersion(strapi);
    startSchedule(strapi, { contentChanged: changed });
  },
};

import type { Core } from '@strapi/strapi';
import { registrationMode, setAccountEmailSender, setRegistration } from './access/accounts';
import { hideApplicantFiles, protectApplicantFiles } from './access/applicant-files';
import { ensureRoles, registerPermissions } from './access/roles';
import { ensureSiteToken } from './access/site-token';
import { setVisitorPermissions } from './access/visitor-permissions';
import { ignoreEditedLikes } from './api/like/like-counter';
import { addFormerNavigation } from './content-import/former-navigation';
import { IMPORT_MODES, importContent, importMode } from './content-import/import-content';
import { describeError } from './describe-error';
import { setFieldLabels } from './field-labels/field-labels';
import { registerHistory } from './history/history-api';
import { startHistoryRetention } from './history/version-retention';
import { recordVersions } from './history/versions';
import { deleteCvWithApplication } from './inbox/delete-cv';
import { registerDesk } from './inbox/desk';
import { indexInbox } from './inbox/inbox-indexes';
import { watchLeadChanges } from './inbox/lead-changes';
import { startMedianReply } from './inbox/median-reply';
import { startInboxRetention } from './inbox/retention';
import { validateBodies } from './publishing/body-validation';
import { renewContentVersion, watchContent } from './publishing/content-version';
import { validateFieldRanges } from './publishing/cross-field-validation';
import { limitImageSize } from './publishing/image-size';
import { validateNamedEntries } from './publishing/named-entries';
import { validateNavigation } from './publishing/navigation-validation';
import { registerPalettePreview } from './publishing/palette-preview';
import { registerPageUrl } from './publishing/preview';
import { registerPreviewHelp } from './publishing/preview-help';
import { protectPublished } from './publishing/publish-permission';
import { registerRecentChanges } from './publishing/recent-changes';
import { manageRedirects } from './publishing/redirects';
import { restoreRelations } from './publishing/restored-relations';
import { registerReview } from './publishing/review';
import { endPlans, registerSchedule, startSchedule, validateSchedule } from './publishing/schedule';
import { validateSlugs } from './publishing/slug-validation';
import { generateSlugs } from './publishing/slugs';
import { validateTimeZones } from './publishing/time-zone';
import { supportTranslations } from './publishing/translations';
import { recordUnpublishedSlugs } from './publishing/unpublished-slugs';
import { describeValidationErrors } from './publishing/validation-messages';
import { registerSiteCheck } from './site-check/site-check';
import { storeUploadsInBucket } from './uploads/s3-uploads';

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
    endPlans(strapi);
    protectPublished(strapi);
    validateBodies(strapi);
    validateNamedEntries(strapi);
    validateTimeZones(strapi);
    validateNavigation(strapi);
    ignoreEditedLikes(strapi);
    manageRedirects(strapi);
    recordUnpublishedSlugs(strapi);
    restoreRelations(strapi);
    supportTranslations(strapi);
    try {
      storeUploadsInBucket(strapi);
    } catch (error) {
      strapi.stopWithError(`Bad environment: ${describeError(error)}`);
    }
    await protectApplicantFiles(strapi);
    await registerPermissions(strapi);
    deleteCvWithApplication(strapi);
    watchLeadChanges(strapi);
    limitImageSize(strapi);
    registerDesk(strapi);
    registerPreviewHelp(strapi);
    registerPageUrl(strapi);
    registerPalettePreview(strapi);
    registerReview(strapi);
    registerRecentChanges(strapi);
    registerSchedule(strapi);
    registerSiteCheck(strapi);
    recordVersions(strapi);
    registerHistory(strapi);
    // The parent process (scripts/start.ts) has ended, now or while Strapi was loaded.
    const stop = () => process.kill(process.pid, 'SIGTERM');
    process.once('disconnect', stop);
    if (process.connected === false) stop();
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await setVisitorPermissions(strapi);
    await setRegistration(strapi);
    await setAccountEmailSender(strapi);
    await ensureSiteToken(strapi);
    await ensureRoles(strapi);
    await hideApplicantFiles(strapi);
    await indexInbox(strapi);
    await startInboxRetention(strapi);
    await startHistoryRetention(strapi);
    await setFieldLabels(strapi);
    const { changed } = watchContent(strapi);
    await addFormerNavigation(strapi);
    await importContent(strapi);
    startSchedule(strapi, { contentChanged: changed });
    await renewContentVersion(strapi);
    await startMedianReply(strapi, { contentChanged: changed });
  },
};

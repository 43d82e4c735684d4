import type { Core } from '@strapi/strapi';

/** Types whose published entries visitors may read. */
export const PUBLIC_TYPES = [
  'api::article.article',
  'api::brand.brand',
  'api::faq.faq',
  'api::footer.footer',
  'api::form-options.form-options',
  'api::free-resource.free-resource',
  'api::home.home',
  'api::impressum.impressum',
  'api::industry.industry',
  'api::job.job',
  'api::navigation.navigation',
  'api::page.page',
  'api::partner.partner',
  'api::person.person',
  'api::project.project',
  'api::redirect.redirect',
  'api::service.service',
  'api::site.site',
  'api::technical-byte.technical-byte',
  'api::technology.technology',
  'api::testimonial.testimonial',
  'api::topic.topic',
  'api::ui-texts.ui-texts',
] as const;

/** Types that the site writes and only the admin panel reads. */
export const INBOX_TYPES = [
  'api::contact-message.contact-message',
  'api::startup-application.startup-application',
  'api::job-application.job-application',
] as const;
export type InboxType = (typeof INBOX_TYPES)[number];

/** Fields of a lead that the team may change. All others record what was sent and promised, and are read-only. */
export const TEAM_FIELDS = ['state', 'owner', 'notes'];

/** What visitors may do. */
export const readActions = ({ contentTypes }: Core.Strapi): string[] =>
  PUBLIC_TYPES.flatMap((uid) =>
    contentTypes[uid]?.kind === 'singleType' ? [`${uid}.find`] : [`${uid}.find`, `${uid}.findOne`],
  );

/** What the site's API token may do besides reading. */
export const SITE_ACTIONS = [
  ...INBOX_TYPES.map((uid) => `${uid}.create`),
  'api::job-application.job-application.uploadCv',
  'api::content-version.content-version.find',
  'api::not-found.not-found.report',
  'api::like.like.add',
  'api::like.like.remove',
];

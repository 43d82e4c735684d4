/** Visitors may read the published entries. */
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

/** Written by the site, read in the admin panel only. */
export const INBOX_TYPES = [
  'api::contact-message.contact-message',
  'api::startup-application.startup-application',
  'api::job-application.job-application',
] as const;
export type InboxType = (typeof INBOX_TYPES)[number];

/** Of a lead, edited by the team. All other fields are the record of what was sent and promised. */
export const TEAM_FIELDS = ['state', 'owner', 'notes'];

const SINGLE_TYPES: readonly string[] = [
  'api::brand.brand',
  'api::footer.footer',
  'api::form-options.form-options',
  'api::home.home',
  'api::impressum.impressum',
  'api::navigation.navigation',
  'api::site.site',
  'api::ui-texts.ui-texts',
];

export const READ_ACTIONS = PUBLIC_TYPES.flatMap((uid) =>
  SINGLE_TYPES.includes(uid) ? [`${uid}.find`] : [`${uid}.find`, `${uid}.findOne`],
);

/** Actions of the site's API token. */
export const SITE_ACTIONS = [
  ...INBOX_TYPES.map((uid) => `${uid}.create`),
  'api::job-application.job-application.uploadCv',
  'api::content-version.content-version.find',
  'api::not-found.not-found.report',
  'api::like.like.add',
  'api::like.like.remove',
];

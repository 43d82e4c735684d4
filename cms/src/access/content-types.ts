/** Content that visitors may read once it is published. */
export const PUBLIC_TYPES = [
  'article',
  'brand',
  'faq',
  'footer',
  'free-resource',
  'home',
  'impressum',
  'industry',
  'job',
  'page',
  'partner',
  'person',
  'project',
  'redirect',
  'site',
  'technical-byte',
  'technology',
  'testimonial',
] as const;

/** What visitors send. The site may add entries; nobody reads them outside the admin panel. */
export const INBOX_TYPES = ['contact-message', 'startup-application', 'job-application'] as const;

const SINGLE_TYPES: readonly string[] = ['brand', 'footer', 'home', 'impressum', 'site'];

/** The actions that read the public content, as Strapi names them. */
export const READ_ACTIONS = PUBLIC_TYPES.flatMap((name) => {
  const controller = `api::${name}.${name}`;
  return SINGLE_TYPES.includes(name) ? [`${controller}.find`] : [`${controller}.find`, `${controller}.findOne`];
});

/** The actions that put an entry into the inbox. */
export const INBOX_ACTIONS = INBOX_TYPES.map((name) => `api::${name}.${name}.create`);

/** The actions that put an applicant's CV beside the entry, and that find it again after an interrupted attempt. */
export const UPLOAD_ACTIONS = ['plugin::upload.content-api.upload', 'plugin::upload.content-api.find'];

/** What only the site may do besides: ask for the content version, report addresses that do not exist and count likes. */
export const SITE_ACTIONS = [
  'api::content-version.content-version.find',
  'api::not-found.not-found.report',
  'api::like.like.add',
  'api::like.like.remove',
];

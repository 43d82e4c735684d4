export default [
  'global::request-log',
  'strapi::errors',
  'global::query-errors',
  'strapi::security',
  // The admin panel and the site's server are all that call the CMS, so no page of another origin may read an answer.
  { name: 'strapi::cors', config: { origin: [] } },
  'global::uploaded-files',
  'global::published-only',
  'global::query-limits',
  'global::client-address',
  'strapi::query',
  'strapi::body',
  // Secure when it was asked for by https. Strapi's own default breaks the log-in by a provider wherever that is not so.
  { name: 'strapi::session', config: { secure: undefined } },
  'strapi::favicon',
  'strapi::public',
];

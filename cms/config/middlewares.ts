export default [
  'strapi::logger',
  'strapi::errors',
  'strapi::security',
  'strapi::cors',
  { name: 'strapi::poweredBy', config: { poweredBy: '' } },
  'global::published-only',
  'global::query-limits',
  'global::visitor-address',
  'strapi::query',
  'strapi::body',
  // Secure when it was asked for by https. Strapi's own default breaks the log-in by a provider wherever that is not so.
  { name: 'strapi::session', config: { secure: undefined } },
  'strapi::favicon',
  'strapi::public',
];

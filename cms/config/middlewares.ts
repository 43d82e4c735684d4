export default [
  'global::request-log',
  'strapi::errors',
  'global::query-errors',
  'strapi::security',
  // Only the admin panel and the site's server call the CMS, so no other origin may read responses.
  { name: 'strapi::cors', config: { origin: [] } },
  'global::uploaded-files',
  'global::published-only',
  'global::query-limits',
  'global::client-address',
  'strapi::query',
  'strapi::body',
  // Follows the request's protocol: Strapi's default breaks sign-in by a provider over plain http.
  { name: 'strapi::session', config: { secure: undefined } },
  'strapi::favicon',
  'strapi::public',
];

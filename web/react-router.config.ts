import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  serverModuleFormat: 'esm',
  // Who may send forms is decided by SITE_URL (server/http/same-origin.ts). React Router would compare Origin with Host, which a
  // proxy may have changed.
  allowedActionOrigins: ['**'],
  // A route is one file, so that prefetching it brings all that a navigation needs.
  splitRouteModules: false,
  // All routes are known from the first page on: no request for a manifest before a navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;

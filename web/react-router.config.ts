import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  serverModuleFormat: 'esm',
  // Who may send forms is decided by SITE_URL (server/http/same-origin.ts). React Router would compare Origin with Host, which a
  // proxy may have changed.
  allowedActionOrigins: ['**'],
  // All routes are known from the first page on: no request for a manifest before a navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;

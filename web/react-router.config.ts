import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  serverModuleFormat: 'esm',
  // server/http/same-origin.ts checks the origin of submissions against SITE_URL. React Router would compare Origin with Host,
  // which a proxy may have changed.
  allowedActionOrigins: ['**'],
  // One script per route, so that prefetching it loads all code that a navigation needs.
  splitRouteModules: false,
  // The first page contains all routes, so that navigations need no request for a manifest.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;

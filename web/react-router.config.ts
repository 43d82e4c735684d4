import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  serverModuleFormat: 'esm',
  // All routes are known from the first page on: no request for a manifest before a navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;

import { defineConfig } from 'vitest/config';

/** Long enough for a start of the CMS on a busy machine. */
const LIMIT_MS = 300_000;
const NEEDS_DOCKER = 'test/containers.test.ts';
/** What `npm run test:all` adds: other programs and engines, whole deployments, and what is about endurance. */
const LONG = [
  'caddyfile',
  'chaos',
  'deployment',
  'leads-durability',
  'other-engines',
  'outage',
  'postgres',
  'redis',
  'dev-command',
].map((name) => `test/${name}.test.ts`);

/** They start programs of their own, so two cores are soon busy. */
const withPrograms = {
  globalSetup: 'test/worker-cms-setup.ts',
  maxWorkers: 2,
  testTimeout: LIMIT_MS,
  hookTimeout: LIMIT_MS,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          env: { LOG_LEVEL: 'silent' },
          include: ['*.test.ts', '{app,platform,server}/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          name: 'integration',
          include: ['test/**/*.test.ts'],
          exclude: [NEEDS_DOCKER, ...LONG],
          ...withPrograms,
        },
      },
      { test: { name: 'long', include: LONG, ...withPrograms } },
      { test: { name: 'containers', include: [NEEDS_DOCKER], ...withPrograms } },
    ],
  },
});

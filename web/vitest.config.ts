import { defineConfig } from 'vitest/config';

const CMS_START_MS = 120_000;
const NEEDS_DOCKER = 'test/containers.test.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          env: { LOG_LEVEL: 'silent' },
          include: ['app/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'platform/**/*.test.ts', '*.test.ts'],
        },
      },
      {
        test: {
          name: 'integration',
          include: ['test/**/*.test.ts'],
          exclude: [NEEDS_DOCKER],
          // They start programs of their own, so two cores are soon busy; much of their time they wait.
          maxWorkers: 2,
          // What measures time may meet the other file's busiest moment; twice in a row is a fault.
          retry: 1,
          testTimeout: CMS_START_MS,
          hookTimeout: CMS_START_MS,
        },
      },
      { test: { name: 'containers', include: [NEEDS_DOCKER], testTimeout: CMS_START_MS } },
    ],
  },
});

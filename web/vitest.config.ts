import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const UNIT = globSync(['*.test.ts', '{app,brand,platform,server}/**/*.test.{ts,tsx}'], { cwd: import.meta.dirname });
/** Tests that need their own modules are isolated; the others share modules, which takes a quarter of the time. */
const needsModulesOfItsOwn = (file: string) =>
  /vi\.(mock|resetModules)\(|process\.env/.test(readFileSync(path.join(import.meta.dirname, file), 'utf8'));

/** Long enough to start the CMS on a busy machine. */
const LIMIT_MS = 300_000;
const NEEDS_DOCKER = 'test/containers.test.ts';
/** Slow tests that only `npm run test:all` runs: other databases and programs, deployments, all links, endurance. */
const LONG = [
  'caddyfile',
  'chaos',
  'cms-hangs',
  'crawl',
  'deployment',
  'dev-command',
  'failing-cms',
  'images',
  'import',
  'leads-durability',
  'leads-failures',
  'other-engines',
  'outage',
  'page-settings',
  'paging',
  'postgres',
  'postgres-queue',
  'redis',
  's3-uploads',
  'start-command',
  'ten-minutes',
  'translations',
].map((name) => `test/${name}.test.ts`);

const unit = { env: { LOG_LEVEL: 'silent' } };

/** Tests that start programs, which keep two cores busy. */
const withPrograms = {
  globalSetup: 'test/worker-cms-setup.ts',
  setupFiles: 'test/logs-of-failures.ts',
  maxWorkers: 2,
  testTimeout: LIMIT_MS,
  hookTimeout: LIMIT_MS,
  // Tests poll logs, which are written after the response.
  expect: { poll: { timeout: 15_000 } },
};

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', ...unit, isolate: false, include: UNIT.filter((file) => !needsModulesOfItsOwn(file)) } },
      { test: { name: 'unit-isolated', ...unit, include: UNIT.filter(needsModulesOfItsOwn) } },
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

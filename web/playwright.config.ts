import { defineConfig } from '@playwright/test';

/** Slow tests that only `npm run test:all` runs. */
const LONG = ['consent-everywhere', 'every-route', 'content-extremes', 'fonts', 'visual'].map(
  (name) => `**/${name}.test.ts`,
);

/** Browser tests of the production build, against the site that `npm test` has started (SITE_BASE). */
export default defineConfig({
  testDir: 'e2e',
  // Playwright empties this folder at each start.
  outputDir: 'test-results/browser',
  globalSetup: './test/worker-cms-setup.ts',
  projects: [
    { name: 'journeys', testMatch: '**/*.test.ts', testIgnore: LONG },
    { name: 'long', testMatch: LONG },
  ],
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  // A missing reference image fails the test. If it were created, a second run would pass. `npm run screenshots` creates it.
  updateSnapshots: 'none',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['list'],
    ...(process.env.PLAYWRIGHT_REPORT ? [['json', { outputFile: process.env.PLAYWRIGHT_REPORT }] as const] : []),
  ],
  timeout: 120_000,
  // Generous, because two browsers, a site and a CMS share two cores.
  expect: { timeout: 30_000 },
  use: {
    baseURL: process.env.SITE_BASE,
    screenshot: 'only-on-failure',
    // Actions, console and requests only: recording screenshots and documents as well would slow down the tests.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // By default headless Chromium hints glyphs, which changes line breaks.
        '--font-render-hinting=none',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});

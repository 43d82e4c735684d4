import { defineConfig } from '@playwright/test';

/** What `npm run test:all` adds: consent on every page, every route in both themes, pages with extreme content and late fonts, the reference images. */
const LONG = ['consent-everywhere', 'every-route', 'content-extremes', 'fonts', 'visual'].map(
  (name) => `**/${name}.test.ts`,
);

/** Browser tests on the production build, against the site that `npm test` has started (SITE_BASE). */
export default defineConfig({
  testDir: 'e2e',
  // Emptied at each start.
  outputDir: 'test-results/browser',
  globalSetup: './test/worker-cms-setup.ts',
  projects: [
    { name: 'journeys', testMatch: '**/*.test.ts', testIgnore: LONG },
    { name: 'long', testMatch: LONG },
  ],
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  // A missing reference image fails instead of being created, or a second run would pass; `npm run screenshots` makes it.
  updateSnapshots: 'none',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['list'],
    ...(process.env.PLAYWRIGHT_REPORT ? [['json', { outputFile: process.env.PLAYWRIGHT_REPORT }] as const] : []),
  ],
  timeout: 120_000,
  // Two browsers, a site and a CMS share two cores.
  expect: { timeout: 30_000 },
  use: {
    baseURL: process.env.SITE_BASE,
    screenshot: 'only-on-failure',
    // What the test did, the console and the requests; without pictures and documents it costs next to nothing.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Headless Chromium would otherwise hint glyphs, which moves line breaks.
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

import { defineConfig } from '@playwright/test';

/** Browser tests on the production build, against the site that `npm test` has started (SITE_BASE). */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // A missing reference picture is not made on the way, or the second run would pass; `npm run pictures` makes it.
  updateSnapshots: 'none',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A browser on a busy machine can be slow; what fails three times is broken.
  retries: 2,
  reporter: [['list']],
  timeout: 45_000,
  // Two browsers, a site and a CMS share two cores.
  expect: { timeout: 15_000 },
  use: {
    baseURL: process.env.SITE_BASE,
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Without windows it would fit letters to the pixels, and lines would break elsewhere.
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

import type { BrowserContext, Page } from '@playwright/test';
import { CaptureServer } from '#test/capture-server.ts';
import { type SiteProcess, startSite } from '#test/site-process.ts';
import { test as base, expect, untilHydrated } from './fixtures.ts';

export const PROJECT_KEY = 'phc_browsertests';
type WorkerFixtures = { capture: CaptureServer; site: SiteProcess };

/** Runs the site with analytics on. A server that records requests stands in for PostHog. */
export const test = base.extend<object, WorkerFixtures>({
  capture: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures it needs.
    async ({}, use) => {
      const capture = await CaptureServer.start();
      await use(capture);
      await capture.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ capture }, use) => {
      const site = await startSite({
        strapiUrl: process.env.STRAPI_URL ?? '',
        env: { POSTHOG_KEY: PROJECT_KEY, POSTHOG_HOST: capture.url, CONSENT_REVISION: '1' },
      });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.base),
});
export const banner = (page: Page) => page.getByRole('dialog', { name: 'We use cookies!' });
export const preferences = (page: Page) => page.getByRole('dialog', { name: 'Cookie preferences' });
export const untilPageViews = (capture: CaptureServer, ...paths: string[]) =>
  expect.poll(() => capture.pageViews, { timeout: 15_000 }).toEqual(paths);

/** Waits for idle work, which starts analytics, and for the requests it causes. */
export const untilIdle = async (page: Page) => {
  await untilHydrated(page);
  await page.evaluate(async () => {
    for (let turn = 0; turn < 2; turn += 1) await new Promise<unknown>((resolve) => requestIdleCallback(resolve));
    await fetch('/builds/latest.json');
  });
};
/** Collects requests for analytics from now on: its code and `/ingest`. */
export const watchAnalytics = (context: BrowserContext) => {
  const seen: string[] = [];
  context.on('request', (request) => {
    if (/\/ingest|posthog/i.test(request.url())) seen.push(request.url());
  });
  return seen;
};

export const cookieNames = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name);
/** Names of the cookies and storage entries that analytics has stored in this tab. */
export const leftovers = (page: Page) =>
  page.evaluate(() =>
    [...document.cookie.split('; '), ...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((name) =>
      /ph_|posthog/i.test(name),
    ),
  );

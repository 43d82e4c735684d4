import type { Page } from '@playwright/test';

/** The path of the first job in the list on `/careers`. */
export const firstJob = async (page: Page): Promise<string> =>
  (await page.locator('.job a').first().getAttribute('href')) ?? '';

/** Clicks a link by script: without hovering, which would prefetch the page. */
export const follow = (page: Page, path: string): Promise<void> =>
  page
    .locator(`main a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

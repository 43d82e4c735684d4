import type { Page } from '@playwright/test';

/** The path of the first one on the list of jobs. */
export const firstJob = async (page: Page): Promise<string> =>
  (await page.locator('.job a').first().getAttribute('href')) ?? '';

/** Clicks by script, without hovering first. */
export const follow = (page: Page, path: string): Promise<void> =>
  page
    .locator(`main a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

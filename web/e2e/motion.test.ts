import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';

const lengths = (page: Page) =>
  page.locator('.proof-bar--after').evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).clipPath));

test('bars below the window have the length that they end with', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 320 });
  await open(page, '/');
  const below = await lengths(page);
  expect(below.length).toBeGreaterThan(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(below).toEqual(await lengths(page));
});

test('bars grow from before to after as they come into view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/');
  const bar = page.locator('.proof-bar--after').first();
  const length = () => bar.evaluate((element) => getComputedStyle(element).clipPath);
  const rest = await length();
  /** Scrolls so that the bar is this far above the lower edge of the window. */
  const rise = (distance: number) =>
    bar.evaluate(
      (element, above) =>
        window.scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight + above, behavior: 'instant' }),
      distance,
    );
  await rise(20);
  await expect.poll(length).not.toBe(rest);
  await rise(400);
  await expect.poll(length).toBe(rest);
});

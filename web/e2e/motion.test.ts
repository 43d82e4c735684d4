import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';

const lengths = (page: Page) =>
  page.locator('.proof-bar--after').evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).clipPath));

test('bars below the window have their final length', async ({ page }) => {
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
  const final = await length();
  /** Scrolls until the bar is this many pixels above the lower edge of the window. */
  const scrollBarTo = (distance: number) =>
    bar.evaluate(
      (element, above) =>
        window.scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight + above, behavior: 'instant' }),
      distance,
    );
  await scrollBarTo(20);
  await expect.poll(length).not.toBe(final);
  await scrollBarTo(400);
  await expect.poll(length).toBe(final);
});

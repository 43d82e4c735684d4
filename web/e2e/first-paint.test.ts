import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const SHEET = '**/assets/root-*.css';

test.use({ viewport: { width: 390, height: 844 } });

/** Which parts of the page are left out while nobody scrolls to them. */
const leftOut = (page: Page): Promise<string[]> =>
  page
    .locator('main > *, footer')
    .evaluateAll((parts) =>
      parts.flatMap((part) =>
        getComputedStyle(part).contentVisibility === 'auto' ? [part.className || part.tagName] : [],
      ),
    );

const tops = (page: Page): Promise<number[]> =>
  page.locator('main *, footer *').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));

test('the top is shown first, the rest takes its place once the whole sheet is there', async ({ page }) => {
  const sheet = Promise.withResolvers<void>();
  await page.route(SHEET, async (route) => {
    await sheet.promise;
    await route.continue();
  });
  await page.goto('/');
  const waiting = await leftOut(page);
  expect(waiting.length).toBeGreaterThan(3);
  expect(waiting).toContain('footer on-water');
  sheet.resolve();
  await expect.poll(() => leftOut(page)).toEqual([]);
  await expect(page.locator('html')).not.toHaveAttribute('data-top-first');
  await expect(page.locator('[style*="content-visibility"]')).toHaveCount(0);

  const shown = await tops(page);
  // A page that is loaded anew may be shown further down, so everything is there at once.
  await page.reload();
  expect(await leftOut(page)).toEqual([]);
  expect(await tops(page)).toEqual(shown);
});

test('who scrolls before that has everything in its place at once', async ({ page }) => {
  await page.route(SHEET, () => {});
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  expect((await leftOut(page)).length).toBeGreaterThan(3);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => leftOut(page)).toEqual([]);
  const home = page.getByRole('contentinfo').getByRole('link').first();
  await home.scrollIntoViewIfNeeded();
  await expect(home).toBeInViewport();
});

test('an address of a part of the page has everything from the start', async ({ page }) => {
  await page.route(SHEET, () => {});
  await page.goto('/#section-4', { waitUntil: 'commit' });
  await expect(page.locator('#section-4')).toBeInViewport();
  expect(await leftOut(page)).toEqual([]);
});

import { expect, open, test } from './fixtures.ts';

for (const path of ['/projects', '/blog', '/technical-bytes']) {
  test(`the filter of ${path} extends to the edge of a phone's window, and its last option can be scrolled out of the fade`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    const row = page.locator('.filters');
    const box = await row.boundingBox();
    expect([box?.x, box?.width]).toEqual([0, 390]);
    await row.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }));
    const last = await row.locator('a').last().boundingBox();
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThan(351);
  });

  test(`on a tablet the filter of ${path} is one row, whose last option can be scrolled to`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 844 });
    await open(page, path);
    const tops = await page
      .locator('.filters a')
      .evaluateAll((links) => links.map((a) => a.getBoundingClientRect().top));
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(4);
    const last = page.locator('.filters a').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  });

  test(`the filter of ${path} shows all options at 1280 px`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 844 });
    await open(page, path);
    const [seen, all] = await page.locator('.filters').evaluate((row) => [row.clientWidth, row.scrollWidth]);
    expect(all).toBe(seen);
  });
}

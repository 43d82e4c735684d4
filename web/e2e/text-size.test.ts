import type { Page } from '@playwright/test';
import { test as base, expect, open } from './fixtures.ts';

/** Starts a browser with another default font size, a setting for which Playwright has no option. */
const test = base.extend<{ size: number }>({
  size: [16, { option: true }],
  context: async ({ playwright, launchOptions, size, baseURL }, use) => {
    const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${size}`];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    await use(await browser.newContext({ baseURL: baseURL ?? '' }));
    await browser.close();
  },
});

/** Text and controls cut off at the right edge; deliberate truncation is excluded. */
const cutOff = (page: Page, within: string): Promise<string[]> =>
  page.locator(within).evaluate((part) => {
    const cut: string[] = [];
    const isInScroller = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || isInScroller(element.parentElement));
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!text.textContent?.trim() || !element?.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('.sr-only, [aria-hidden="true"], .crumbs, noscript') || isInScroller(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if (range.getBoundingClientRect().right > innerWidth + 1) cut.push(text.textContent);
    }
    for (const control of part.querySelectorAll('a.btn, :is(button, input, select, textarea):not([tabindex="-1"])'))
      if (control.checkVisibility() && control.getBoundingClientRect().right > innerWidth + 1)
        cut.push(control.outerHTML);
    return cut;
  });

for (const size of [20, 24, 32])
  test.describe(`with a font size of ${size} px instead of 16`, () => {
    test.use({ size });

    test('no text is cut off on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      for (const path of ['/', '/contact', '/careers']) {
        await open(page, path);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${size}px`);
        expect(await cutOff(page, 'body'), path).toEqual([]);
      }
    });

    test('the header stays on the screen, and its menu closes with Escape', async ({ page }) => {
      for (const width of [1100, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await open(page, '/company');
        expect(await cutOff(page, '.header'), `${width} px`).toEqual([]);
        const header = page.getByRole('banner');
        await expect(header.getByRole('link', { name: 'Contact' })).toBeInViewport({ ratio: 1 });
        const button = header.getByRole('button', { name: /^(Open menu|Company)$/ });
        await button.press('Enter');
        const opened = page.locator('.panel:visible, dialog[open]');
        await expect(opened).toHaveCount(1);
        await page.keyboard.press('Escape');
        await expect(opened).toHaveCount(0);
        await expect(button).toBeFocused();
      }
    });
  });

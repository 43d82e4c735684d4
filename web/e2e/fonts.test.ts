import { expect, nextPaint, test, untilHydrated } from './fixtures.ts';
import { observeShifts, readShifts } from './layout-shifts.ts';

declare global {
  interface Window {
    isHeadingPainted: boolean;
  }
}

/**
 * Layout shift score that is tolerated, as words are never exactly as wide in another font. A menu entry that moves by four
 * pixels scores 0.0003, a large number that moves beside another one 0.003, a line that breaks elsewhere 0.01.
 */
const MAX_SHIFT = 0.005;
const PAGES = [
  '/',
  '/dedicated-team',
  '/projects',
  '/projects/logistics/frozen-hall-slotting',
  '/blog/slotting-is-a-bin-packing-problem-with-feelings',
  '/careers',
  '/contact',
];

for (const width of [390, 1440])
  for (const path of PAGES)
    test(`late fonts cause no layout shift on ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await observeShifts(page);
      await page.addInitScript(() => {
        window.isHeadingPainted = false;
        new MutationObserver((_, observer) => {
          const heading = document.querySelector('h1');
          if (!heading) return;
          heading.setAttribute('elementtiming', 'heading');
          observer.disconnect();
        }).observe(document, { childList: true, subtree: true });
        new PerformanceObserver(() => {
          window.isHeadingPainted = true;
        }).observe({ type: 'element', buffered: true });
      });
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      let requested = 0;
      await page.route('**/*.woff2', async (route) => {
        requested += 1;
        await held;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await untilHydrated(page);
      const heading = page.getByRole('heading', { level: 1 });
      const before = await heading.boundingBox();
      // Articles contain code, which has a third font.
      expect(requested).toBe(path.startsWith('/blog/') ? 3 : 2);
      expect(await page.evaluate(() => document.fonts.check('500 20px "Besley Variable"'))).toBe(false);
      // Browsers wait for a font for a moment before they paint the fallback.
      await page.waitForFunction(() => window.isHeadingPainted);
      release();
      await page.evaluate(() => document.fonts.ready);
      await nextPaint(page);
      expect(await page.evaluate(() => document.fonts.check('500 20px "Besley Variable"'))).toBe(true);
      const { sum, sources } = await readShifts(page);
      expect(sum, sources.join(' | ')).toBeLessThan(MAX_SHIFT);
      expect(await heading.boundingBox()).toEqual(before);
    });

test('a hyphen in a heading is as wide before its typeface has loaded', async ({ page }) => {
  await page.goto('/blog/slotting-is-a-bin-packing-problem-with-feelings');
  await page.evaluate(() => document.fonts.ready);
  const widths = await page.evaluate(() =>
    ['"Besley Variable"', '"Besley Fallback"'].map((family) => {
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('No canvas');
      context.font = `500 100px ${family}`;
      return context.measureText('-').width;
    }),
  );
  expect(Math.abs((widths[0] ?? 0) - (widths[1] ?? 0)), widths.join(' and ')).toBeLessThan(1);
});

test('the page preloads two font families from its own server and no more', async ({ page, baseURL }) => {
  const fonts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.map((url) => new URL(url).origin)).toEqual([baseURL, baseURL]);
  const preloads = await page
    .locator('link[rel="preload"][as="font"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(preloads.toSorted()).toEqual(fonts.toSorted());
});

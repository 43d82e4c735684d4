import { expect, open, test } from './fixtures.ts';
import { tabThrough } from './tab-through.ts';

test.use({ expectedErrors: /net::ERR_INTERNET_DISCONNECTED/ });

for (const viewport of [
  { width: 320, height: 568 },
  { width: 740, height: 360 },
])
  test.describe(`without a connection at ${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport });

    test('the offline bar covers neither a focused element nor the end of the page', async ({ page, context }) => {
      await open(page, '/contact');
      await context.setOffline(true);
      const bar = page.locator('.offline');
      await expect(bar).toBeVisible();
      const edge = (await bar.boundingBox())?.y ?? 0;
      const stops = await tabThrough(page, () =>
        // The browser scrolls to the focused element in the next frame.
        page.evaluate(async () => {
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          const { activeElement: element } = document;
          if (!element || element === document.body) return null;
          const { top, bottom } = element.getBoundingClientRect();
          // Of a tall element at least the beginning must be visible.
          return { name: element.outerHTML.slice(0, 80), bottom: Math.min(bottom, top + 120) };
        }),
      );
      expect(stops.length).toBeGreaterThan(30);
      const behind = stops.filter(({ bottom }) => bottom > edge);
      expect(behind, `below ${edge}`).toEqual([]);

      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const end = await page.getByRole('contentinfo').boundingBox();
      expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(edge + 1);

      await context.setOffline(false);
      await expect(bar).toHaveCount(0);
      await expect(page.locator('html')).toHaveCSS('padding-bottom', '0px');
    });

    test.describe('with the cookie banner', () => {
      test.use({ decision: null });

      test('its buttons are above the bar', async ({ page, context }) => {
        await open(page, '/contact');
        const banner = page.getByRole('dialog', { name: 'We use cookies!' });
        await expect(banner).toBeVisible();
        await context.setOffline(true);
        const edge = (await page.locator('.offline').boundingBox())?.y ?? 0;
        await expect
          .poll(async () => {
            const box = await banner.boundingBox();
            return box ? box.y + box.height : 0;
          })
          .toBeLessThanOrEqual(edge);
        await banner.getByRole('button', { name: 'Reject all' }).click({ trial: true });
        const header = await page.getByRole('banner').boundingBox();
        expect((await banner.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
      });
    });
  });

test.describe('far down on a phone', () => {
  test.use({
    viewport: { width: 390, height: 800 },
    expectedErrors:
      /Failed to load resource|route module|dynamically imported module|MissingCodeError|UnreachableError/,
  });

  for (const [what, path, link] of [
    ['a page without its code', '/blog', 'main a[href^="/blog/"]'],
    ['more of a list', '/free-resources', 'main a[href*="shown="]'],
  ] as const)
    test(`${what} is replaced by a message that is in view and focused`, async ({ page, context }) => {
      // Data saver disables prefetching.
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
      await open(page, path);
      await context.setOffline(true);
      await page.locator(link).last().click();
      const heading = page.getByRole('heading', { level: 1, name: 'You’re offline', exact: true });
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport();
    });
});

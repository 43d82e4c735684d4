import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { startWatchMode } from '#test/watch-mode.ts';
import { expect, open, test, untilHydrated } from './fixtures.ts';

/**
 * Compares the style guide and six pages with reference images (`e2e/screenshots/`), made by Chromium on Linux. Other systems skip
 * the tests, as they render fonts differently. A missing image is a failure; docs/design.md says how to renew images.
 */
const PAGES = [
  ['home', '/'],
  ['service', '/dedicated-team'],
  ['projects', '/projects'],
  ['project', '/projects/logistics/frozen-hall-slotting'],
  ['article', '/blog/slotting-is-a-bin-packing-problem-with-feelings'],
  ['careers', '/careers'],
] as const;
const VIEWS = [
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
] as const;
const SCREENSHOT_OPTIONS = {
  fullPage: true,
  stylePath: path.join(import.meta.dirname, 'visual.css'),
  // Tolerates how builds of Chromium draw the edges of letters, but no missing word, moved block or other colour.
  threshold: 0.25,
  maxDiffPixelRatio: 0.01,
  timeout: 30_000,
};
/** Height of the compared part, in pixels: keeps the images small, as sections repeat further down. */
const PAGE_PX = 3000;
const FIRST_START_MS = 120_000;

type Clip = { x: number; y: number; width: number; height: number };

test.use({
  // Playwright injects visual.css, which the security policy would block.
  bypassCSP: true,
});

/** Waits for hydration, fonts, and images below the fold. */
async function untilLoaded(page: Page): Promise<void> {
  await untilHydrated(page);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([document.fonts.ready, ...[...document.images].map((image) => image.decode())]);
  });
}

async function expectReferenceImage(page: Page, name: string, clip?: Clip): Promise<void> {
  const { config } = test.info();
  const isUpdating = config.updateSnapshots === 'all' || config.updateSnapshots === 'changed';
  const reference = test.info().snapshotPath(`${name}.png`, { kind: 'screenshot' });
  test.skip(process.platform !== 'linux', 'Reference images are made on Linux.');
  await untilLoaded(page);
  await expect(page).toHaveScreenshot(`${name}.png`, { ...SCREENSHOT_OPTIONS, ...(clip ? { clip } : {}) });
  if (isUpdating) await reduceColours(reference);
}

/** Stores the image with a palette, in a quarter of the bytes. The difference is well below the threshold. */
async function reduceColours(image: string): Promise<void> {
  const small = await sharp(image).png({ palette: true, colours: 256, effort: 7, dither: 0 }).toBuffer();
  await writeFile(image, small);
}

for (const { width, height, colorScheme } of VIEWS)
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height }, colorScheme });

    for (const [name, address] of PAGES)
      test(`the ${name} page matches its reference image`, async ({ page }) => {
        await open(page, address);
        await expectReferenceImage(page, `${name}-${width}-${colorScheme}`, { x: 0, y: 0, width, height: PAGE_PX });
      });
  });

test.describe('the style guide', () => {
  test.describe.configure({ mode: 'serial', timeout: FIRST_START_MS });
  let guide: Awaited<ReturnType<typeof startWatchMode>>;

  test.beforeAll(async ({ browser }) => {
    test.setTimeout(FIRST_START_MS);
    guide = await startWatchMode();
    // On the first visit of a wide window Vite bundles dependencies, and reloads the page.
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${guide.base}/styleguide`, { waitUntil: 'networkidle' });
    await page.goto(`${guide.base}/styleguide`, { waitUntil: 'networkidle' });
    await page.close();
  });
  test.afterAll(() => guide?.stop());

  for (const { width, height, colorScheme } of [...VIEWS, { width: 390, height: 844, colorScheme: 'dark' } as const])
    test.describe(`at ${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height }, colorScheme });

      test('matches its reference image, without a WCAG violation', async ({ page, expectAccessible }) => {
        await page.goto(`${guide.base}/styleguide`);
        await untilHydrated(page);
        await expectAccessible('main');
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        await expectReferenceImage(page, `style-guide-${width}-${colorScheme}`);
      });
    });

  test('forced colours keep every choice and every edge visible', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(`${guide.base}/styleguide`);
    await expectReferenceImage(page, 'style-guide-1440-forced');
  });

  test('nothing moves with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${guide.base}/styleguide`);
    await untilHydrated(page);
    const longest = await page.evaluate(() => {
      const seconds = (list: string) => Math.max(...list.split(',').map((item) => Number.parseFloat(item)));
      return Math.max(
        ...[...document.querySelectorAll('*')].flatMap((element) =>
          [null, '::before', '::after'].flatMap((pseudo) => {
            const { transitionDuration, animationDuration, animationName } = getComputedStyle(element, pseudo);
            return [seconds(transitionDuration), animationName === 'none' ? 0 : seconds(animationDuration)];
          }),
        ),
      );
    });
    expect(longest).toBeLessThanOrEqual(0.001);
  });
});

test('production builds contain no style guide and none of its code', async ({ page, request }) => {
  expect((await request.get('/styleguide')).status()).toBe(404);
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('styleguide');
  await page.goto('/');
  const sheets = await page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const sheet of sheets) expect(await (await request.get(sheet ?? '')).text()).not.toContain('.guide-');
});

import type { Page, Request } from '@playwright/test';
import sharp from 'sharp';
import { expect, nextPaint, open, test, untilHydrated } from './fixtures.ts';

const LIGHT = '#f3f7f6';
const DARK = '#0a1a18';
const control = (page: Page) => page.getByRole('group', { name: 'Theme' });
const choose = (page: Page, name: 'System' | 'Light' | 'Dark') => control(page).getByRole('radio', { name }).check();

/** The page's computed background colour. */
const background = (page: Page) =>
  page.evaluate(() => {
    const [, ...parts] = getComputedStyle(document.body).backgroundColor.match(/rgb\((\d+), (\d+), (\d+)\)/) ?? [];
    return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
  });
/** The colour of the browser's toolbar: of the first `theme-color` tag that applies. */
const themeColour = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({ media }) => !media || matchMedia(media).matches,
      )?.content,
  );
/** The colour painted in the upper left corner, where there is only background. */
async function paintedBackground(page: Page): Promise<string> {
  const corner = await page.screenshot({ clip: { x: 0, y: 2, width: 4, height: 4 } });
  const { data } = await sharp(corner).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return `#${data.subarray(0, 3).toString('hex')}`;
}

for (const [system, own, chosen, other] of [
  ['light', LIGHT, 'Dark', DARK],
  ['dark', DARK, 'Light', LIGHT],
] as const)
  test.describe(`on a ${system} system`, () => {
    test.use({ colorScheme: system });

    test('the page follows the system until a theme is chosen', async ({ page }) => {
      await open(page, '/contact');
      expect([await background(page), await themeColour(page)]).toEqual([own, own]);
      await expect(control(page).getByRole('radio', { name: 'System' })).toBeChecked();
      await page.emulateMedia({ colorScheme: system === 'dark' ? 'light' : 'dark' });
      expect([await background(page), await themeColour(page)]).toEqual([other, other]);

      await choose(page, chosen);
      await page.emulateMedia({ colorScheme: system });
      expect([await background(page), await themeColour(page)]).toEqual([other, other]);
      await choose(page, 'System');
      expect([await background(page), await themeColour(page)]).toEqual([own, own]);
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
    });

    test('the chosen theme persists across visits and navigations, without the server', async ({ page, context }) => {
      // Data saver disables prefetching, so that any request is due to the choice.
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
      await open(page, '/contact');
      // Loads the footer's lazy images first.
      await control(page).scrollIntoViewIfNeeded();
      const images = page.getByRole('contentinfo').locator('img:visible');
      await expect
        .poll(() => images.evaluateAll((all: HTMLImageElement[]) => all.every(({ complete }) => complete)))
        .toBe(true);
      const sent: string[] = [];
      const record = (request: Request) => sent.push(request.url());
      page.on('request', record);
      await choose(page, chosen);
      await expect.poll(() => background(page)).toBe(other);
      // Any request due to the choice would have been sent before this one.
      await page.evaluate(() => fetch('/healthz'));
      // Only the logo has another file for the other background.
      expect(sent.filter((url) => !/\/_ipx\/_\/uploads\/northquay_|\/healthz$/.test(url))).toEqual([]);
      expect((await context.cookies()).map(({ name }) => name)).toEqual(['cc_cookie']);
      page.off('request', record);
      await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Impressum' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Who is behind this site' })).toBeVisible();
      expect(await background(page)).toBe(other);
      await open(page, '/careers');
      expect([await background(page), await themeColour(page)]).toEqual([other, other]);
      await expect(control(page).getByRole('radio', { name: chosen })).toBeChecked();
    });

    test('the chosen theme applies before the first paint, even if scripts are late', async ({ page }) => {
      await open(page, '/contact');
      await choose(page, chosen);
      await page.addInitScript(() => {
        new MutationObserver((_, observer) => {
          if (!document.body) return;
          observer.disconnect();
          document.documentElement.dataset.themeAtBody = document.documentElement.dataset.theme ?? 'none';
        }).observe(document, { childList: true, subtree: true });
      });
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      // Holds back the scripts, and with them the control's.
      await page.route('**/assets/*.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/careers', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-theme-at-body', chosen.toLowerCase());
      await expect.poll(() => background(page)).toBe(other);
      expect(await paintedBackground(page)).toBe(other);
      await expect(control(page)).toBeHidden();

      // Nothing changes once the scripts have run.
      await page.evaluate(() => {
        const changes: (string | null)[] = [];
        Object.assign(window, { changes });
        new MutationObserver((records) => {
          for (const { oldValue } of records)
            if (oldValue !== document.documentElement.getAttribute('data-theme')) changes.push(oldValue);
        }).observe(document.documentElement, { attributeFilter: ['data-theme'], attributeOldValue: true });
      });
      release();
      await untilHydrated(page);
      await nextPaint(page);
      expect(await page.evaluate(() => Reflect.get(window, 'changes'))).toEqual([]);
      await expect(control(page).getByRole('radio', { name: chosen })).toBeChecked();
    });
  });

test('other tabs follow at once', async ({ page, context }) => {
  const other = await context.newPage();
  await open(other, '/careers');
  await open(page, '/contact');
  await choose(page, 'Dark');
  await expect.poll(() => background(other)).toBe(DARK);
  await expect(control(other).getByRole('radio', { name: 'Dark' })).toBeChecked();
  await page.evaluate(() => localStorage.clear());
  await expect.poll(() => background(other)).toBe(LIGHT);
  await expect(control(other).getByRole('radio', { name: 'System' })).toBeChecked();
});

test('with storage blocked the theme lasts until the page is left', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    }),
  );
  await open(page, '/contact');
  expect(await background(page)).toBe(LIGHT);
  await choose(page, 'Dark');
  expect(await background(page)).toBe(DARK);
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Impressum' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Who is behind this site' })).toBeVisible();
  expect(await background(page)).toBe(DARK);
  await choose(page, 'System');
  expect(await background(page)).toBe(LIGHT);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the control is a radio group for keyboard and assistive technology on a ${colorScheme} system`, async ({
    page,
    expectAccessible,
  }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, '/contact');
    const system = control(page).getByRole('radio', { name: 'System' });
    await system.focus();
    await page.keyboard.press('ArrowRight');
    await expect(control(page).getByRole('radio', { name: 'Light' })).toBeChecked();
    await page.keyboard.press('ArrowRight');
    await expect(control(page).getByRole('radio', { name: 'Dark' })).toBeFocused();
    expect(await background(page)).toBe(DARK);
    await expectAccessible('.theme-switch');
    for (const label of await control(page).locator('label').all())
      expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  });

test('in forced colours the choice is visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/contact');
  const backgrounds = await control(page)
    .locator('span')
    .evaluateAll((spans) => spans.map((span) => getComputedStyle(span).backgroundColor));
  expect(backgrounds[0]).not.toBe(backgrounds[1]);
  expect(backgrounds[1]).toBe(backgrounds[2]);
});

test('print is light with every theme', async ({ page }) => {
  await open(page, '/impressum');
  await choose(page, 'Dark');
  await page.emulateMedia({ media: 'print' });
  expect(await background(page)).toBe('#ffffff');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  test('the page follows the system and has no switch', async ({ page }) => {
    await page.goto('/contact');
    expect(await paintedBackground(page)).toBe(DARK);
    const controls = page.locator('.theme-switch');
    await expect(controls).toHaveCount(2);
    for (const item of await controls.all()) await expect(item).toHaveCSS('display', 'none');
  });
});

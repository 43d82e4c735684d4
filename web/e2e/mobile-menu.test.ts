import { expect, holdScripts, open, test } from './fixtures.ts';

for (const width of [320, 360, 768])
  test.describe(`the menu at ${width} px`, () => {
    test.use({ viewport: { width, height: 780 }, hasTouch: true, warningsFail: true });

    test('opens from the menu button, 18 rem wide, and its last entry can be scrolled to', async ({
      page,
      expectAccessible,
    }) => {
      await open(page, '/careers');
      await page.getByRole('button', { name: 'Open menu' }).tap();
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      await expect(drawer).toBeVisible();
      expect((await drawer.boundingBox())?.width).toBeCloseTo(288);
      await expect(drawer.getByRole('link', { name: /^About/ })).toBeVisible();
      await expect(drawer.getByRole('link', { name: /^Careers \d+ open positions?$/ })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expectAccessible('#menu');
      await drawer.getByText('Our work', { exact: true }).tap();
      await expect(drawer.getByRole('link', { name: 'Fintech' })).toBeVisible();
      await expect(drawer.getByRole('link', { name: /^About/ })).toBeHidden();
      await expect(drawer.getByRole('link', { name: 'Contact' })).toBeInViewport();
      await expect(drawer.getByText('We reply within 2 hours.')).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });

    test('closes by its button, by Escape and by a tap outside, and returns the focus', async ({ page }) => {
      await open(page, '/careers');
      const button = page.getByRole('button', { name: 'Open menu' });
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      for (const close of [
        () => drawer.getByRole('button', { name: 'Close menu' }).click(),
        () => page.keyboard.press('Escape'),
        () => page.touchscreen.tap(10, 400),
      ]) {
        await button.click();
        await expect(drawer).toBeVisible();
        await close();
        await expect(drawer).toBeHidden();
        await expect(button).toBeFocused();
      }
    });

    test('contains the theme switch, whose choice persists on the next page', async ({ page }) => {
      await open(page, '/careers');
      await page.getByRole('button', { name: 'Open menu' }).tap();
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      const dark = drawer.getByRole('radio', { name: 'Dark' });
      await expect(dark).toBeInViewport();
      await dark.check();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await drawer.getByRole('link', { name: 'Startups' }).tap();
      await expect(page).toHaveURL('/startups');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' })).toBeChecked();
    });

    test('closes on navigation', async ({ page }) => {
      await open(page, '/careers');
      await page.getByRole('button', { name: 'Open menu' }).tap();
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Startups' }).tap();
      await expect(page).toHaveURL('/startups');
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });

    test('stays open when a link is opened in another tab', async ({ page, context }) => {
      await open(page, '/careers');
      await page.getByRole('button', { name: 'Open menu' }).click();
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      for (const name of ['Startups', 'Contact']) {
        const tab = context.waitForEvent('page');
        await drawer.getByRole('link', { name }).click({ modifiers: ['ControlOrMeta'] });
        await (await tab).close();
        await expect(drawer).toBeVisible();
      }
    });

    test('closes when the window’s width changes, but not its height', async ({ page }) => {
      await open(page, '/careers');
      await page.getByRole('button', { name: 'Open menu' }).tap();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      await page.setViewportSize({ width, height: 700 });
      await expect(page.locator('html')).toHaveJSProperty('clientHeight', 700);
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      await page.setViewportSize({ width: width + 40, height: 700 });
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
    });

    test('traps the focus, and the page behind does not scroll', async ({ page }) => {
      await open(page, '/careers');
      await page.getByRole('button', { name: 'Open menu' }).click();
      for (let press = 0; press < 24; press += 1) {
        await page.keyboard.press('Tab');
        const isOut = await page.evaluate(
          () => document.activeElement !== document.body && document.activeElement?.closest('dialog') === null,
        );
        expect(isOut).toBe(false);
      }
      await page.mouse.move(10, 400);
      await page.mouse.wheel(0, 300);
      await page.keyboard.press('Escape');
      await page.mouse.wheel(0, 500);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
    });
  });

test('on a common phone all groups are in view with the first one open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link', { name: /^About/ })).toBeVisible();
  await expect(drawer.locator('summary', { hasText: 'Resources' })).toBeInViewport({ ratio: 1 });
});

test('a spinner of the same size replaces the menu icon during a navigation', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/startups(\.data|\/_payload\.json)/, async (route) => {
    await released;
    await route.continue();
  });
  await open(page, '/careers');
  const button = page.locator('.header .burger').first();
  const before = await button.boundingBox();
  await button.click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Startups' }).click();
  await expect(button.locator('.spinner')).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
  await expect(page.getByRole('progressbar', { name: 'Loading page' })).toBeVisible();
  release();
  await expect(page).toHaveURL('/startups');
  await expect(button.locator('svg')).toBeVisible();
});

test('a menu opened before hydration stays open and can be closed after it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdScripts(page);
  await page.goto('/careers', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  release();
  const button = page.locator('.header .burger').first();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await drawer.getByRole('button', { name: 'Close menu' }).click();
  await expect(drawer).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test.describe('the menu of small screens without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } });

  test('opens, shows every entry and closes', async ({ page }) => {
    await page.goto('/careers');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.locator('#menu');
    await expect(drawer).toBeVisible();
    await drawer.getByText('Resources', { exact: true }).click();
    await expect(drawer.getByRole('link', { name: 'Overflow' })).toBeVisible();
    await drawer.getByRole('button', { name: 'Close menu' }).click();
    await expect(drawer).toBeHidden();
  });
});

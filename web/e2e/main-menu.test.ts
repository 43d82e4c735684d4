import { expect, open, test } from './fixtures';

const GROUPS = ['Company', 'Services', 'Technologies', 'Our work', 'Resources'];

// What is fetched ahead of a link that leads nowhere is the business of the test that follows all links.
test.use({ expectedErrors: /status of 404.*_payload\.json/ });

for (const width of [1024, 1440])
  test.describe(`the menu at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('opens by click, one at a time, inside the viewport, and closes again', async ({ page, expectAccessible }) => {
      await open(page, '/careers');
      const menu = page.getByRole('navigation', { name: 'Main' });
      for (const name of GROUPS) {
        await menu.getByRole('button', { name }).click();
        await expect(menu.getByRole('button', { expanded: true })).toHaveCount(1);
        await expect(menu.getByRole('button', { name, expanded: true })).toBeVisible();
        await expect(page.locator('.panel')).toHaveCount(1);
        const box = await page.locator('.panel').boundingBox();
        expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
        expect([250, 496]).toContain(Math.round(box?.width ?? 0));
        await expectAccessible();
      }
      await menu.getByRole('button', { name: 'Resources' }).click();
      await expect(page.locator('.panel')).toHaveCount(0);
    });

    test('opens a moment after the pointer arrives, follows it and closes when it leaves', async ({ page }) => {
      await open(page, '/careers');
      const menu = page.getByRole('navigation', { name: 'Main' });
      await menu.getByRole('button', { name: 'Services' }).hover();
      await expect(menu.getByRole('link', { name: 'Dedicated team' })).toBeVisible();
      await menu.getByRole('button', { name: 'Resources' }).hover();
      await expect(menu.getByRole('link', { name: 'Overflow' })).toBeVisible();
      await page.mouse.move(width / 2, 700, { steps: 4 });
      await expect(page.locator('.panel')).toHaveCount(0);
    });

    test('opens after 200 ms, closes after 150 ms, and opens the next one at once for 300 ms after that', async ({
      page,
    }) => {
      await page.clock.install();
      await open(page, '/careers');
      const trigger = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name });
      const point = async (name: string) => {
        const box = await trigger(name).boundingBox();
        if (!box) throw new Error(`There is no ${name}`);
        await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      };
      // Up and away, where no panel is.
      const leave = () => page.mouse.move(width / 2, 1);
      const isOpen = (name: string, is: boolean) =>
        expect(trigger(name)).toHaveAttribute('aria-expanded', String(is), { timeout: 2000 });
      await page.mouse.move(width / 2, 700);
      await page.clock.pauseAt(new Date(Date.now() + 60_000));

      await point('Services');
      await page.clock.runFor(190);
      await isOpen('Services', false);
      await page.clock.runFor(20);
      await isOpen('Services', true);

      await leave();
      await page.clock.runFor(140);
      await isOpen('Services', true);
      await page.clock.runFor(20);
      await isOpen('Services', false);

      await page.clock.runFor(280);
      await point('Resources');
      await page.clock.runFor(1);
      await isOpen('Resources', true);

      await leave();
      await page.clock.runFor(160);
      await isOpen('Resources', false);
      await page.clock.runFor(320);
      await point('Company');
      await page.clock.runFor(190);
      await isOpen('Company', false);
      await page.clock.runFor(20);
      await isOpen('Company', true);
    });

    test('lets the pointer cross other triggers on its way to the panel', async ({ page }) => {
      await open(page, '/careers');
      const menu = page.getByRole('navigation', { name: 'Main' });
      const company = menu.getByRole('button', { name: 'Company' });
      await company.hover();
      await expect(page.locator('.panel')).toBeVisible();
      const from = await company.boundingBox();
      const panel = await page.locator('.panel').boundingBox();
      if (!from || !panel) throw new Error('Nothing to measure');
      await page.mouse.move(from.x + from.width - 2, from.y + 12);
      await page.mouse.move(panel.x + panel.width - 60, panel.y + 60, { steps: 12 });
      await page.waitForTimeout(400);
      await expect(company).toHaveAttribute('aria-expanded', 'true');
    });

    test('closes on Escape with the focus back on the trigger, and on a click outside', async ({ page }) => {
      await open(page, '/careers');
      const menu = page.getByRole('navigation', { name: 'Main' });
      const company = menu.getByRole('button', { name: 'Company' });
      await company.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(menu.getByRole('link', { name: /^About/ })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.locator('.panel')).toHaveCount(0);
      await expect(company).toBeFocused();
      await company.click();
      await expect(page.locator('.panel')).toBeVisible();
      await page.mouse.click(width / 2, 780);
      await expect(page.locator('.panel')).toHaveCount(0);
    });

    test('answers to arrows, Home, End and typed letters', async ({ page }) => {
      await open(page, '/careers');
      const menu = page.getByRole('navigation', { name: 'Main' });
      await menu.getByRole('button', { name: 'Company' }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(menu.getByRole('button', { name: 'Services' })).toBeFocused();
      await page.keyboard.press('End');
      await expect(menu.getByRole('button', { name: 'Resources' })).toBeFocused();
      await page.keyboard.press('t');
      await expect(menu.getByRole('button', { name: 'Technologies' })).toBeFocused();
      await page.keyboard.press('Home');
      await expect(menu.getByRole('button', { name: 'Company' })).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(menu.getByRole('link', { name: /^About/ })).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(menu.getByRole('link', { name: /^Careers/ })).toBeFocused();
      await page.keyboard.press('i');
      await expect(menu.getByRole('link', { name: 'Impressum' })).toBeFocused();
      await page.keyboard.press('Home');
      await expect(menu.getByRole('link', { name: /^About/ })).toBeFocused();
    });

    test('marks the page and its group, and names the number of open jobs', async ({ page }) => {
      await open(page, '/careers');
      const menu = page.getByRole('navigation', { name: 'Main' });
      await expect(menu.getByRole('button', { name: 'Company' })).toHaveAttribute('aria-current', 'true');
      await menu.getByRole('button', { name: 'Company' }).click();
      const careers = menu.getByRole('link', { name: /^Careers \d+ open positions?$/ });
      await expect(careers).toHaveAttribute('aria-current', 'page');
    });

    test('closes when a link is followed', async ({ page }) => {
      await open(page, '/careers');
      const menu = page.getByRole('navigation', { name: 'Main' });
      await menu.getByRole('button', { name: 'Company' }).click();
      await menu.getByRole('link', { name: 'Services' }).click();
      await expect(page).toHaveURL('/services');
      await expect(page.locator('.panel')).toHaveCount(0);
    });
  });

test.describe('the menu by touch', () => {
  test.use({ viewport: { width: 1024, height: 800 }, hasTouch: true });

  test('opens with a tap and closes with the next one, however quick', async ({ page }) => {
    await open(page, '/careers');
    const menu = page.getByRole('navigation', { name: 'Main' });
    for (const name of ['Company', 'Resources']) {
      await menu.getByRole('button', { name }).tap();
      await expect(menu.getByRole('button', { name, expanded: true })).toBeVisible();
      await menu.getByRole('button', { name }).tap();
      await expect(page.locator('.panel')).toHaveCount(0);
    }
    await menu.getByRole('button', { name: 'Services' }).tap();
    await menu.getByRole('link', { name: /^Dedicated team/ }).tap();
    await expect(page).toHaveURL('/dedicated-team');
  });
});

test.describe('the menu without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });

  test('opens on hover and on focus and has every entry', async ({ page }) => {
    await page.goto('/careers');
    const menu = page.locator('.nav');
    expect(await menu.locator('a').count()).toBeGreaterThan(20);
    await menu.getByRole('button', { name: 'Services' }).hover();
    await expect(menu.getByRole('link', { name: 'Dedicated team' })).toBeVisible();
    await menu.getByRole('button', { name: 'Resources' }).focus();
    await menu.getByRole('link', { name: 'Free resources' }).focus();
    await expect(menu.getByRole('link', { name: 'Free resources' })).toBeFocused();
  });
});

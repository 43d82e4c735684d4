import { expect, holdScripts, open, test } from './fixtures.ts';

const GROUPS = ['Company', 'Services', 'Technologies', 'Our work', 'Resources'];

for (const width of [1024, 1440])
  test.describe(`the menu at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('opens and closes by click, one panel at a time, inside the viewport', async ({ page }) => {
      await open(page, '/careers');
      const menu = page.getByRole('navigation', { name: 'Main' });
      for (const name of GROUPS) {
        await menu.getByRole('button', { name }).click();
        await expect(menu.getByRole('button', { expanded: true })).toHaveCount(1);
        await expect(menu.getByRole('button', { name, expanded: true })).toBeVisible();
        await expect(page.locator('.panel:visible')).toHaveCount(1);
        const box = await page.locator('.panel:visible').boundingBox();
        expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
        expect([250, 496]).toContain(Math.round(box?.width ?? 0));
      }
      await menu.getByRole('button', { name: 'Resources' }).click();
      await expect(page.locator('.panel:visible')).toHaveCount(0);
    });

    test('opens shortly after the pointer enters, follows it and closes when it leaves', async ({ page }) => {
      await open(page, '/careers');
      const menu = page.getByRole('navigation', { name: 'Main' });
      await menu.getByRole('button', { name: 'Services' }).hover();
      await expect(menu.getByRole('link', { name: 'Dedicated team' })).toBeVisible();
      await menu.getByRole('button', { name: 'Resources' }).hover();
      await expect(menu.getByRole('link', { name: 'Overflow' })).toBeVisible();
      await page.mouse.move(width / 2, 700, { steps: 4 });
      await expect(page.locator('.panel:visible')).toHaveCount(0);
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
      // Upwards, where no panel is.
      const leave = () => page.mouse.move(width / 2, 1);
      const expectOpen = (name: string, isOpen: boolean) =>
        expect(trigger(name)).toHaveAttribute('aria-expanded', String(isOpen), { timeout: 2000 });
      await page.mouse.move(width / 2, 700);
      await page.clock.pauseAt(new Date(Date.now() + 60_000));

      await point('Services');
      await page.clock.runFor(190);
      await expectOpen('Services', false);
      await page.clock.runFor(20);
      await expectOpen('Services', true);

      await leave();
      await page.clock.runFor(140);
      await expectOpen('Services', true);
      await page.clock.runFor(20);
      await expectOpen('Services', false);

      await page.clock.runFor(280);
      await point('Resources');
      await page.clock.runFor(1);
      await expectOpen('Resources', true);

      await leave();
      await page.clock.runFor(160);
      await expectOpen('Resources', false);
      await page.clock.runFor(320);
      await point('Company');
      await page.clock.runFor(190);
      await expectOpen('Company', false);
      await page.clock.runFor(20);
      await expectOpen('Company', true);
    });

    test('opens each panel as the pointer moves along, both ways, and keeps it open at rest', async ({ page }) => {
      await open(page, '/careers');
      const menu = page.getByRole('navigation', { name: 'Main' });
      const expanded = menu.getByRole('button', { expanded: true });
      for (const name of [...GROUPS, ...GROUPS.toReversed(), ...GROUPS]) {
        const box = await menu.getByRole('button', { name }).boundingBox();
        if (!box) throw new Error(`There is no ${name}`);
        await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 });
        await expect(expanded).toHaveText([name]);
      }
      await page.clock.install();
      await page.clock.runFor(2000);
      await expect(expanded).toHaveText(['Resources']);
    });

    test('keeps a panel open while the pointer moves slowly down into it', async ({ page }) => {
      await page.clock.install();
      await open(page, '/careers');
      const menu = page.getByRole('navigation', { name: 'Main' });
      const services = menu.getByRole('button', { name: 'Services' });
      await services.hover();
      await page.clock.runFor(200);
      const from = await services.boundingBox();
      const link = menu.getByRole('link', { name: 'Dedicated team' });
      const to = await link.boundingBox();
      if (!from || !to) throw new Error('Nothing to measure');
      for (let y = from.y + from.height / 2; y < to.y + to.height / 2; y += 4) {
        await page.mouse.move(from.x + from.width / 2, y);
        await page.clock.runFor(160);
        await expect(services).toHaveAttribute('aria-expanded', 'true');
      }
      await link.click();
      await expect(page).toHaveURL('/dedicated-team');
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
      await expect(page.locator('.panel:visible')).toHaveCount(0);
      await expect(company).toBeFocused();
      await company.click();
      await expect(page.locator('.panel:visible')).toBeVisible();
      await page.mouse.click(width / 2, 780);
      await expect(page.locator('.panel:visible')).toHaveCount(0);
    });

    test('handles arrow keys, Home and End', async ({ page }) => {
      await open(page, '/careers');
      const menu = page.getByRole('navigation', { name: 'Main' });
      await menu.getByRole('button', { name: 'Company' }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(menu.getByRole('button', { name: 'Services' })).toBeFocused();
      await page.keyboard.press('End');
      await expect(menu.getByRole('button', { name: 'Resources' })).toBeFocused();
      await page.keyboard.press('Home');
      await expect(menu.getByRole('button', { name: 'Company' })).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(menu.getByRole('link', { name: /^About/ })).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(menu.getByRole('link', { name: /^Careers/ })).toBeFocused();
      await page.keyboard.press('End');
      await expect(menu.getByRole('link', { name: 'Impressum' })).toBeFocused();
      await page.keyboard.press('Home');
      await expect(menu.getByRole('link', { name: /^About/ })).toBeFocused();
    });

    test('marks the current page and its group, and includes the number of open jobs in a link’s name', async ({
      page,
    }) => {
      await open(page, '/careers');
      const menu = page.getByRole('navigation', { name: 'Main' });
      await expect(menu.getByRole('button', { name: 'Company' })).toHaveAttribute('aria-current', 'true');
      await menu.getByRole('button', { name: 'Company' }).click();
      const careers = menu.getByRole('link', { name: /^Careers \d+ open positions?$/ });
      await expect(careers).toHaveAttribute('aria-current', 'page');
    });

    test('closes on navigation', async ({ page }) => {
      await open(page, '/careers');
      const menu = page.getByRole('navigation', { name: 'Main' });
      await menu.getByRole('button', { name: 'Company' }).click();
      await menu.getByRole('link', { name: 'Services' }).click();
      await expect(page).toHaveURL('/services');
      await expect(page.locator('.panel:visible')).toHaveCount(0);
    });
  });

test('the menu’s triggers have their state in the HTML, and hydration keeps the elements', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const html = await (await page.request.get('/careers')).text();
  const triggers = [...html.matchAll(/<button[^>]*class="nav__entry"[^>]*>/g)].map(([tag]) => tag);
  expect(triggers).toHaveLength(GROUPS.length);
  for (const trigger of triggers) {
    expect(trigger).toContain('aria-expanded="false"');
    const id = /aria-controls="([^"]+)"/.exec(trigger)?.[1];
    expect(html.split(`id="${id}"`)).toHaveLength(2);
  }
  // The elements as parsed by the browser, before scripts run.
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive')
        Object.assign(window, { parsed: [...document.querySelectorAll('.nav, .nav *')] });
    }),
  );
  await open(page, '/careers');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Company' }).click();
  expect(
    await page.evaluate(() => {
      const now = [...document.querySelectorAll('.nav, .nav *')];
      const parsed: Element[] = Reflect.get(window, 'parsed');
      return (
        parsed.length > 100 && now.length === parsed.length && now.every((element, index) => element === parsed[index])
      );
    }),
  ).toBe(true);
});

test('a panel opened by the pointer before hydration stays open', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const release = await holdScripts(page);
  await page.goto('/careers', { waitUntil: 'commit' });
  const menu = page.getByRole('navigation', { name: 'Main' });
  const services = menu.getByRole('button', { name: 'Services' });
  await services.hover();
  await expect(menu.getByRole('link', { name: 'Dedicated team' })).toBeVisible();
  release();
  await expect(services).toHaveAttribute('aria-expanded', 'true');
  await expect(menu.getByRole('link', { name: 'Dedicated team' })).toBeVisible();
});

test('Tab right after loading opens nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await holdScripts(page);
  await page.goto('/careers', { waitUntil: 'commit' });
  const company = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Company' });
  await expect(company).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(company).toBeFocused({ timeout: 100 });
  }).toPass();
  await expect(page.locator('.panel:visible')).toHaveCount(0);
});

test('on /services the group Services is marked, and its panel links there', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/services');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.locator('button[aria-current]')).toHaveText(['Services']);
  await menu.getByRole('button', { name: 'Services' }).click();
  await expect(menu.getByRole('link', { name: 'All services' })).toHaveAttribute('aria-current', 'page');
  expect((await page.locator('.panel:visible').boundingBox())?.width).toBe(250);
});

// Their panels have a card and links, links, and two columns of links.
for (const name of ['Company', 'Services', 'Technologies'])
  test(`the panel of ${name} has no violation of WCAG`, async ({ page, expectAccessible }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, '/careers');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name }).click();
    await expect(page.locator('.panel:visible')).toBeVisible();
    await expectAccessible('.header');
  });

for (const width of [1024, 1040, 1060, 1280])
  test(`the header fits in one line at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/careers');
    const menu = page.getByRole('navigation', { name: 'Main' });
    for (const name of GROUPS) {
      const trigger = menu.getByRole('button', { name });
      const lines = await trigger.evaluate((button) => {
        const text = document.createRange();
        text.selectNodeContents(button);
        return new Set([...text.getClientRects()].filter(({ height }) => height > 12).map(({ top }) => top)).size;
      });
      expect(lines, name).toBe(1);
      expect((await trigger.locator('svg').boundingBox())?.width, name).toBe(12);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

test('the menu has its place before the rest of the header has arrived', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/careers');
  await page.evaluate(() => document.fonts.ready);
  const menu = page.getByRole('navigation', { name: 'Main' });
  const left = () => menu.evaluate((element) => element.getBoundingClientRect().left);
  const place = await left();
  await menu.evaluate((element) => {
    while (element.nextElementSibling) element.nextElementSibling.remove();
  });
  // A few pixels, should the label of the contact link change.
  expect(Math.abs((await left()) - place)).toBeLessThan(4);
});

test.describe('the menu by touch', () => {
  test.use({ viewport: { width: 1024, height: 800 }, hasTouch: true });

  test('opens with a tap and closes with the next one, also in quick succession', async ({ page }) => {
    await open(page, '/careers');
    const menu = page.getByRole('navigation', { name: 'Main' });
    for (const name of ['Company', 'Resources']) {
      await menu.getByRole('button', { name }).tap();
      await expect(menu.getByRole('button', { name, expanded: true })).toBeVisible();
      await menu.getByRole('button', { name }).tap();
      await expect(page.locator('.panel:visible')).toHaveCount(0);
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

import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures';

/** Each test has a question of its own: they run side by side. */
const questionAt = async (page: Page, at: number) => {
  await page.goto('/technical-bytes');
  const path = await page.locator('.byte h2 a').nth(at).getAttribute('href');
  if (!path) throw new Error(`There is no question ${at}`);
  return path;
};
const button = (page: Page) => page.getByRole('button', { name: 'Like' });
const number = async (page: Page) => Number(await page.locator('.likes b').textContent());
const isPressed = (page: Page, pressed: boolean) =>
  expect(button(page)).toHaveAttribute('aria-pressed', String(pressed));

test.describe('a like', () => {
  test('shows at once, survives a reload and is taken back', async ({ page, context, expectAccessible }) => {
    await open(page, await questionAt(page, 0));
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('northquay_like');
    const before = await number(page);
    // The answer takes its time; what is shown does not.
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/like', async (route) => {
      await held;
      await route.continue();
    });
    await button(page).click();
    await isPressed(page, true);
    expect(await number(page)).toBe(before + 1);
    answer();
    await expect(page.getByText('Your like is counted. Press again to take it back.')).toBeVisible();
    expect(await number(page)).toBe(before + 1);
    await expectAccessible('main');
    await page.unroute('**/like');

    await page.reload();
    await isPressed(page, true);
    expect(await number(page)).toBe(before + 1);

    await button(page).click();
    await isPressed(page, false);
    await expect(page.getByText('Your like is taken back.')).toBeVisible();
    expect(await number(page)).toBe(before);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('northquay_like');
    await expect(async () => {
      await page.reload();
      expect(await number(page)).toBe(before);
      await isPressed(page, false);
    }).toPass();
  });

  test('belongs to one question, and is still there on the way back', async ({ page }) => {
    const path = await questionAt(page, 1);
    await open(page, path);
    const before = await number(page);
    await button(page).click();
    await expect(page.getByText('Your like is counted.')).toBeVisible();
    await page.locator('.byte h3 a').first().click();
    await expect(page).not.toHaveURL(path);
    await isPressed(page, false);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await isPressed(page, true);
    expect(await number(page)).toBe(before + 1);
  });

  test('pressed many times quickly ends as the last press says, and counts once', async ({ page, request }) => {
    const path = await questionAt(page, 2);
    await open(page, path);
    const before = await number(page);
    for (let press = 0; press < 7; press++) await button(page).click();
    await expect(page.getByText('Your like is counted.')).toBeVisible();
    expect(await number(page)).toBe(before + 1);
    await expect(async () => {
      const html = await (await request.get(path)).text();
      expect(html).toContain(`<b>${before + 1}</b>`);
    }).toPass();
  });

  test('in two tabs is one like, and both know of it', async ({ page, context }) => {
    const path = await questionAt(page, 3);
    const second = await context.newPage();
    await open(page, path);
    await open(second, path);
    const before = await number(page);
    // Neither answer comes before both have been pressed: then the second would already be shown as liked.
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await context.route('**/like', async (route) => {
      await held;
      await route.continue();
    });
    await button(page).click();
    await button(second).click();
    answer();
    for (const tab of [page, second]) {
      await expect(tab.getByText('Your like is counted.')).toBeVisible();
      expect(await number(tab)).toBe(before + 1);
    }
    await button(second).click();
    await expect(second.getByText('Your like is taken back.')).toBeVisible();
    await isPressed(page, false);
    await second.close();
  });

  test('moves nothing when the page is taken over', async ({ page }) => {
    const path = await questionAt(page, 4);
    await open(page, path);
    await button(page).click();
    await expect(page.getByText('Your like is counted.')).toBeVisible();
    await page.addInitScript(() => {
      const seen = { shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) seen.shift += Number(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page, path);
    await isPressed(page, true);
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)).toBeLessThan(
      0.001,
    );
  });
});

test.describe('a like that could not be counted', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('is shown as not counted, with the reason', async ({ page, context }) => {
    await open(page, await questionAt(page, 5));
    const before = await number(page);
    const failures = [
      { status: 503, json: { status: 'refused', refusal: { reason: 'failed' } }, says: 'did not reach us' },
      { status: 429, json: { status: 'refused', refusal: { reason: 'tooMany', minutes: 7 } }, says: 'in 7 min' },
      { status: 502, json: 'Bad gateway', says: 'did not reach us' },
    ];
    for (const { says, ...answer } of failures) {
      await page.route('**/like', (route) => route.fulfill(answer));
      await button(page).click();
      await expect(page.locator('.likes').getByText(says)).toBeVisible();
      await isPressed(page, false);
      expect(await number(page)).toBe(before);
      await page.unroute('**/like');
    }
    await context.setOffline(true);
    await button(page).click();
    await expect(page.locator('.likes').getByText('You are offline.')).toBeVisible();
    await isPressed(page, false);
    await context.setOffline(false);
    await button(page).click();
    await expect(page.getByText('Your like is counted.')).toBeVisible();
  });
});

test.describe('a like without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('leads back to the question, counts once and is taken back', async ({ page }) => {
    const path = await questionAt(page, 6);
    await page.goto(path);
    const before = await number(page);
    await isPressed(page, false);
    await button(page).click();
    await expect(page).toHaveURL(`${path}?like=on#likes`);
    await expect(page.getByText('Your like is counted. Press again to take it back.')).toBeVisible();
    await isPressed(page, true);
    expect(await number(page)).toBe(before + 1);
    // The page itself is the same for everybody, so its button is a neutral one; pressing it again counts nothing.
    await page.goto(path);
    await isPressed(page, false);
    expect(await number(page)).toBe(before + 1);
    await button(page).click();
    expect(await number(page)).toBe(before + 1);
    await button(page).click();
    await expect(page).toHaveURL(`${path}?like=off#likes`);
    await expect(page.getByText('Your like is taken back.')).toBeVisible();
    expect(await number(page)).toBe(before);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
  });
});

import type { Page } from '@playwright/test';
import { expect, nextPaint, open, test } from './fixtures.ts';
import { observeShifts, readShifts } from './layout-shifts.ts';

/** The path of a question. Each test has its own, because tests run in parallel. */
const questionAt = async (page: Page, index: number) => {
  await page.goto('/technical-bytes');
  return (await page.locator('.byte h2 a').nth(index).getAttribute('href')) ?? '';
};
const button = (page: Page) => page.getByRole('button', { name: 'Like' });
const readLikes = async (page: Page) => Number(await page.locator('.likes b').textContent());
const expectLike = async (page: Page, likes: number, isLiked: boolean) => {
  await expect(page.locator('.likes b')).toHaveText(String(likes));
  await expect(button(page)).toHaveAttribute('aria-pressed', String(isLiked));
};

test('a like is shown optimistically, and in all tabs', async ({ page, context, expectAccessible }) => {
  const path = await questionAt(page, 0);
  await open(page, path);
  const other = await context.newPage();
  await open(other, path);
  const before = await readLikes(page);
  const counted = Promise.withResolvers<void>();
  await page.route('**/like', (route) => counted.promise.then(() => route.continue()));
  await button(page).click();
  await expectLike(page, before + 1, true);
  await button(page).click();
  counted.resolve();
  await expect(page.getByText('Liked. Press again to undo.')).toBeVisible();
  await expectLike(page, before + 1, true);
  await expect(button(other)).toHaveAttribute('aria-pressed', 'true');
  await other.close();
  await expectAccessible('main');
});

test('a like is shown in lists and after a reload, and can be withdrawn', async ({ page }) => {
  const path = await questionAt(page, 4);
  await open(page, path);
  const before = await readLikes(page);
  await button(page).click();
  await expect(page.getByText('Liked. Press again to undo.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to bytes' }).click();
  await expect(page.locator('.byte').filter({ has: page.locator(`[href="${path}"]`) })).toContainText(`${before + 1}`);

  await page.goto(path);
  await expectLike(page, before + 1, true);
  await button(page).click();
  await expect(page.getByText('Like removed.')).toBeVisible();
  await expectLike(page, before, false);
});

test('the number on a cached page is updated without a layout shift', async ({ page }) => {
  const path = await questionAt(page, 1);
  const slug = path.split('/').at(-1) ?? '';
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('/api/likes', async (route) => {
    await released;
    await route.fulfill({ json: { [slug]: 123 } });
  });
  await observeShifts(page, '.likes');
  await open(page, path);
  // Shifts caused by fonts don't count.
  await page.evaluate(() => document.fonts.ready);
  await nextPaint(page);
  const since = await page.evaluate(() => performance.now());
  release();
  await expectLike(page, 123, false);
  await nextPaint(page);
  expect((await readShifts(page, since)).sources).toEqual([]);
});

test('a number that was requested before a like does not replace the newer one', async ({ page }) => {
  const path = await questionAt(page, 5);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('/api/likes', async (route) => {
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  });
  const arrived = page.waitForResponse('**/api/likes');
  await open(page, path);
  const before = await readLikes(page);
  await button(page).click();
  await expect(page.getByText('Liked. Press again to undo.')).toBeVisible();
  release();
  await (await arrived).finished();
  await nextPaint(page);
  await expectLike(page, before + 1, true);
});

test.describe('a like that fails', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('is reverted with the reason', async ({ page, context }) => {
    await open(page, await questionAt(page, 2));
    const before = await readLikes(page);
    for (const [status, reason] of [
      [503, 'didn’t reach us'],
      [429, 'in ten minutes'],
    ] as const) {
      await page.route('**/like', (route) => route.fulfill({ status, json: {} }));
      await button(page).click();
      await expect(page.locator('.likes').getByText(reason)).toBeVisible();
      await expectLike(page, before, false);
      await page.unroute('**/like');
    }
    await context.setOffline(true);
    await button(page).click();
    await expect(page.locator('.likes').getByText('You’re offline.')).toBeVisible();
    await context.setOffline(false);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a like redirects to the question, counts once and can be withdrawn', async ({ page }) => {
    const path = await questionAt(page, 3);
    await page.goto(path);
    const before = await readLikes(page);
    for (let times = 0; times < 2; times++) {
      await page.goto(path);
      await button(page).click();
      await expect(page).toHaveURL(`${path}?like=liked#likes`);
      await expect(page.getByText('Liked. Press again to undo.')).toBeVisible();
      await expectLike(page, before + 1, true);
    }
    await button(page).click();
    await expect(page.getByText('Like removed.')).toBeVisible();
    await expectLike(page, before, false);
  });
});

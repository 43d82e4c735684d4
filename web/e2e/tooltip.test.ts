import { expect, open, test, untilHydrated } from './fixtures.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const HINT = 'Press Ctrl+K or Cmd+K to search';

test('a tooltip opens after 700 ms of hovering, stays while hovered and closes with Escape', async ({ page }) => {
  await page.clock.install();
  await page.goto('/careers');
  await untilHydrated(page);
  // From now on the test controls the clock.
  await page.clock.pauseAt(Date.now() + 10_000);
  const button = page.getByRole('button', { name: 'Search' });
  const tooltip = page.getByRole('tooltip', { name: HINT });
  await button.hover();
  await page.clock.runFor(650);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(60);
  await expect(tooltip).toBeVisible();
  await expect(button).toHaveAccessibleDescription(HINT);
  await tooltip.hover();
  await page.clock.runFor(1000);
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);

  // Within 300 ms the next one opens at once; later it waits again.
  await page.mouse.move(5, 700);
  await page.clock.runFor(100);
  await button.hover();
  await page.clock.runFor(10);
  await expect(tooltip).toBeVisible();
  await page.mouse.move(5, 700);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(400);
  await button.hover();
  await page.clock.runFor(300);
  await expect(tooltip).toHaveCount(0);
});

test('on keyboard focus it opens at once, inside the window, and a key press closes it', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '/careers');
  const button = page.getByRole('button', { name: 'Search' });
  const tooltip = page.getByRole('tooltip', { name: HINT });
  for (let press = 0; press < 6 && !(await button.evaluate((element) => element.matches(':focus'))); press += 1)
    await page.keyboard.press('Tab');
  await expect(tooltip).toBeVisible();
  const box = await tooltip.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(10);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(310);
  await expectAccessible('.header');
  await button.click();
  await expect(tooltip).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 780 } });

  test('there are no tooltips', async ({ page }) => {
    await page.clock.install();
    await open(page, '/careers');
    await page.getByRole('button', { name: 'Search' }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.clock.runFor(1000);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });
});

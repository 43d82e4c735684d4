import { expect, open, test } from './fixtures.ts';

test.use({ locale: 'de-DE' });

test('the home page stores the visitor’s language in a cookie', async ({ page, context }) => {
  const response = await page.goto('/');
  expect(response?.headers()['set-cookie'] ?? '').not.toContain('i18n_redirected');
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'i18n_redirected'))
    .toMatchObject({
      value: 'en',
      path: '/',
      sameSite: 'Lax',
    });
  const cookie = (await context.cookies()).find(({ name }) => name === 'i18n_redirected');
  expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(365, 0);
});

test('other pages store no language', async ({ page, context }) => {
  await page.clock.install();
  await open(page, '/careers');
  await page.clock.runFor(5000);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('i18n_redirected');
});

test('the default language has no prefix, and a single language has no switch', async ({ page }) => {
  for (const path of ['/en', '/en/careers']) expect((await page.request.get(path)).status()).toBe(404);
  await page.goto('/careers');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page.getByRole('navigation', { name: 'Language' })).toHaveCount(0);
  await expect(page.locator('link[hreflang]')).toHaveCount(0);
});

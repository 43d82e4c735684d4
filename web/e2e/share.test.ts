import { expect, open, test } from './fixtures.ts';

const PAGES = [
  '/blog/offline-is-a-feature-not-a-failure',
  '/projects/logistics/dock-board',
  '/careers/platform-engineer',
  '/free-resources/hipaa-readiness-checklist',
  '/technical-bytes/hl7-mllp-ack',
];

for (const path of PAGES)
  test(`${path} is shared with its URL, without tracking parameters`, async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      Object.assign(navigator, { share: async (data: ShareData) => Object.assign(window, { shared: data.url }) });
    });
    await open(page, `${path}?utm_source=elsewhere`);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Copy link' }).click();
    await expect(main.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + path);
    await main.getByRole('button', { name: 'Share', exact: true }).click();
    expect(await page.evaluate(() => Reflect.get(window, 'shared'))).toBe(baseURL + path);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a job is sent to a friend by mail, and nothing else is offered', async ({ page }) => {
    await page.goto('/careers/platform-engineer');
    const main = page.getByRole('main');
    const href = await main.getByRole('link', { name: 'Send to a friend' }).getAttribute('href');
    expect(decodeURIComponent(href ?? '')).toMatch(
      /^mailto:\?subject=.+&body=.+\r\nhttp.+\/careers\/platform-engineer$/,
    );
    await expect(main.getByRole('button', { name: 'Copy link' })).toHaveCount(0);
  });
});

import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';
import { firstJob, follow } from './follow-link.ts';

test.beforeEach(({ page }) =>
  // Data saver disables prefetching, so that each test controls when data is requested.
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
);

test.describe('a page that does not exist', () => {
  test.use({ expectedErrors: /status of 404/ });

  for (const width of [360, 768, 1024, 1440])
    test(`suggests pages with a similar path at ${width} px`, async ({ page, expectAccessible }) => {
      await page.setViewportSize({ width, height: 800 });
      const response = await page.goto('/projects/logistic');
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: "We couldn't find that page" })).toBeVisible();
      await expect(page.getByText('Page not found: /projects/logistic').first()).toBeVisible();
      const close = page.getByRole('navigation', { name: 'Pages with a similar address' });
      await expect(close.getByRole('link').first()).toHaveAttribute('href', '/projects/logistics');
      await expect(page.getByRole('main').getByRole('link', { name: 'Contact' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('logistic');
      await expect(page.locator('main details')).not.toHaveAttribute('open');
      await page.getByText('Technical details').click();
      await expect(page.locator('main details dd').nth(1)).toHaveText('404');
      await expectAccessible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });

  test('offers a search for the words of its path', async ({ page }) => {
    await open(page, '/blog/offline-is-a-future');
    const search = page.getByRole('main').getByRole('search');
    await expect(search.getByRole('searchbox', { name: 'Search this site' })).toHaveValue('offline is a future');
    await search.getByRole('searchbox').fill('offline');
    await search.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search?q=offline');
    await expect(page.getByRole('link', { name: /offline/i }).first()).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('offers the search too', async ({ page }) => {
      await page.goto('/blog/offline');
      await page.getByRole('main').getByRole('search').getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL('/search?q=offline');
      await expect(page.getByText(/results? for “offline”/)).toBeVisible();
    });
  });

  test('is shown after a client-side navigation, with its heading focused and the layout in place', async ({
    page,
  }) => {
    await open(page, '/careers');
    await page.evaluate(() => document.querySelector('header')?.setAttribute('data-marked', ''));
    const path = await firstJob(page);
    await page.route(`**${path}/_payload.json`, async (route) => {
      const response = await route.fetch({ url: new URL('/careers/nobody/_payload.json', page.url()).href });
      await route.fulfill({ response });
    });
    await follow(page, path);
    await expect(page.getByRole('heading', { level: 1, name: "We couldn't find that page" })).toBeFocused();
    await expect(page.locator('header[data-marked]')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 2, name: /Open positions/ })).toBeVisible();
  });
});

test.describe('page data that does not arrive', () => {
  test.use({
    expectedErrors:
      /Failed to load resource|React Router caught|UnreachableError|Failed to fetch dynamically imported module|Error loading route module|MissingCodeError/,
  });

  test('shows an error with a retry instead of an endless spinner', async ({ page }) => {
    await open(page, '/careers');
    const path = await firstJob(page);
    await page.route(`**${path}/_payload.json`, (route) => route.abort());
    await follow(page, path);
    await expect(page.getByRole('heading', { level: 1, name: 'An unknown error occured' })).toBeFocused();
    await expect(page.locator('.spinner, .progress')).toHaveCount(0);
    await page.unroute(`**${path}/_payload.json`);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('link', { name: 'Apply now' }).first()).toBeVisible();
    await expect(page).toHaveURL(path);
  });

  test('shows the reference for the server’s log, but no stack', async ({ page, expectAccessible }) => {
    await open(page, '/careers');
    const path = await firstJob(page);
    const data = {
      name: 'UnknownError',
      status: 502,
      message: 'The CMS responded with 502',
      reference: 'ref-1234',
    };
    await page.route(`**${path}/_payload.json`, async (route) => {
      const payload = await (await route.fetch()).json();
      const { build, modules } = payload;
      await route.fulfill({
        status: 502,
        json: { build, modules, error: { status: 502, statusText: '', data } },
      });
    });
    await follow(page, path);
    await page.getByText('Technical details').click();
    await expect(page.locator('main details')).toContainText('ref-1234');
    await expect(page.locator('main details')).toContainText('UnknownError');
    await expect(page.locator('main details pre')).toHaveCount(0);
    await expectAccessible();
  });

  test('without a connection, pages that were open before still open', async ({ page, context }) => {
    const path = await openFirstJob(page);
    await context.setOffline(true);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toHaveCount(0);
    await expect(page.getByRole('main').locator(`a[href="${path}"]`).first()).toBeVisible();
  });

  test('going back ends the error of a page whose code is missing', async ({ page, context }) => {
    const path = await openFirstJob(page);
    await context.setOffline(true);
    const link = page.getByRole('contentinfo').locator('a[href="/brand"]').first();
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(page.getByRole('heading', { level: 1, name: 'You’re offline', exact: true })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'You’re offline', exact: true })).toHaveCount(0);
    await expect(page.getByRole('main').locator(`a[href="${path}"]`).first()).toBeVisible();
    await expect(page).toHaveURL('/careers');
  });

  test('being offline is announced, and the page loads once the connection is back', async ({ page, context }) => {
    await open(page, '/careers');
    const path = await firstJob(page);
    await context.setOffline(true);
    await expect(page.getByText('You’re offline.').first()).toBeVisible();
    await follow(page, path);
    await expect(page.getByRole('heading', { level: 1, name: 'You’re offline', exact: true })).toBeVisible();
    await expect(page.locator('p:has(+ h1)')).toHaveCount(0);
    await expect(page.getByText('This page will load by itself as soon as you’re back online.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('link', { name: 'Apply now' }).first()).toBeVisible();
    await expect(page.getByText('You’re offline.')).toHaveCount(0);
  });
});

test.describe('an error during rendering', () => {
  test.use({ expectedErrors: /TypeError|React Router caught/ });

  test('leaves header and footer usable', async ({ page }) => {
    await open(page, '/careers');
    const path = await firstJob(page);
    await page.route(`**${path}/_payload.json`, async (route) => {
      const payload = await (await route.fetch()).json();
      await route.fulfill({ json: { ...payload, data: {} } });
    });
    await follow(page, path);
    await expect(page.getByRole('heading', { level: 1, name: 'An unknown error occured' })).toBeVisible();
    await page.getByText('Technical details').click();
    // A stack from the visitor's own browser may be shown.
    await expect(page.locator('main details pre')).toContainText('TypeError');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
    await expect(page.getByRole('heading', { level: 2, name: /Open positions/ })).toBeVisible();
  });
});

/** Goes from `/careers` to its first job, whose path it returns. */
async function openFirstJob(page: Page): Promise<string> {
  await open(page, '/careers');
  const path = await firstJob(page);
  await follow(page, path);
  await expect(page.getByRole('link', { name: 'Apply now' }).first()).toBeVisible();
  return path;
}

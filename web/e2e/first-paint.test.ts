import type { Page } from '@playwright/test';
import { expect, test, untilHydrated } from './fixtures';

const SHEET = '**/assets/root-*.css';
const DATA = '**/_hydration.txt?*';

test.use({ viewport: { width: 390, height: 844 } });

/** Which parts of the page are left out while nobody scrolls to them. */
const leftOut = (page: Page): Promise<string[]> =>
  page
    .locator('main > *, main > .contents > *, footer')
    .evaluateAll((parts) =>
      parts.flatMap((part) =>
        getComputedStyle(part).contentVisibility === 'auto' ? [part.className || part.tagName] : [],
      ),
    );

const tops = (page: Page): Promise<number[]> =>
  page.locator('main *, footer *').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));

test('the top is shown first, the rest takes its place once the whole sheet is there', async ({ page }) => {
  const sheet = Promise.withResolvers<void>();
  await page.route(SHEET, async (route) => {
    await sheet.promise;
    await route.continue();
  });
  await page.goto('/');
  const waiting = await leftOut(page);
  expect(waiting.length).toBeGreaterThan(3);
  expect(waiting).toContain('footer on-water');
  sheet.resolve();
  await expect.poll(() => leftOut(page)).toEqual([]);
  await expect(page.locator('html')).not.toHaveAttribute('data-top-first');
  await expect(page.locator('[style*="content-visibility"]')).toHaveCount(0);

  // The code of the page has controls of its own.
  const hydrated = () => page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  await hydrated();
  const shown = await tops(page);
  // A page that is loaded anew may be shown further down, so everything is there at once.
  await page.reload();
  expect(await leftOut(page)).toEqual([]);
  await hydrated();
  expect(await tops(page)).toEqual(shown);
});

test('who scrolls before that has everything in its place at once', async ({ page }) => {
  await page.route(SHEET, () => {});
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  expect((await leftOut(page)).length).toBeGreaterThan(3);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => leftOut(page)).toEqual([]);
  const home = page.getByRole('contentinfo').getByRole('link').first();
  await home.scrollIntoViewIfNeeded();
  await expect(home).toBeInViewport();
});

test('an address of a part of the page has everything from the start', async ({ page }) => {
  await page.route(SHEET, () => {});
  await page.goto('/#section-4', { waitUntil: 'commit' });
  await expect(page.locator('#section-4')).toBeInViewport();
  expect(await leftOut(page)).toEqual([]);
});

test('the data comes once, as text, which no browser would run', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const asked = page.waitForResponse(DATA);
  await page.goto('/blog');
  const answer = await asked;
  expect(answer.request().resourceType()).not.toBe('script');
  expect(answer.headers()).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  await untilHydrated(page);
  expect(requests.filter((path) => path === '/blog/_hydration.txt')).toHaveLength(1);
});

test.describe('without its data', () => {
  test.use({ expectedErrors: /status of 404|net::ERR_INTERNET_DISCONNECTED/ });

  test('a page stays readable, and its links open documents', async ({ page }) => {
    await page.route(DATA, (route) => route.fulfill({ status: 404 }));
    const asked = page.waitForResponse(DATA);
    await page.goto('/blog');
    await asked;
    // React waits for it by now.
    await expect(page.locator('template, link[as="fetch"]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const link = page.getByRole('main').getByRole('article').getByRole('link').first();
    const title = await link.textContent();
    const document = page.waitForRequest((request) => request.isNavigationRequest());
    await link.click();
    await document;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  });

  test('it is asked for again once the network is back', async ({ page, context }) => {
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/_hydration.txt'));
    await page.route(DATA, (route) => route.abort('internetdisconnected'));
    await page.goto('/blog');
    await failed;
    await expect(page.locator('template, link[as="fetch"]')).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
    await page.unroute(DATA);
    await expect(async () => {
      await context.setOffline(true);
      await context.setOffline(false);
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '', { timeout: 2000 });
    }).toPass();
  });
});

import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, test, untilLaidOut } from './fixtures';

/** Files of parts that wait until somebody acts. */
const PARTS = /\/assets\/(footer-content|page-blocks|error-page|page-graph-script)-/;
/** Contract of the project: what the start page may cost in scripts, gzipped. */
const SCRIPT_BYTES = 160_000;

// Pages that the CMS does not have at the moment are answered with 404 when their payload is fetched ahead.
test.use({ expectedErrors: /status of 404.*_payload\.json/ });

/** Opens a page and waits until it is React's own, but for what waits until somebody acts. */
async function openQuietly(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
}

const act = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('scroll')));
const asSent = (page: Page) => page.locator('[data-as-sent]');

/** Has the code of all parts wait; the answer lets it come, or fail. */
async function holdParts(page: Page): Promise<(how: 'continue' | 'abort') => void> {
  const { promise, resolve } = Promise.withResolvers<'continue' | 'abort'>();
  await page.route(PARTS, async (route) => ((await promise) === 'abort' ? route.abort() : route.continue()));
  return resolve;
}

/** Marks the document, so that another one can be told from it. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'isMarked', true));
const isSameDocument = (page: Page) => page.evaluate(() => Reflect.has(window, 'isMarked'));

for (const [name, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a large screen', { width: 1280, height: 800 }],
] as const)
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test('whoever only looks gets no code for what can be read and used without', async ({ page, context }) => {
      // Who has not decided about cookies gets the banner too.
      await context.clearCookies();
      const scripts: Response[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') scripts.push(response);
      });
      const names = () => scripts.map((script) => script.url());
      await openQuietly(page, '/');
      await expect(page.getByRole('dialog', { name: 'We use cookies!' })).toBeVisible();
      // Data of pages whose links are in view is fetched a second after they have come into it: by then all else is there.
      await page.waitForRequest(/_payload\.json$/);
      await expect(asSent(page)).not.toHaveCount(0);
      expect(names().filter((name) => PARTS.test(name))).toEqual([]);
      const bytes = await Promise.all(
        scripts.map(async (script) => gzipSync(await script.body(), { level: 9 }).length),
      );
      expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(SCRIPT_BYTES);
      await act(page);
      await expect(asSent(page)).toHaveCount(0);
      expect(names().filter((name) => PARTS.test(name)).length).toBeGreaterThan(2);
    });

    test('code that takes over moves nothing and makes nothing anew', async ({ page }) => {
      const letIn = await holdParts(page);
      await openQuietly(page, '/');
      await act(page);
      await untilLaidOut(page);
      const heading = page.locator('main section h2').last();
      const [before, element] = [await heading.boundingBox(), await heading.elementHandle()];
      letIn('continue');
      await expect(asSent(page)).toHaveCount(0);
      expect(await heading.boundingBox()).toEqual(before);
      expect(await heading.evaluate((now, then) => now === then, element)).toBe(true);
    });

    test('links answer before their code is there, and are fetched ahead', async ({ page }) => {
      await holdParts(page);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await openQuietly(page, '/careers');
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'Blog' });
      await link.scrollIntoViewIfNeeded();
      await expect.poll(() => asked).toContain('/blog/_payload.json');
      await mark(page);
      await link.click();
      await expect(page).toHaveURL('/blog');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await isSameDocument(page)).toBe(true);
    });

    test('links in view are fetched ahead also when their code comes before that', async ({ page }) => {
      await page.setViewportSize({ ...viewport, height: 3000 });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await openQuietly(page, '/');
      await act(page);
      await expect(asSent(page)).toHaveCount(0);
      const path = await page
        .locator('main [id^="section-"]')
        .first()
        .locator('xpath=ancestor::section')
        .locator('a')
        .first()
        .getAttribute('href');
      await expect.poll(() => asked).toContain(`${path}/_payload.json`);
    });

    test('a button that is pressed before its code is there answers when it comes', async ({ page }) => {
      const letIn = await holdParts(page);
      await openQuietly(page, '/');
      const next = page.getByRole('button', { name: 'Next' }).first();
      await next.click();
      letIn('continue');
      await expect(asSent(page)).toHaveCount(0);
      await expect
        .poll(() =>
          page
            .locator('.slider')
            .first()
            .evaluate((row) => row.scrollLeft),
        )
        .toBeGreaterThan(0);
    });

    test('the next page comes whole, and with nothing of the one before', async ({ page }) => {
      const letIn = await holdParts(page);
      await openQuietly(page, '/services');
      const before = await page.locator('main h2').allTextContents();
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: /^About/ })
        .click();
      await page.waitForTimeout(300);
      letIn('continue');
      await expect(page).toHaveURL('/company');
      const headings = page.locator('main h2');
      expect((await headings.allTextContents()).filter((heading) => before.includes(heading))).toEqual([]);
      await expect.poll(() => headings.count()).toBeGreaterThan(2);
    });

    test('search opens by its keys from a link whose code is not there', async ({ page }) => {
      await holdParts(page);
      await openQuietly(page, '/careers');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).focus();
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    });

    test.describe('when their code does not come', () => {
      test.use({ expectedErrors: /ERR_FAILED|status of 404/ });

      test('parts stay as they were sent', async ({ page }) => {
        const letIn = await holdParts(page);
        await openQuietly(page, '/');
        await act(page);
        letIn('abort');
        const sections = await page.locator('main section').count();
        await page.evaluate(() => location.assign('#section-2'));
        await expect(page).toHaveURL('/#section-2');
        await expect(page.locator('#section-2')).toBeInViewport();
        expect(await page.locator('main section').count()).toBe(sections);
        await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Blog' })).toBeVisible();
      });

      test('a link loads its page as a document, which can be used without', async ({ page }) => {
        const letIn = await holdParts(page);
        await openQuietly(page, '/services');
        letIn('abort');
        await mark(page);
        await page
          .getByRole('contentinfo')
          .getByRole('link', { name: /^About/ })
          .click();
        await expect(page).toHaveURL('/company');
        await expect(page.locator('main h2').first()).toBeVisible();
        expect(await isSameDocument(page)).toBe(false);
      });

      test('search is on its page, and opens by its button the next time', async ({ page }) => {
        await openQuietly(page, '/careers');
        await page.route(/\/assets\/search-dialog-/, (route) => route.abort());
        await mark(page);
        const button = page.getByRole('banner').getByRole('button', { name: 'Search' });
        await button.click();
        await expect(page).toHaveURL('/search');
        await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
        expect(await isSameDocument(page)).toBe(true);
        await page.unroute(/\/assets\/search-dialog-/);
        await button.click();
        await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
      });

      test('the page of an error that was sent stays', async ({ page }) => {
        const letIn = await holdParts(page);
        await openQuietly(page, '/no-such-page');
        letIn('abort');
        await act(page);
        await page.waitForTimeout(500);
        await expect(page.getByRole('heading', { level: 1, name: "We couldn't find that page" })).toBeVisible();
        await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
      });
    });
  });

test.describe('on a phone, what is pressed first', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('answers at once: the menu, search, the theme, the cookie preferences', async ({ page }) => {
    await holdParts(page);
    await openQuietly(page, '/careers');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await mark(page);
    await drawer.getByRole('link', { name: /^About/ }).tap();
    await expect(page).toHaveURL('/company');
    await expect(drawer).toBeHidden();
    expect(await isSameDocument(page)).toBe(true);
    await page.getByRole('button', { name: 'Search' }).tap();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).tap();
    await expect(page.getByRole('dialog', { name: 'Cookie preferences' })).toBeVisible();
  });
});

import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search this site' });

test.describe('search', () => {
  const TRIGGERS: [name: string, trigger: (page: Page) => Promise<void>][] = [
    ['the button', (page) => page.getByRole('banner').getByRole('button', { name: 'Search' }).click()],
    ['Control+K', (page) => page.keyboard.press('Control+k')],
    ['Meta+K', (page) => page.keyboard.press('Meta+k')],
  ];
  for (const [name, trigger] of TRIGGERS)
    test(`opens with ${name} and closes with Escape`, async ({ page }) => {
      await open(page, '/impressum');
      await trigger(page);
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      if (name === 'the button')
        await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeFocused();
    });

  test('has no shortcut of a single character, which speech input could type by accident', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await open(page, '/impressum');
    await page.keyboard.press('/');
    await page.keyboard.press('k');
    await expect(dialog(page)).toHaveCount(0);
    expect(requested.filter((url) => url.includes('search-dialog'))).toEqual([]);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
  });

  test('loads its code and requests results only when it is opened', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await open(page, '/impressum');
    expect(requested.filter((url) => /search-dialog|api\/search/.test(url))).toEqual([]);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    expect(requested.some((url) => url.includes('search-dialog'))).toBe(true);
  });

  test('highlights matches, shows the kinds of results, and opens the one selected with the keyboard', async ({
    page,
    expectAccessible,
  }) => {
    await open(page, '/impressum');
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('idempotncy');
    const first = page.getByRole('option').first();
    await expect(first).toContainText('Where should I store an idempotency key?');
    await expect(first.locator('mark').first()).toHaveText('idempotency');
    await expect(first).toContainText('Overflow');
    await expectAccessible('dialog[open]');
    await page.keyboard.press('ArrowDown');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/technical-bytes/idempotency-key-where-to-store');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('Enter without a selection opens the page with all results', async ({ page, expectAccessible }) => {
    await open(page, '/impressum');
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('warehouse');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=warehouse');
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name: 'Results' })).toBeVisible();
    await expectAccessible('main');
  });

  test('says that only similar words were found, in the dialog and on the page', async ({ page, expectAccessible }) => {
    await open(page, '/impressum');
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    const status = dialog(page).getByRole('status');
    await page.keyboard.type('dock');
    await expect(status).toHaveText(/^\d+ results for “dock”\.$/);
    await expect(status).toHaveClass('sr-only');
    await field(page).fill('brackwatr');
    await expect(status).toHaveText(/^No results for “brackwatr”\. \d+ results for “Brackwater”\.$/);
    await expect(status).not.toHaveClass('sr-only');
    await expect(page.getByRole('option').first()).toContainText('Brackwater');
    await expectAccessible('dialog[open]');
    await field(page).fill('docks aquarium');
    await expect(status).toContainText(/^Nothing matches all of these words, but \d+ results match some of them\./);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=docks%20aquarium');
    const main = page.getByRole('main');
    await expect(
      main.getByText(/^Nothing matches all of these words, but \d+ results match some of them\./),
    ).toBeVisible();
    await main.getByRole('searchbox').fill('brackwatr');
    await main.getByRole('button', { name: 'Search' }).click();
    await expect(main.getByText(/^No results for “brackwatr”\. \d+ results for “Brackwater”\.$/)).toBeVisible();
  });

  test('a search on the page moves the focus to its result, from where Tab leads to the first entry', async ({
    page,
  }) => {
    await open(page, '/search');
    const main = page.getByRole('main');
    await main.getByRole('searchbox').fill('roster');
    await page.keyboard.press('Enter');
    await expect(main.getByText(/^\d+ results for “roster”/)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(main.getByRole('article').first().getByRole('link')).toBeFocused();
    await main.getByRole('searchbox').fill('');
    await page.keyboard.press('Enter');
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('opens an answer on its page', async ({ page }) => {
    await open(page, '/impressum');
    await page.keyboard.press('Control+k');
    await field(page).fill('smallest project');
    await page.getByRole('option', { name: /^What is the smallest project you take/ }).click();
    await expect(page).toHaveURL('/contact#what-is-the-smallest-project-you-take');
    await expect(page.getByText('A two-week discovery workshop.')).toBeInViewport();
  });

  test('says that nothing was found, or that the search failed', async ({ page }) => {
    await open(page, '/impressum');
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('zzzzzzzz');
    await expect(dialog(page).getByText('Nothing found for “zzzzzzzz”.').last()).toBeVisible();
    await page.route('**/api/search**', (route) => route.fulfill({ status: 200, body: 'no JSON' }));
    await field(page).fill('dock');
    await expect(dialog(page).getByText('Search isn’t responding.')).toBeVisible();
  });

  for (const width of [320, 768])
    test(`fits a screen of ${width} px and works by touch`, async ({ browser }) => {
      const context = await browser.newContext({ viewport: { width, height: 700 }, hasTouch: true });
      const page = await context.newPage();
      await open(page, '/impressum');
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).tap();
      await field(page).fill('roster');
      await expect(page.getByRole('option').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.getByRole('option').first().tap();
      await expect(dialog(page)).toHaveCount(0);
      await expect(page).not.toHaveURL('/impressum');
      await context.close();
    });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the hash of an answer opens it', async ({ page }) => {
    await page.goto('/contact#what-is-the-smallest-project-you-take');
    await expect(page.getByText('A two-week discovery workshop.')).toBeInViewport();
  });

  test('the header links to the search page, which shows results', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await page.getByRole('searchbox', { name: 'Search this site' }).fill('hipaa');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search?q=hipaa');
    await page.getByRole('link', { name: 'HIPAA readiness checklist' }).click();
    await expect(page).toHaveURL('/free-resources/hipaa-readiness-checklist');
  });

  test('projects are filtered by technology and country, questions by topic, in the query', async ({ page }) => {
    await page.goto('/projects');
    const all = await page.locator('.mosaic article').count();
    await page.getByLabel('Country').selectOption('Norway');
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page).toHaveURL('/projects?technology=&country=Norway');
    await expect(page.getByRole('heading', { name: 'Lab results a ward can read in four seconds' })).toBeVisible();
    expect(await page.locator('.mosaic article').count()).toBeLessThan(all);
    await page.getByRole('link', { name: 'Show all' }).click();
    await expect(page.locator('.mosaic article')).toHaveCount(all);

    await page.goto('/technical-bytes?sort=liked');
    await page
      .getByRole('navigation', { name: 'Questions by topic' })
      .getByRole('link', { name: /^Offline/ })
      .click();
    await expect(page).toHaveURL('/technical-bytes?sort=liked&topic=offline');
    await expect(page.getByText('2 questions', { exact: false }).first()).toBeVisible();
  });
});

test('filters apply at once with JavaScript', async ({ page }) => {
  await open(page, '/projects');
  await page.getByLabel('Technology').selectOption('kafka');
  await expect(page).toHaveURL('/projects?technology=kafka');
  const count = await page.locator('.mosaic article').count();
  await page.getByLabel('Country').selectOption({ index: 1 });
  await expect(page).toHaveURL(/technology=kafka&country=/);
  await expect(page.locator('.mosaic article')).not.toHaveCount(count);
});

test('a filter keeps the focus, from one choice to the next and after all are cleared', async ({ page }) => {
  await open(page, '/projects');
  const technology = page.getByLabel('Technology');
  const names = await technology
    .getByRole('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''));
  await technology.focus();
  for (const name of names.slice(1, 4)) {
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(`/projects?technology=${name}`);
    await expect(technology).toBeFocused();
    await expect(technology).toHaveValue(name);
  }
  await page.getByRole('link', { name: 'Show all' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/projects');
  await expect(technology).toBeFocused();
  await expect(technology).toHaveValue('');
});

test.describe('on a slow connection', () => {
  test.use({ expectedErrors: /Failed to load resource/ });
  const SCRIPTS = '**/assets/*.js';

  const LISTS = [
    {
      path: '/projects',
      button: 'Filter',
      to: /technology=kafka/,
      choose: (page: Page) => page.getByLabel('Technology').selectOption('kafka'),
    },
    {
      path: '/technical-bytes',
      button: 'Sort',
      to: /sort=liked/,
      choose: (page: Page) => page.getByLabel('Most liked').check(),
    },
  ];
  for (const { path, button, to, choose } of LISTS) {
    test(`${path}: a button applies the choice when scripts fail to load`, async ({ page }) => {
      await page.route(SCRIPTS, (route) => route.abort());
      await page.goto(path);
      await choose(page);
      await page.getByRole('button', { name: button, exact: true }).click();
      await expect(page).toHaveURL(to);
    });

    test(`${path}: a choice made before hydration takes effect after it`, async ({ page }) => {
      const scripts = Promise.withResolvers<void>();
      await page.route(SCRIPTS, async (route) => {
        await scripts.promise;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await choose(page);
      await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible();
      scripts.resolve();
      await expect(page).toHaveURL(to);
      await expect(page.getByRole('button', { name: button, exact: true })).toHaveCount(0);
    });
  }
});

test('the sort order is in the query, and going back restores it', async ({ page }) => {
  await open(page, '/technical-bytes');
  await page.getByLabel('Most liked').check();
  await expect(page).toHaveURL('/technical-bytes?sort=liked');
  const topic = page.getByRole('navigation', { name: 'Questions by topic' }).getByRole('link', { name: /^PostgreSQL/ });
  // The URL changes before the list does.
  await expect(topic).toHaveAttribute('href', '/technical-bytes?sort=liked&topic=postgresql');
  await topic.click();
  await expect(page).toHaveURL('/technical-bytes?sort=liked&topic=postgresql');
  await expect(page.getByLabel('Most liked')).toBeChecked();
  await page.getByLabel('Most recent').check();
  await expect(page).toHaveURL('/technical-bytes?topic=postgresql');
  await page.goBack();
  await expect(page).toHaveURL('/technical-bytes?sort=liked');
  await expect(page.getByLabel('Most liked')).toBeChecked();
});

test('a long unknown word wraps on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, `/search?q=${'warehouse'.repeat(8)}`);
  const response = page.getByRole('main').getByText(/^Nothing found for “warehousewarehouse/);
  expect(await response.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

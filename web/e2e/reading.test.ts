import { expect, open, test } from './fixtures.ts';

const ARTICLE = '/blog/an-index-for-every-question-and-no-more';

for (const [width, colorScheme] of [
  [390, 'light'],
  [1440, 'dark'],
] as const)
  test.describe(`an article, ${width} px wide and ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme });

    test('has a table of contents, and footnotes that link back', async ({ page, expectAccessible }) => {
      await open(page, ARTICLE);
      const currentCrumb = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem').last();
      expect((await currentCrumb.boundingBox())?.width).toBeGreaterThan(width === 390 ? 0 : 100);
      if (width === 390) {
        expect((await currentCrumb.boundingBox())?.width).toBe(1);
        await page.locator('summary', { hasText: 'On this page' }).focus();
        await page.keyboard.press('Enter');
      }
      const contents = page.getByRole('navigation', { name: 'On this page' });
      await expect(contents).toMatchAriaSnapshot(`
          - navigation "On this page":
            - list:
              - listitem:
                - link "The set-up"
              - listitem:
                - link "Five questions"
        `);
      await expectAccessible('main');
      await contents.getByRole('link', { name: 'What nine cost' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'What nine cost' })).toBeInViewport();
      await expect(contents.locator('[aria-current=location]')).toHaveText('What nine cost');

      const footnote = page.locator('main sup').getByRole('link', { name: '1' });
      await footnote.focus();
      await page.keyboard.press('Enter');
      const back = page.getByRole('link', { name: 'Back to the text, note 1' });
      await expect(back).toBeInViewport();
      await back.focus();
      await page.keyboard.press('Enter');
      await expect(footnote).toBeInViewport();
    });
  });

test('the mark of a heading that fills its line does not widen the page, nor take a line of its own', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await open(page, '/blog/the-first-two-weeks-decide');
  const lines = await page
    .locator('.prose h2')
    .evaluateAll((headings) => headings.map((h) => h.clientHeight / Number.parseFloat(getComputedStyle(h).lineHeight)));
  expect(lines.map(Math.round)).toEqual(lines.map(() => 1));
  for (let width = 320; width <= 420; width += 2) {
    await page.setViewportSize({ width, height: 800 });
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth, `at ${width} px`).toBe(width);
  }
});

test('back leads through the sections that were visited', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, ARTICLE);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  for (const name of ['Five questions', 'What nine cost']) {
    await contents.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { name })).toBeInViewport();
  }
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Five questions' })).toBeInViewport();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'What nine cost' })).toBeInViewport();
});

test('a figure of an article has a caption and opens in full size', async ({ page, expectAccessible }) => {
  await open(page, '/blog/what-a-night-shift-taught-our-roster');
  const figure = page.getByRole('main').locator('.prose figure:has(img)');
  await expect(figure.locator('figcaption')).toContainText('Two of the four weeks');
  await expectAccessible('main');
  const link = figure.getByRole('link', { name: /^Full size: Roster of 14 people/ });
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Roster of 14 people/ });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test('a block of code is copied with the keyboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, ARTICLE);
  await page.getByRole('button', { name: 'Copy indexes.sql' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copied indexes.sql' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^-- Lines of one order[\s\S]+using brin/);
});

test('if the browser refuses to copy, the button says so', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () =>
      Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
  });
  await open(page, ARTICLE);
  await page.getByRole('button', { name: 'Copy indexes.sql' }).click();
  await expect(page.getByRole('button', { name: 'Copying isn’t allowed indexes.sql' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Copying isn’t allowed' })).toHaveCount(1);
});

test('an article links to its author and topics, each with a feed', async ({ page, request }) => {
  for (const [name, path] of [
    ['Piotr Zielny', '/authors/piotr-zielny'],
    ['Data', '/topics/data'],
  ] as const) {
    await open(page, ARTICLE);
    await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('main').locator(`a[href="${ARTICLE}"]`).first()).toBeVisible();
    const feed = await page.getByRole('link', { name: /^Follow by RSS/ }).getAttribute('href');
    expect(await (await request.get(feed ?? '')).text()).toContain(ARTICLE);
  }
});

test('a technology links to the list of all technologies', async ({ page }) => {
  await open(page, '/tech/postgresql');
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Technologies' }).click();
  await expect(page).toHaveURL(/\/tech$/);
  await expect(
    page.getByRole('region', { name: 'Data', exact: true }).locator('a[href="/tech/postgresql"]'),
  ).toBeVisible();
});

test('in a table on a phone, labels wrap beside their values', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/logistics/custom-warehouse-management-system');
  const labels = page.locator('td.is-highlighted[data-label]');
  await expect(labels).toHaveCount(4);
  const heights = labels.evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').height));
  expect(new Set(await heights).size, 'each takes the same two lines').toBe(1);
});

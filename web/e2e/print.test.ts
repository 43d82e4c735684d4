import type { Locator } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';

// A dark theme on the screen is the harder case: paper is light all the same.
test.use({
  expectedErrors: /status of 404.*_payload\.json/,
  colorScheme: 'dark',
  viewport: { width: 673, height: 950 },
});

const colours = (place: Locator) =>
  place.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return { color, backgroundColor };
  });

for (const [what, path, mostPages] of [
  ['a job', '/careers/senior-backend-engineer-logistics', 3],
  ['a case study', '/projects/logistics/frozen-hall-slotting', 5],
] as const)
  test(`${what} prints as its text, facts and figures, black on white`, async ({ page }) => {
    await open(page, path);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const facts = await page.locator('.particulars dt').allInnerTexts();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    for (const fact of facts) await expect(page.locator('.particulars dt', { hasText: fact }).first()).toBeVisible();
    for (const left of ['.header', '.footer', '.crumbs', '.pager', '.btn', '.cta'])
      for (const part of await page.locator(left).all()) await expect(part).toBeHidden();

    // Nothing light on light: not on the page, not in what is a dark band on the screen.
    expect((await colours(page.locator('body'))).backgroundColor).toBe('rgb(255, 255, 255)');
    for (const heading of await page.locator('main :is(h1, h2)').all())
      if (await heading.isVisible()) expect((await colours(heading)).color).toBe('rgb(0, 0, 0)');
    for (const band of await page.locator('main .band').all())
      if (await band.isVisible())
        expect((await colours(band)).backgroundColor).toMatch(/^rgba\(0, 0, 0, 0\)|255, 255, 255/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(673);

    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(pages).toBeGreaterThan(0);
    expect(pages).toBeLessThanOrEqual(mostPages);
  });

test('the interview days of a job keep their drawing', async ({ page }) => {
  await open(page, '/careers/senior-backend-engineer-logistics');
  await page.emulateMedia({ media: 'print' });
  const bar = page.locator('.timeline__bar').first();
  await expect(bar).toBeVisible();
  await expect(bar).toHaveCSS('print-color-adjust', 'exact');
});

test('a case study prints its cover and figures whole, as their captions describe them', async ({ page }) => {
  await open(page, '/projects/logistics/frozen-hall-slotting');
  await page.emulateMedia({ media: 'print' });
  const images = page.locator('.cover img, figure:has(figcaption) img');
  expect(await images.count()).toBeGreaterThan(2);
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    const { shown, natural, height } = await image.evaluate(async (element: HTMLImageElement) => {
      await element.decode();
      const { width, height } = element.getBoundingClientRect();
      return { shown: width / height, natural: element.naturalWidth / element.naturalHeight, height };
    });
    expect(shown / natural).toBeCloseTo(1, 2);
    // What is left of A4 between the margins, in pixels.
    expect(height).toBeLessThan(985);
  }
});

test('the brand page prints its colours, and each logo on its ground', async ({ page }) => {
  await open(page, '/brand');
  await page.emulateMedia({ media: 'print' });
  for (const colour of await page.locator('.swatches i').all())
    await expect(colour).toHaveCSS('print-color-adjust', 'exact');
  const grounds = page.locator('.logo-plate__ground');
  await expect(grounds.nth(1)).toHaveCSS('background-color', 'rgb(10, 59, 56)');
  for (const ground of await grounds.all()) {
    await expect(ground).toHaveCSS('print-color-adjust', 'exact');
    const [outer, inner] = [await ground.boundingBox(), await ground.locator('img').boundingBox()];
    expect((inner?.y ?? 0) + (inner?.height ?? 0)).toBeLessThan((outer?.y ?? 0) + (outer?.height ?? 0));
  }
});

test('answers are printed without being opened, and the page says whose it is', async ({ page }) => {
  await open(page, '/careers');
  await page.emulateMedia({ media: 'print' });
  const answers = page.locator('.faq details > div');
  expect(await answers.count()).toBeGreaterThan(0);
  for (const answer of await answers.all())
    expect(await answer.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))).toBe(true);
  const lines = ['meta[property="og:site_name"]', 'link[rel="canonical"]'].map((selector) => page.locator(selector));
  for (const line of lines) {
    await expect(line).toBeVisible();
    expect(await line.evaluate((element) => getComputedStyle(element, '::before').content)).not.toBe('none');
  }
  // The number of the last day stands a little beyond the scale.
  const last = await page.locator('.timeline__scale span').last().boundingBox();
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(673);
});

import type { Locator, Page } from '@playwright/test';
import { en } from '#app/i18n/en.ts';
import { expect, open, test } from './fixtures.ts';

// The dark theme is the harder case, as print has to be light.
test.use({
  colorScheme: 'dark',
  viewport: { width: 673, height: 950 },
});

const colours = (place: Locator) =>
  place.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return { color, backgroundColor };
  });

/** Elements that overflow the sheet, or whose content is cut off where it would scroll on a screen. */
const findCutOffElements = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')].flatMap((element) => {
      const { right, width, height } = element.getBoundingClientRect();
      const { overflowX, clip } = getComputedStyle(element);
      // Screen-reader text is clipped on purpose, and images have a test of their own.
      if (width <= 1 || height <= 1 || clip !== 'auto' || element.matches('svg *, img')) return [];
      const isCut = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      return isCut || right > document.documentElement.clientWidth + 1 ? [element.outerHTML.slice(0, 120)] : [];
    }),
  );

const ON_EVERY_PAGE = ['.header', '.footer', '.btn'];

for (const { what, path, mostPages, hasFacts = true, bands = 0, regions = [], onScreenOnly = [] } of [
  {
    what: 'an article',
    path: '/blog/how-we-estimate-a-migration-from-paper',
    mostPages: 7,
    regions: ['More articles'],
    onScreenOnly: ['.crumbs'],
  },
  {
    what: 'a case study',
    path: '/projects/logistics/frozen-hall-slotting',
    mostPages: 6,
    bands: 2,
    onScreenOnly: ['.crumbs', '.pager'],
  },
  {
    what: 'a job',
    path: '/careers/senior-backend-engineer-logistics',
    mostPages: 3,
    onScreenOnly: ['.crumbs', '.pager'],
  },
  {
    what: 'a resource',
    path: '/free-resources/warehouse-slotting-first-walk-checklist',
    mostPages: 3,
    hasFacts: false,
    regions: ['More resources'],
  },
])
  test(`${what} prints as its text, facts and figures, black on white`, async ({ page }) => {
    await open(page, path);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const facts = await page.locator('.fact-list dt').allInnerTexts();
    expect(facts.length > 0).toBe(hasFacts);
    const omitted = regions.map((name) => page.getByRole('region', { name }));
    for (const region of omitted) await expect(region).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    for (const fact of facts) await expect(page.locator('.fact-list dt', { hasText: fact }).first()).toBeVisible();
    for (const selector of [...ON_EVERY_PAGE, ...onScreenOnly]) {
      const parts = await page.locator(selector).all();
      expect(parts.length, selector).toBeGreaterThan(0);
      for (const part of parts) await expect(part).toBeHidden();
    }
    for (const region of omitted) await expect(region).toBeHidden();

    // No light text on white, not even in bands that are dark on a screen.
    expect((await colours(page.locator('body'))).backgroundColor).toBe('rgb(255, 255, 255)');
    for (const heading of await page.locator('main :is(h1, h2)').all())
      if (await heading.isVisible()) expect((await colours(heading)).color).toBe('rgb(0, 0, 0)');
    await expect(page.locator('main .band')).toHaveCount(bands);
    for (const band of await page.locator('main .band').all())
      if (await band.isVisible())
        expect((await colours(band)).backgroundColor).toMatch(/^rgba\(0, 0, 0, 0\)|255, 255, 255/);
    expect(await findCutOffElements(page)).toEqual([]);
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(pages).toBeGreaterThan(0);
    expect(pages).toBeLessThanOrEqual(mostPages);
  });

test('a link to another site prints its URL', async ({ page }) => {
  await open(page, '/blog/how-we-estimate-a-migration-from-paper');
  await page.emulateMedia({ media: 'print' });
  const link = page.locator('.prose').getByRole('link', { name: '§ 630f (3) BGB' });
  const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(printed).toContain('https://www.gesetze-im-internet.de/bgb/__630f.html');
});

test('the bars of the hiring process are printed', async ({ page }) => {
  await open(page, '/careers/senior-backend-engineer-logistics');
  await page.emulateMedia({ media: 'print' });
  const bar = page.getByRole('listitem').filter({ hasText: 'Application form' }).locator('[aria-hidden]');
  await expect(bar).toBeVisible();
  await expect(bar).toHaveCSS('print-color-adjust', 'exact');
});

test('a case study prints its cover and figures uncropped', async ({ page }) => {
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
    // The height of A4 between the margins, in pixels.
    expect(height).toBeLessThan(985);
  }
});

test('the brand page prints its colours, and each logo on its background', async ({ page }) => {
  await open(page, '/brand');
  await page.emulateMedia({ media: 'print' });
  for (const colour of await page.locator('main i[style]').all())
    await expect(colour).toHaveCSS('print-color-adjust', 'exact');
  const plates = page.getByRole('region', { name: en.brand.logos }).locator('figure:has(a[download]) > div');
  const onDark = plates.and(page.locator('.on-dark')).first();
  await expect(onDark).toHaveCSS('background-color', 'rgb(12, 63, 58)');
  for (const plate of await plates.all()) {
    await expect(plate).toHaveCSS('print-color-adjust', 'exact');
    const [outer, inner] = [await plate.boundingBox(), await plate.locator('img').boundingBox()];
    expect((inner?.y ?? 0) + (inner?.height ?? 0)).toBeLessThan((outer?.y ?? 0) + (outer?.height ?? 0));
  }
});

test('collapsed answers are printed, and so is the name of the studio', async ({ page }) => {
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
  // The number of the last day extends a little beyond the scale, but not beyond the page.
  const last = await page.getByText('15', { exact: true }).boundingBox();
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(673);
});

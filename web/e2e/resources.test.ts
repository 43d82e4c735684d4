import { readFile } from 'node:fs/promises';
import { expect, open, test } from './fixtures.ts';

const CHECKLIST = '/free-resources/warehouse-slotting-first-walk-checklist';

test('a resource shows each file’s format, length and size, and all files can be downloaded', async ({ page }) => {
  await open(page, CHECKLIST);
  await expect(page.getByRole('main').getByRole('term')).toHaveText(['PDF', 'Spreadsheet', 'Published']);
  await expect(page.getByRole('main').getByRole('definition').first()).toHaveText('8 pages, 48 checks, 0.2 MB');
  for (const [format, magic] of [
    ['PDF', '%PDF'],
    ['Spreadsheet', 'PK'],
  ] as const) {
    const started = page.waitForEvent('download');
    await page
      .getByRole('link', { name: `Download ${format}` })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    const content = await readFile(await (await started).path());
    expect(content.subarray(0, magic.length).toString()).toBe(magic);
  }
});

test('a preview in full size closes when the visitor goes back', async ({ page }) => {
  await open(page, '/free-resources');
  await page.getByRole('main').locator(`a[href="${CHECKLIST}"]`).first().click();
  await expect(page).toHaveURL(CHECKLIST);
  await page.getByRole('main').getByRole('link', { name: 'Full size' }).first().click();
  const dialog = page.getByRole('dialog', { name: /checks at the dock/ });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/free-resources');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the texts of a row are level, right below its longest title', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/free-resources');
  const cards = await page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((articles) =>
      articles.map((card) => ({
        row: card.getBoundingClientRect().top,
        title: card.querySelector('h3 a')?.getBoundingClientRect().bottom ?? 0,
        text: card.querySelector('p')?.getBoundingClientRect().top ?? 0,
      })),
    );
  const rows = [...Map.groupBy(cards, ({ row }) => row).values()];
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows) {
    expect(new Set(row.map(({ text }) => Math.round(text))).size).toBe(1);
    expect((row[0]?.text ?? 0) - Math.max(...row.map(({ title }) => title))).toBeLessThan(20);
  }
});

for (const width of [390, 1440])
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`${width} px wide and ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 900 }, colorScheme });

      test('previews open in full size', async ({ page, expectAccessible }) => {
        await open(page, CHECKLIST);
        const pages = page.getByRole('main').getByRole('link', { name: 'Full size' });
        await expect(pages).toHaveCount(3);
        await expect(pages.first()).toMatchAriaSnapshot(`
          - link /Full size/:
            - img /checks at the dock/
        `);
        await expectAccessible('main');
        await pages.first().focus();
        await page.keyboard.press('Enter');
        const dialog = page.getByRole('dialog', { name: /checks at the dock/ });
        await expect(dialog).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(pages.first()).toBeFocused();
      });
    });

import { expect, open, test } from './fixtures.ts';

/** What stands out on each page, as a screen reader gets it. */
const PAGES: [path: string, part: string, snapshot: string][] = [
  ['/tech', 'main', '- heading "Languages" [level=3]'],
  ['/topics/data', 'main', '- heading "Data" [level=1]\n- paragraph:\n  - link /Follow by RSS/'],
  ['/authors/piotr-zielny', 'main', '- heading "Piotr Zielny" [level=1]\n- paragraph:\n  - link /Follow by RSS/'],
  ['/search?q=who+owns+the+code', 'main', '- link /owns the code/'],
  ['/projects/logistics/dock-board', 'main', '- heading "Questions about this project?" [level=2]'],
  ['/careers', 'main', '- link /Open application/'],
  ['/careers/platform-engineer', 'main', '- link "Send to a friend"\n- button "Copy link"'],
  ['/free-resources/hipaa-readiness-checklist', 'main', '- button "Copy link"'],
  ['/technical-bytes/hl7-mllp-ack', 'main', '- heading "More from Overflow" [level=2]'],
  ['/brand', 'main', '- heading "Press kit" [level=2]'],
];

for (const [width, colorScheme] of [
  [390, 'light'],
  [1440, 'dark'],
] as const)
  test.describe(`${width} px wide and ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme });

    for (const [path, part, snapshot] of PAGES)
      test(`${path} is accessible and says what it is for`, async ({ page, expectAccessible }) => {
        await open(page, path);
        await expect(page.locator(part)).toMatchAriaSnapshot(snapshot);
        await expectAccessible(part);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      });

    test('a link is copied with the keyboard', async ({ page, context, baseURL }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, '/careers/platform-engineer');
      await page.getByRole('main').getByRole('button', { name: 'Copy link' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main').getByRole('button', { name: 'Copied' })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/careers/platform-engineer`);
    });
  });

import { expect, open, test } from './fixtures.ts';

const LISTS = ['/blog', '/technical-bytes', '/projects', '/careers'];

test('each list with a feed links to the page about feeds', async ({ page }) => {
  for (const list of LISTS) {
    await open(page, list);
    await page.getByRole('main').getByRole('link', { name: 'Follow by RSS' }).click();
    await expect(page, list).toHaveURL(/\/follow$/);
  }
});

for (const width of [390, 1440])
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`${width} px wide and ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 900 }, colorScheme });

      test('each feed can be read, and its URL copied with the keyboard', async ({
        page,
        context,
        request,
        baseURL,
        expectAccessible,
      }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await open(page, '/follow');
        await expectAccessible('main');
        const entries = page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading') });
        await expect(entries).toHaveCount(LISTS.length);
        await expect(entries.first()).toMatchAriaSnapshot(`
          - listitem:
            - heading "Articles" [level=2]:
              - link "Articles"
            - paragraph: Articles as soon as they are published, in full.
            - link /blog.feed.xml/
            - paragraph:
              - link "Atom Articles"
              - button "Copy Articles"
        `);
        for (const [index, list] of LISTS.entries()) {
          await entries.nth(index).getByRole('button', { name: 'Copy' }).focus();
          await page.keyboard.press('Enter');
          await expect(entries.nth(index).getByRole('button', { name: 'Copied' })).toBeVisible();
          const feed = await page.evaluate(() => navigator.clipboard.readText());
          expect(feed).toBe(`${baseURL}${list}/feed.xml`);
          expect((await request.get(feed)).headers()['content-type']).toContain('application/rss+xml');
        }
      });
    });

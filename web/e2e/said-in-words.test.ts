import { expect, open, test } from './fixtures';

// What is fetched ahead of a link that leads nowhere is the business of the test that follows all links.
test.use({ expectedErrors: /status of 404.*_payload\.json/ });

for (const width of [390, 768, 1280])
  test(`whose turn it is in a hiring step is written, not only coloured, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/careers');
    const step = page.getByRole('listitem').filter({ hasText: 'Application form' });
    await expect(step.locator('.tide__lim')).toHaveText('Your turn, up to 2 days');
    const box = await step.getByText('Your turn').boundingBox();
    expect(box?.height).toBeGreaterThan(10);
  });

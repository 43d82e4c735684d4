import { expect, test } from './fixtures.ts';
import { newEmail } from './inbox.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test('after a message the thank-you text is in view', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Dana Oyelaran');
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Company').fill('Hill Clinic');
  await page.getByLabel('Budget').selectOption('Not sure yet');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL(/#sent$/);
  const thanks = page.getByRole('heading', { name: 'Thank you. We have it.' });
  await expect(thanks).toBeInViewport({ ratio: 1 });
  await expect(thanks).toBeFocused();
  await expect(page.getByText(/We will reply by/)).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(/We will reply by/)).toHaveCount(1);
  // The sticky header must not cover the heading.
  const header = await page.getByRole('banner').boundingBox();
  const box = await thanks.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});

test('after a job application the thank-you text is in view', async ({ page }) => {
  await page.goto('/careers');
  await page.locator('.job a').first().click();
  await page.getByRole('link', { name: 'Apply now' }).first().click();
  await page.getByLabel('Your name').fill('Grace');
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Links').fill('https://example.org/grace');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you. We have it.' })).toBeInViewport({
    ratio: 1,
  });
  await expect(page.getByText(/We will read it by/)).toBeInViewport({ ratio: 1 });
});

test('after a startup application the thank-you text is in view', async ({ page }) => {
  const next = () => page.getByRole('button', { name: 'Next' }).click();
  await page.goto('/startups/apply/about-you');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Email').fill(newEmail());
  await next();
  await page.getByLabel('What are you building?').fill('A label printer for pharmacies.');
  await page.getByLabel('What problem does it solve, and for whom?').fill('Wrong labels on infusions.');
  await page.getByLabel('Web and mobile').check();
  await page.getByLabel('How far along are you?').selectOption('First paying customer');
  await next();
  await next();
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you. We have it.' })).toBeInViewport({ ratio: 1 });
});

test('after a like its result is in view', async ({ page }) => {
  await page.goto('/technical-bytes');
  await page.locator('.byte h2 a').filter({ visible: true }).last().click();
  await page.getByRole('button', { name: 'Like' }).click();
  await expect(page.getByText(/Liked\. Press again/)).toBeInViewport({ ratio: 1 });
});

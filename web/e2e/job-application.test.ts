import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures';
import { MIN_FILL_MS, newEmail, readInbox } from './inbox';

const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') };
const program = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ this is a program') };

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'the job application' : 'the job application without JavaScript', () => {
    // What only the server can find out is answered with 422, which browsers put into the console.
    test.use({ javaScriptEnabled, expectedErrors: /status of 422/ });
    const openApplication = async (page: Page) => {
      await (javaScriptEnabled ? open(page, '/careers') : page.goto('/careers'));
      await page.locator('.job a').first().click();
      await page.getByRole('link', { name: 'Apply now' }).first().click();
      await expect(page).toHaveURL(/\/careers\/[a-z0-9-]+\/apply$/);
      await expect(page.getByRole('heading', { level: 1, name: /^Apply as / })).toBeVisible();
    };

    test('goes from the job to the confirmation with dates, and arrives with the CV', async ({ page, request }) => {
      const email = newEmail();
      await openApplication(page);
      await expect(page.getByText('PDF, DOCX or ODT, at most 10 MB.')).toBeVisible();
      await page.getByLabel('Your name').fill('Grace');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('CV').setInputFiles(cv);
      await page.getByRole('checkbox').check();
      await page.waitForTimeout(MIN_FILL_MS);
      await page.getByRole('button', { name: 'Send application' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Thank you. It is with us.' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Your dates' })).toBeVisible();
      await expect(page.getByText(/by \w{3} \d+ \w+/).first()).toBeAttached();
      const entries = await readInbox('application', email);
      expect(entries).toMatchObject([{ name: 'Grace', consent: 1, state: 'new' }]);
      // A CV lies among the CMS's uploads, but the site hands it to nobody.
      const file = `cv_${entries[0]?.submission_id}_0123456789.pdf`;
      expect((await request.get(`/uploads/${file}`)).status()).toBe(404);
    });

    test('says what is missing and looks into the file', async ({ page }) => {
      await openApplication(page);
      await page.getByRole('button', { name: 'Send application' }).click();
      const summary = page.getByRole('alert').filter({ hasText: 'another look' });
      for (const sentence of [
        'Please provide your name.',
        'Please provide an email we can contact you with.',
        'Please add a CV or at least one link.',
        'Please agree, or we may not keep your application.',
      ])
        await expect(summary.getByRole('link', { name: sentence })).toBeVisible();
      await page.getByLabel('Your name').fill('Grace');
      await page.getByLabel('Email').fill('grace@example.org');
      await page.getByRole('checkbox').check();
      await page.getByLabel('CV').setInputFiles(program);
      await page.getByRole('button', { name: 'Send application' }).click();
      await expect(summary.getByRole('link', { name: 'Please choose a PDF, DOCX or ODT file.' })).toBeVisible();
      await expect(page.getByLabel('Your name')).toHaveValue('Grace');
    });
  });

test.describe('an application for a job that does not exist', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('is a 404', async ({ page }) => {
    expect((await page.goto('/careers/captain/apply'))?.status()).toBe(404);
  });
});

test('the application is accessible', async ({ page, expectAccessible }) => {
  await open(page, '/careers');
  const job = await page.locator('.job a').first().getAttribute('href');
  await open(page, `${job}/apply`);
  await expectAccessible('main');
  await open(page, `${job}/apply/thanks`);
  await expectAccessible('main');
});

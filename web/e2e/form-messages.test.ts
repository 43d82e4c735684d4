import type { Page } from '@playwright/test';
import { CV_MAX_BYTES, CV_MAX_MB } from '#app/leads/cv-limits.ts';
import { expect, open, test } from './fixtures.ts';
import { newEmail, readInbox } from './inbox.ts';

const pdf = (buffer: Buffer) => ({ name: 'cv.pdf', mimeType: 'application/pdf', buffer });
const cv = pdf(Buffer.from('%PDF-1.7\n%%EOF\n'));
const characters = (count: number) => 'x'.repeat(count);

const summaryOf = (page: Page) => page.getByRole('region', { name: /another look/ });
const button = (page: Page) => page.locator('main button[data-state]');

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'form errors' : 'form errors without JavaScript', () => {
    test.use({ javaScriptEnabled, expectedErrors: /status of 422/ });

    const start = (page: Page, path: string) => (javaScriptEnabled ? open(page, path) : page.goto(path));
    const applyPath = async (page: Page) => {
      await page.goto('/careers');
      return `${await page.locator('.job a').first().getAttribute('href')}/apply`;
    };
    const expectError = (page: Page, sentence: string) =>
      expect(summaryOf(page).getByRole('link', { name: sentence, exact: true })).toBeVisible();

    test('in the contact form: texts that are too long, and the text for "other"', async ({ page }) => {
      await start(page, '/contact');
      await page.getByLabel('What’s stuck?').fill(characters(5001));
      await page.getByRole('group', { name: 'What is it about?' }).getByLabel('Other').check();
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expectError(page, 'What’s stuck? The text must be at most 5000 characters long.');
      await expectError(page, 'What is it, in a few words? This field is required.');
      await expect(page.getByLabel('What’s stuck?')).toHaveValue(characters(5001));
    });

    test('in the startup application: malformed URLs, and texts that are too long', async ({ page }) => {
      await start(page, '/startups/apply/about-you');
      await page.getByLabel('Your name').fill('Ada');
      await page.getByLabel('Email').fill('ada@example.org');
      await page.getByLabel('Website').fill('no address');
      await page.getByRole('button', { name: 'Next' }).click();
      await expectError(page, 'Website Please enter a web address such as example.com.');
      await page.getByLabel('Website').fill('label-printer.example');
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(page).toHaveURL(/idea-and-team$/);
      await page.getByLabel('What are you building?').fill(characters(2001));
      if (javaScriptEnabled) await expect(page.getByText('2001 of 2000 characters')).toBeVisible();
      await page.getByLabel('Who else is working on this?').fill(characters(2001));
      await page.getByRole('button', { name: 'Next' }).click();
      await expectError(page, 'Who else is working on this? The text must be at most 2000 characters long.');
    });

    test('in the job application: a malformed email, texts that are too long, and missing consent', async ({
      page,
    }) => {
      await start(page, await applyPath(page));
      await page.getByLabel('Your name').fill('Grace');
      await page.getByLabel('Email').fill('grace');
      await page.getByLabel('What should we know?').fill(characters(5001));
      await page.getByLabel('Links').fill(characters(1001));
      await page.getByRole('button', { name: 'Send application' }).click();
      for (const sentence of [
        "The email's format seems to be invalid.",
        'What should we know? The text must be at most 5000 characters long.',
        'Links The text must be at most 1000 characters long.',
        'Please tick this box: without your consent we can’t store your application.',
      ])
        await expectError(page, sentence);
    });

    for (const [kind, file, sentence] of [
      ['empty', pdf(Buffer.alloc(0)), 'This file is empty.'],
      [
        'too large',
        pdf(Buffer.concat([cv.buffer, Buffer.alloc(CV_MAX_BYTES)])),
        `The file must be at most ${CV_MAX_MB} MB.`,
      ],
      [
        'of another type',
        { ...cv, name: 'cv.exe' },
        javaScriptEnabled ? 'Please choose a PDF, DOCX or ODT file.' : null,
      ],
    ] as const)
      test(`in the job application: a file that is ${kind}`, async ({ page }) => {
        await start(page, await applyPath(page));
        await page.getByLabel('Your name').fill('Grace');
        await page.getByLabel('Email').fill(newEmail());
        await page.getByRole('checkbox').check();
        await page.getByLabel('CV').setInputFiles(file);
        await page.getByRole('button', { name: 'Send application' }).click();
        if (sentence) await expectError(page, sentence);
        // The server checks the content instead of the name, and this is a PDF.
        else await expect(page.getByRole('heading', { level: 1, name: 'Thank you. We have it.' })).toBeVisible();
      });
  });

test.describe('the job application', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  const openAndFill = async (page: Page) => {
    const email = newEmail();
    await open(page, '/careers');
    await open(page, `${await page.locator('.job a').first().getAttribute('href')}/apply`);
    await page.getByLabel('Your name').fill('Grace');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Links').fill('https://example.org/grace');
    await page.getByRole('checkbox').check();
    return email;
  };

  test('keeps its values after a reload, and after leaving and coming back', async ({ page }) => {
    const email = await openAndFill(page);
    await page.reload();
    await expect(page.getByLabel('Links')).toHaveValue('https://example.org/grace');
    await expect(page.getByRole('checkbox')).toBeChecked();
    await page.goto('/contact');
    await page.goBack();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Your name')).toHaveValue('Grace');
  });

  test('arrives once with a double click', async ({ page }) => {
    const email = await openAndFill(page);
    await button(page).dblclick();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you. We have it.' })).toBeVisible();
    expect(await readInbox('application', email)).toHaveLength(1);
  });
});

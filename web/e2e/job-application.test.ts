import type { Page } from '@playwright/test';
import { expect, holdRequests, open, test } from './fixtures.ts';
import { newEmail, readInbox } from './inbox.ts';
import { sendForm } from './send-form.ts';

const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') };
const executable = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ this is a program') };

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'the job application' : 'the job application without JavaScript', () => {
    // Errors that only the server can detect get a 422, which browsers log.
    test.use({ javaScriptEnabled, expectedErrors: /status of 422/ });
    const openApplication = async (page: Page) => {
      await (javaScriptEnabled ? open(page, '/careers') : page.goto('/careers'));
      await page.locator('.job a').first().click();
      await page.getByRole('link', { name: 'Apply now' }).first().click();
      await expect(page).toHaveURL(/\/careers\/[a-z0-9-]+\/apply$/);
      await expect(page.getByRole('heading', { level: 1, name: /^Apply for / })).toBeVisible();
    };

    test('leads from the job to the confirmation with dates, and is stored with the CV', async ({ page, request }) => {
      const email = newEmail();
      await openApplication(page);
      // One of the two is required, so neither is labelled as optional.
      const either = page.getByRole('group', { name: 'One of these two is enough' });
      await expect(either.getByLabel('Links', { exact: true })).toBeVisible();
      await expect(either.getByLabel('CV', { exact: true })).toHaveAccessibleDescription(
        'PDF, DOCX or ODT, at most 10 MB.',
      );
      await page.getByLabel('Your name').fill('Grace');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('CV').setInputFiles(cv);
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Send application' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Thank you. We have it.' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Your dates' })).toBeVisible();
      await expect(page.getByText(/by \w{3} \d+ \w+/).first()).toBeAttached();
      const entries = await readInbox('application', email);
      expect(entries).toMatchObject([{ name: 'Grace', consent: 1, state: 'new' }]);
      // CVs are among the CMS's uploads, but the site does not serve them.
      const file = `cv_${entries[0]?.submission_id}_0123456789.pdf`;
      expect((await request.get(`/uploads/${file}`)).status()).toBe(404);
    });

    test('reports missing fields and checks the file', async ({ page }) => {
      await openApplication(page);
      await page.getByRole('button', { name: 'Send application' }).click();
      const summary = page.getByRole('region', { name: /another look/ });
      for (const sentence of [
        'Please provide your name.',
        'Please provide an email we can contact you with.',
        'Please add a CV or at least one link.',
        'Please tick this box: without your consent we can’t store your application.',
      ])
        await expect(summary.getByRole('link', { name: sentence })).toBeVisible();
      await summary.getByRole('link', { name: /^Please tick this box/ }).click();
      await expect(page.getByRole('checkbox')).toBeInViewport();
      if (javaScriptEnabled) await expect(page.getByRole('checkbox')).toBeFocused();
      await page.getByLabel('Your name').fill('Grace');
      await page.getByLabel('Email').fill('grace@example.org');
      await page.getByRole('checkbox').check();
      await page.getByLabel('CV').setInputFiles(executable);
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

test('the application is accessible', async ({ page, expectAccessible, baseURL }) => {
  await open(page, '/careers');
  const job = await page.locator('.job a').first().getAttribute('href');
  await open(page, `${job}/apply`);
  await expectAccessible('main');
  const { receipt } = await sendForm(baseURL, `${job}/apply`);
  await open(page, `${job}/apply/thanks?sent=${receipt}`);
  await expectAccessible('main');
});

test('there is no confirmation without an application', async ({ page, baseURL }) => {
  await page.goto('/careers');
  const [job, other] = await page
    .locator('.job a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const { receipt } = await sendForm(baseURL, `${other}/apply`);
  for (const query of ['', `?sent=${new Date().toISOString()}`, `?sent=${receipt}`]) {
    await page.goto(`${job}/apply/thanks${query}`);
    await expect(page).toHaveURL(`${job}`);
  }
});

test('the confirmation repeats the interview process with the dates of this application', async ({ page, baseURL }) => {
  await page.goto('/careers');
  const job = await page.locator('.job a').first().getAttribute('href');
  const { receipt } = await sendForm(baseURL, `${job}/apply`);
  await page.goto(`${job}/apply/thanks?sent=${receipt}`);
  const words = page.getByText(/We will read it by \w+day \d+ \w+, 18:00 in Hamburg and write to you by email\./);
  await expect(words).toBeVisible();
  const dates = page.locator('section', { has: page.getByRole('heading', { name: 'Your dates' }) });
  await expect(dates.getByText('Each day ends at 18:00 in Hamburg.')).toBeVisible();
  // One working day to read it, five for the challenge, four for its review, three for the interview.
  const texts = await dates.getByText(/^\w+( turn)?, by \w{3} \d+ \w{3}$/).allTextContents();
  expect(new Set(texts).size).toBe(4);
  await expect(dates.getByText(/from \w+day \d+ \w+, 18:00 in Hamburg at the latest/)).toBeAttached();
  const href = await dates.getByRole('link', { name: 'Add to your calendar' }).getAttribute('href');
  const calendar = await page.request.get(href ?? '');
  expect(calendar.headers()['content-type']).toContain('text/calendar');
  const events = (await calendar.text()).replaceAll('\r\n ', '');
  expect(events.match(/^DTSTART:\d{8}T\d{6}Z\r$/gm)).toHaveLength(4);
  expect(events).toMatch(/^DESCRIPTION:\w+day \d+ \w+\\, 18:00 in Hamburg/m);
  expect((await page.request.get((href ?? '').replace(/\?.*/, ''))).status()).toBe(404);
});

test.describe('sending an application', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  const fillForm = async (page: Page, file = cv) => {
    const email = newEmail();
    await open(page, '/careers');
    const job = await page.locator('.job a').first().getAttribute('href');
    await open(page, `${job}/apply`);
    await page.getByLabel('Your name').fill('Grace');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('CV').setInputFiles(file);
    await page.getByRole('checkbox').check();
    return email;
  };
  const send = (page: Page) => page.locator('main button[data-state]');

  test('shows the upload progress of a large CV on a slow connection', async ({ page, context }) => {
    const large = { ...cv, buffer: Buffer.concat([cv.buffer, Buffer.alloc(1_500_000, ' ')]) };
    const email = await fillForm(page, large);
    const devtools = await context.newCDPSession(page);
    const slow = { offline: false, latency: 50, downloadThroughput: 1_000_000, uploadThroughput: 300_000 };
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slow);
    await send(page).click();
    const bar = page.getByRole('progressbar', { name: 'Sending...' });
    const seen = new Set<number>();
    await expect(async () => {
      seen.add(Number(await bar.getAttribute('value', { timeout: 1000 })));
      expect([...seen].filter((value) => value > 0 && value < 100).length).toBeGreaterThanOrEqual(2);
    }).toPass({ intervals: [100] });
    await expect(page.getByText(/^\d+% sent$/)).toBeVisible();
    // In the form, not at the top, where the site's own progress bar is.
    expect((await bar.boundingBox())?.y).toBeGreaterThan((await page.getByLabel('CV').boundingBox())?.y ?? Infinity);
    expect([...seen]).toEqual([...seen].sort((a, b) => a - b));
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you. We have it.' })).toBeVisible();
    expect(await readInbox('application', email)).toHaveLength(1);
  });

  test('a slow server: Sending..., and a further click sends nothing', async ({ page }) => {
    await fillForm(page);
    const slow = await holdRequests(page, '**/apply/send');
    await send(page).click();
    await expect(send(page)).toHaveText('Sending...');
    await send(page).click();
    slow.release();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you. We have it.' })).toBeVisible();
    expect(slow.count()).toBe(1);
  });

  test('reports being offline and a server error, and keeps the chosen file', async ({ page, context }) => {
    const email = await fillForm(page);
    await context.setOffline(true);
    await send(page).click();
    await expect(page.getByText('You’re offline. Nothing you typed is lost')).toBeVisible();
    await context.setOffline(false);
    await page.route('**/apply/send', (route) => route.fulfill({ status: 500, body: 'no' }));
    await send(page).click();
    await expect(page.getByText('Your message didn’t reach us.')).toBeVisible();
    await expect(send(page)).toHaveText('An error occured.');
    await page.unroute('**/apply/send');
    await send(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you. We have it.' })).toBeVisible();
    const entries = await readInbox('application', email);
    expect(entries).toHaveLength(1);
  });
});

test('a candidate whom no position fits can still apply', async ({ page, baseURL }) => {
  await open(page, '/careers');
  await expect(page.getByText('None of these?')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Open application' }).click();
  await expect(page).toHaveURL(/\/careers\/open-application\/apply$/);
  await expect(page.getByRole('button', { name: 'Send application' })).toBeVisible();
  const { receipt } = await sendForm(baseURL, '/careers/open-application/apply');
  await open(page, `/careers/open-application/apply/thanks?sent=${receipt}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you. We have it.' })).toBeVisible();
});

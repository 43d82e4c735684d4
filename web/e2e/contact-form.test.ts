import type { Page, Route } from '@playwright/test';
import { en } from '#app/i18n/en.ts';
import { expect, holdRequests, nextPaint, open, test } from './fixtures.ts';
import { newEmail, readInbox } from './inbox.ts';

const SEND = '**/contact/send';
const EMAIL_FORMAT = "The email's format seems to be invalid.";

async function fillForm(page: Page, email: string) {
  await page.getByLabel('Name').fill('Dana Oyelaran');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Company').fill('Hill Clinic');
  await page.getByLabel('Budget').selectOption('Not sure yet');
  await page.getByLabel('What’s stuck?').fill('Patients queue for twenty minutes.');
}

const VALIDATION_CODE = /\/assets\/contact-message-/;

/** Whether the code that validates the form has been loaded. */
const isValidationLoaded = (page: Page): Promise<boolean> =>
  page.evaluate(
    (pattern) => performance.getEntriesByType('resource').some(({ name }) => new RegExp(pattern).test(name)),
    VALIDATION_CODE.source,
  );

/** Opens the form and waits for its validation, which is loaded after hydration. */
async function openForm(page: Page) {
  await open(page, '/contact');
  await expect.poll(() => isValidationLoaded(page)).toBe(true);
}

const button = (page: Page) => page.locator('main button[data-state]');
const summaryOf = (page: Page) => page.getByRole('region', { name: /another look/ });

test.describe('the contact form', () => {
  test('sends a message that arrives in the inbox once, also with a double click', async ({
    page,
    expectAccessible,
  }) => {
    const email = newEmail();
    await open(page, '/contact');
    await expectAccessible('main');
    await fillForm(page, email);
    await page.getByRole('group', { name: 'What is it about?' }).getByLabel('Other').check();
    await page.getByLabel('What is it, in a few words?').fill('A check-in');
    await page.getByRole('button', { name: 'Send Message' }).dblclick();
    await expect(button(page)).toHaveText('Sent!');
    await expect(page.getByText(/We will reply by \w+ \d+ \w+, \d\d:\d\d in Hamburg\./)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Thank you. We have it.' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Add to your calendar' })).toHaveAttribute(
      'href',
      /^\/contact\/reply\.ics\?sent=./,
    );
    await expect(page.getByLabel('Name')).toHaveValue('');
    expect(await readInbox('contact', email)).toMatchObject([
      {
        name: 'Dana Oyelaran',
        company: 'Hill Clinic',
        budget: 'Not sure yet',
        project_type: 'Other',
        project_type_other: 'A check-in',
        message: 'Patients queue for twenty minutes.',
        state: 'new',
        source_page: '/contact',
      },
    ]);
  });

  test('has its subject prefilled by the call to action, with a note', async ({ page }) => {
    await open(page, '/dedicated-team');
    await page.getByRole('link', { name: 'Ask for a team' }).first().click();
    await expect(page).toHaveURL('/contact?subject=Dedicated+team');
    const subject = page.getByRole('textbox', { name: 'Subject' });
    await expect(subject).toHaveValue('Dedicated team');
    await expect(subject).toHaveAccessibleDescription(en.contact.subjectFilled);
    await open(page, '/contact');
    await expect(subject).toHaveValue('');
    await expect(subject).toHaveAccessibleDescription('');
  });

  test('lists missing fields with links and moves the focus there', async ({ page, expectAccessible }) => {
    await open(page, '/contact');
    await page.getByRole('button', { name: 'Send Message' }).click();
    const summary = summaryOf(page);
    await expect(summary).toBeFocused();
    for (const sentence of [
      'Please provide your name.',
      'Please provide an email we can contact you with.',
      'Please provide your company name.',
      'Please provide a budget.',
    ])
      await expect(summary.getByRole('link', { name: sentence })).toBeVisible();
    await expectAccessible('main');
    await summary.getByRole('link', { name: 'Please provide a budget.' }).click();
    await expect(page.getByLabel('Budget')).toBeFocused();
    await page.getByLabel('Budget').selectOption('Not sure yet');
    await expect(summary.getByRole('link', { name: 'Please provide a budget.' })).toHaveCount(0);
    // No live region, as screen readers would read the remaining errors again after each field.
    await expect(page.locator(':is([role="alert"], [aria-live])').filter({ hasText: 'Please provide' })).toHaveCount(0);
  });

  test('validates on blur and on change, never while typing', async ({ page }) => {
    await openForm(page);
    const email = page.getByLabel('Email');
    await email.pressSequentially('dana');
    await expect(page.getByText(EMAIL_FORMAT)).toHaveCount(0);
    await email.blur();
    await expect(page.getByText(EMAIL_FORMAT)).toBeVisible();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await email.pressSequentially('@example.org');
    await expect(page.getByText(EMAIL_FORMAT)).toBeVisible();
    await email.blur();
    await expect(page.getByText(EMAIL_FORMAT)).toHaveCount(0);
  });

  test('a slow server: Sending..., and a further click sends nothing', async ({ page }) => {
    await open(page, '/contact');
    await fillForm(page, newEmail());
    const sending = await holdRequests(page, SEND);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(button(page)).toHaveText('Sending...');
    await button(page).click();
    sending.release();
    await expect(button(page)).toHaveText('Sent!');
    expect(sending.count()).toBe(1);
  });

  test('keeps its values after a reload and after leaving and coming back', async ({ page }) => {
    await open(page, '/contact');
    await fillForm(page, 'dana@example.org');
    await page.getByLabel('MVP').check();
    await page.reload();
    await expect(page.getByLabel('What’s stuck?')).toHaveValue('Patients queue for twenty minutes.');
    await expect(page.getByLabel('MVP')).toBeChecked();
    await page.goto('/careers');
    await page.goBack();
    await expect(page.getByLabel('Budget')).toHaveValue('not_sure');
    await expect(page.getByLabel('Name')).toHaveValue('Dana Oyelaran');
  });

  test('a bot that fills in the honeypot sees success and is stored as spam', async ({ page }) => {
    const email = newEmail();
    await open(page, '/contact');
    await fillForm(page, email);
    await page.locator('[name="fax_extension"]').evaluate((field: HTMLInputElement) => {
      field.value = '1';
    });
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(button(page)).toHaveText('Sent!');
    expect(await readInbox('contact', email)).toMatchObject([{ state: 'spam' }]);
  });
});

test.describe('the contact form on a low screen with the cookie banner', () => {
  test.use({ viewport: { width: 320, height: 256 }, decision: null });

  test('shows the focused field with its label', async ({ page }) => {
    await open(page, '/contact');
    const banner = page.locator('.consent-banner');
    await expect(banner).toBeVisible();
    await banner.evaluate((element) =>
      Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
    await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      heading.tabIndex = -1;
      heading.focus();
    });
    for (const name of ['Name', 'Email', 'Company']) {
      while (!(await page.getByLabel(name).evaluate((field) => field === document.activeElement)))
        await page.keyboard.press('Tab');
      await expect
        .poll(() =>
          page.getByLabel(name).evaluate((field) => {
            const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
            const { top, bottom } = field.closest('.field')?.getBoundingClientRect() ?? field.getBoundingClientRect();
            return top >= header && bottom <= innerHeight;
          }),
        )
        .toBe(true);
    }
  });
});

for (const hasTouch of [false, true])
  test.describe('the contact form', () => {
    test.use({ hasTouch, viewport: { width: 1280, height: 800 } });

    test(`a choice that is ${hasTouch ? 'tapped' : 'clicked'} is selected even if the error above disappears meanwhile`, async ({
      page,
    }) => {
      await openForm(page);
      await fillForm(page, 'dana@example.org');
      await page.getByLabel('Company').fill('');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await summaryOf(page).getByRole('link').click();
      await page.keyboard.type('Hill Clinic');
      const choice = page.getByText('Web application', { exact: true });
      await choice.scrollIntoViewIfNeeded();
      const { x, y } = (await choice.boundingBox()) ?? { x: 0, y: 0 };
      if (hasTouch) await page.touchscreen.tap(x + 40, y + 10);
      else {
        await page.mouse.click(x + 40, y + 10, { delay: 100 });
      }
      await expect(page.getByLabel('Web application')).toBeChecked();
      await expect(summaryOf(page)).toHaveCount(0);
    });
  });

test.describe('the contact form when sending fails', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('shows an error and keeps its values, and a retry stores no second lead', async ({ page }) => {
    const email = newEmail();
    await open(page, '/contact');
    await fillForm(page, email);
    // The first attempt is stored, but its response is lost.
    await page.route(SEND, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(button(page)).toHaveText('An error occured.');
    await expect(page.getByText('Your message didn’t reach us.')).toBeVisible();
    await expect(page.getByLabel('Company')).toHaveValue('Hill Clinic');
    await page.unroute(SEND);
    await page.getByRole('button', { name: 'An error occured.' }).click();
    await expect(button(page)).toHaveText('Sent!');
    expect(await readInbox('contact', email)).toHaveLength(1);
  });

  test('a message that fails after another one does not show the thanks for that one', async ({ page }) => {
    await openForm(page);
    await fillForm(page, newEmail());
    await page.getByRole('button', { name: 'Send Message' }).click();
    const thanks = page.getByRole('heading', { name: 'Thank you. We have it.' });
    await expect(thanks).toBeFocused();
    await page.route(SEND, (route) => route.abort());
    await fillForm(page, newEmail());
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Your message didn’t reach us.')).toBeVisible();
    await expect(thanks).toHaveCount(0);
    await page.unroute(SEND);
    await button(page).click();
    await expect(thanks).toBeFocused();
  });

  test('validation that is loaded late shows errors on the next blur, not before', async ({ page }) => {
    const validation = Promise.withResolvers<void>();
    await page.route(VALIDATION_CODE, async (route) => {
      await validation.promise;
      await route.continue();
    });
    await open(page, '/contact');
    await page.getByLabel('Email').fill('dana');
    await page.getByLabel('Company').focus();
    validation.resolve();
    await expect.poll(() => isValidationLoaded(page)).toBe(true);
    await nextPaint(page);
    await expect(page.getByText(EMAIL_FORMAT)).toHaveCount(0);
    await page.getByLabel('Company').blur();
    await expect(page.getByText(EMAIL_FORMAT)).toBeVisible();
    await expect(page.getByText('Please provide your company name.')).toBeVisible();
  });

  test('other pages prefetch the form without its validation', async ({ page }) => {
    await open(page, '/careers');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .map(({ name }) => name)
            .join(' '),
        ),
      )
      .toMatch(/\/assets\/contact-page-/);
    expect(await isValidationLoaded(page)).toBe(false);
  });

  for (const [problem, respond] of [
    ['does not load', async () => {}],
    ['fails to load', (route: Route) => route.abort()],
  ] as const)
    test(`validation that ${problem} is left to the server`, async ({ page }) => {
      await page.route(VALIDATION_CODE, respond);
      await open(page, '/contact');
      await fillForm(page, 'dana');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(summaryOf(page).getByRole('link', { name: EMAIL_FORMAT })).toBeVisible();
      await expect(page.getByLabel('Company')).toHaveValue('Hill Clinic');
    });

  test('after a server error the next edit enables sending again', async ({ page }) => {
    await open(page, '/contact');
    await fillForm(page, newEmail());
    await page.route(SEND, (route) => route.fulfill({ status: 500, body: 'no' }));
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(button(page)).toHaveText('An error occured.');
    await page.getByLabel('Subject').fill('Again');
    await expect(button(page)).toHaveText('Send Message');
  });

  test('shows an error and loses nothing while offline', async ({ page, context }) => {
    await open(page, '/contact');
    await fillForm(page, newEmail());
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('You’re offline. Nothing you typed is lost')).toBeVisible();
    await expect(page.getByLabel('What’s stuck?')).toHaveValue('Patients queue for twenty minutes.');
    await context.setOffline(false);
  });
});

test.describe('the contact form without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 422/ });

  test('sends a message; the thank-you page can be reloaded', async ({ page }) => {
    const email = newEmail();
    await page.goto('/contact');
    await fillForm(page, email);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(button(page)).toHaveText('Sent!');
    await page.reload();
    await expect(page.getByText(/We will reply by/)).toBeVisible();
    expect(await readInbox('contact', email)).toHaveLength(1);
  });

  test('has no thank-you page without a submission', async ({ page }) => {
    await page.goto(`/contact?sent=${new Date().toISOString()}`);
    await expect(button(page)).toHaveText('Send Message');
    await expect(page.getByText(/We will reply by/)).toBeHidden();
  });

  test('returns the values with the missing fields', async ({ page }) => {
    await page.goto('/contact');
    await page.getByLabel('Email').fill('dana');
    await expect(page.getByLabel('Where did you find us?')).toBeHidden();
    await page.getByLabel('How did you find us?').selectOption('Other');
    await expect(page.getByLabel('Where did you find us?')).toBeVisible();
    await page.getByRole('button', { name: 'Send Message' }).click();
    for (const sentence of [
      'Please provide your name.',
      EMAIL_FORMAT,
      'Please provide your company name.',
      'Please provide a budget.',
      'Where did you find us? This field is required.',
    ])
      await expect(summaryOf(page).getByRole('link', { name: sentence })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('dana');
    await expect(page).toHaveTitle(/^Error: /);
  });
});

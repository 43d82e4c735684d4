import type { Page } from '@playwright/test';
import { expect, holdRequests, open, test, untilHydrated } from './fixtures.ts';
import { newEmail, readInbox } from './inbox.ts';
import { sendForm } from './send-form.ts';

const NEXT_YEAR = new Date().getFullYear() + 1;

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

async function fillAboutYou(page: Page, email: string) {
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Company, team or idea name').fill('Label printer');
}

async function fillIdeaAndTeam(page: Page) {
  await page.getByLabel('What are you building?').fill('A label printer for pharmacies.');
  await page.getByLabel('What problem does it solve, and for whom?').fill('Wrong labels on infusions.');
  await page.getByLabel('Web and mobile').check();
  await page.getByLabel('How far along are you?').selectOption('First paying customer');
}

async function fillBusiness(page: Page) {
  await page.getByLabel('Is there a date it has to be live by?').fill(`${NEXT_YEAR}-03-31`);
  await page.getByRole('group', { name: 'Have you raised money?' }).getByLabel('No').check();
  await page.getByRole('group', { name: 'Would you give equity for our hours?' }).getByLabel('Yes').check();
}

const storedLead = {
  name: 'Ada',
  company: 'Label printer',
  problem_solved: 'Wrong labels on infusions.',
  platform: 'Web and mobile',
  stage: 'First paying customer',
  deadline: `${NEXT_YEAR}-03-31`,
  money_raised: 0,
  equity: 1,
  state: 'new',
};

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'the startup application' : 'the startup application without JavaScript', () => {
    test.use({ javaScriptEnabled, expectedErrors: javaScriptEnabled ? null : /status of 422/ });
    const start = (page: Page, path: string) => (javaScriptEnabled ? open(page, path) : page.goto(path));

    test('leads page by page from the offer to the thank-you page, and is stored', async ({ page }) => {
      const email = newEmail();
      await start(page, '/startups');
      await fillAboutYou(page, email);
      await next(page);
      await expect(page).toHaveURL(/\/startups\/apply\/idea-and-team$/);
      await fillIdeaAndTeam(page);
      await next(page);
      await expect(page).toHaveURL(/\/startups\/apply\/business$/);
      await fillBusiness(page);
      await next(page);
      await expect(page).toHaveURL(/\/startups\/apply\/review$/);
      for (const answer of ['Ada', 'Wrong labels on infusions.', 'First paying customer', `31 March ${NEXT_YEAR}`])
        await expect(page.getByText(answer, { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Send application' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Thank you. We have it.' })).toBeVisible();
      await expect(page.getByText(/Your application arrived on \w+ \d+ \w+\./)).toBeVisible();
      expect(await readInbox('startup', email)).toMatchObject([storedLead]);
    });

    test('reports missing fields on each page', async ({ page }) => {
      await start(page, '/startups/apply/about-you');
      await page.getByLabel('Your name').fill('Ada');
      await page.getByLabel('Email').fill('ada');
      await next(page);
      const summary = page.getByRole('region', { name: /another look/ });
      await expect(summary.getByRole('link', { name: 'Please enter a valid email address.' })).toBeVisible();
      await page.getByLabel('Email').fill('ada@example.org');
      await next(page);
      await page.getByLabel('What are you building?').fill('Too short');
      await next(page);
      await expect(summary.getByRole('link', { name: 'The text must be at least 10 characters long.' })).toBeVisible();
      for (const question of [
        'What problem does it solve, and for whom?',
        'Where will it run?',
        'How far along are you?',
      ])
        await expect(
          summary.getByRole('link', { name: `${question} This field is required.`, exact: true }),
        ).toBeVisible();
    });

    test('keeps the values when going back and forth', async ({ page }) => {
      await start(page, '/startups/apply/about-you');
      await fillAboutYou(page, 'ada@example.org');
      await next(page);
      await fillIdeaAndTeam(page);
      await page.getByRole('button', { name: 'Previous' }).click();
      await expect(page.getByLabel('Your name')).toHaveValue('Ada');
      await next(page);
      await expect(page.getByLabel('What are you building?')).toHaveValue('A label printer for pharmacies.');
      await expect(page.getByLabel('Web and mobile')).toBeChecked();
      await next(page);
      await expect(page).toHaveURL(/\/business$/);
      await next(page);
      await page.getByRole('button', { name: 'Change' }).first().click();
      await expect(page.getByLabel('Your name')).toHaveValue('Ada');
    });
  });

test.describe('the draft of a startup application', () => {
  test('survives a reload, going back and a later visit, and can be discarded', async ({ page }) => {
    await open(page, '/startups/apply/about-you');
    await fillAboutYou(page, 'ada@example.org');
    await next(page);
    await fillIdeaAndTeam(page);
    await page.reload();
    await expect(page.getByLabel('What are you building?')).toHaveValue('A label printer for pharmacies.');
    await page.goBack();
    await expect(page.getByLabel('Your name')).toHaveValue('Ada');
    await open(page, '/startups');
    await page.getByRole('link', { name: 'Continue where you left off' }).click();
    await expect(page).toHaveURL(/\/startups\/apply\/review$/);
    page.on('dialog', (dialog) => dialog.accept());
    await page.getByRole('button', { name: 'Discard draft' }).click();
    await page.waitForURL('**/startups#apply');
    await expect(page.getByLabel('Your name')).toHaveValue('');
  });

  test('that is discarded below the offer does not come back with the next edit', async ({ page }) => {
    await open(page, '/startups/apply/idea-and-team');
    await fillIdeaAndTeam(page);
    await open(page, '/startups');
    page.on('dialog', (dialog) => dialog.accept());
    await page.getByRole('button', { name: 'Discard draft' }).click();
    await page.waitForURL('**/startups#apply');
    await page.getByLabel('Your name').fill('Ada');
    await next(page);
    await expect(page).toHaveURL(/\/startups#apply$/);
    await page.getByLabel('Email').fill('ada@example.org');
    await next(page);
    await expect(page).toHaveURL(/\/startups\/apply\/idea-and-team$/);
    await expect(page.getByLabel('What are you building?')).toHaveValue('');
  });

  test('keeps what was typed in another tab', async ({ page, context }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) await open(tab, '/startups/apply/about-you');
    await fillAboutYou(other, 'ada@example.org');
    await next(other);
    await fillIdeaAndTeam(other);
    await expect(page.getByLabel('Your name')).toHaveValue('Ada');
    await page.getByLabel('City').fill('Hamburg');
    await expect(page.getByText('Saved on this device')).toBeVisible();
    await other.reload();
    await expect(other.getByLabel('What are you building?')).toHaveValue('A label printer for pharmacies.');
    await other.goBack();
    await expect(other.getByLabel('Your name')).toHaveValue('Ada');
    await expect(other.getByLabel('City')).toHaveValue('Hamburg');
  });

  test('contains what was typed before hydration, with the values of other pages', async ({ page }) => {
    await open(page, '/startups/apply/business');
    await page.getByLabel('Is there a date it has to be live by?').fill(`${NEXT_YEAR}-03-31`);
    const scripts = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto('/startups/apply/about-you', { waitUntil: 'commit' });
    await fillAboutYou(page, 'ada@example.org');
    scripts.resolve();
    await untilHydrated(page);
    await page.unroute('**/assets/*.js');
    await page.reload();
    await expect(page.getByText('Saved on this device')).toBeVisible();
    await expect(page.getByLabel('Your name')).toHaveValue('Ada');
    await page.goto('/startups/apply/business');
    await expect(page.getByLabel('Is there a date it has to be live by?')).toHaveValue(`${NEXT_YEAR}-03-31`);
  });

  test('a date that is partly filled in is reported, not dropped', async ({ page }) => {
    await open(page, '/startups/apply/business');
    await page.getByLabel('Is there a date it has to be live by?').focus();
    await page.keyboard.type('0331');
    await next(page);
    const summary = page.getByRole('region', { name: /another look/ });
    await expect(summary.getByRole('link', { name: 'Please enter a date such as 2027-03-31.' })).toBeVisible();
    await expect(page).toHaveURL(/\/startups\/apply\/business$/);
  });

  test('a review without values redirects to the page that needs them', async ({ page, expectAccessible }) => {
    await open(page, '/startups/apply/review');
    await expect(page.getByText('Some answers are missing')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'About you' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Progress' }).getByText('completed')).toHaveCount(0);
    await expectAccessible('main');
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page).toHaveURL(/\/startups\/apply\/about-you$/);
    const missing = page.getByRole('region', { name: /another look/ });
    await expect(missing).toBeFocused();
    for (const name of ['Your name', 'Email']) await expect(missing.getByRole('link', { name })).toBeVisible();
    await expectAccessible('main');
  });
});

test.describe('the startup application with storage blocked', () => {
  // Logged by React Router's scroll restoration, which is not needed here.
  test.use({ expectedErrors: /The user denied permission/ });

  test('carries its values from page to page, and stores them', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('The user denied permission.', 'SecurityError');
          },
        });
    });
    const email = newEmail();
    await open(page, '/startups/apply/about-you');
    await fillAboutYou(page, email);
    await expect(page.getByText('Saved on this device')).toBeHidden();
    await next(page);
    await fillIdeaAndTeam(page);
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(page.getByLabel('Your name')).toHaveValue('Ada');
    await next(page);
    await next(page);
    await fillBusiness(page);
    await next(page);
    await expect(page.getByText('Wrong labels on infusions.', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you. We have it.' })).toBeVisible();
    expect(await readInbox('startup', email)).toMatchObject([storedLead]);
  });
});

test.describe('a page of the application that does not exist', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('is a 404', async ({ page }) => {
    expect((await page.goto('/startups/apply/nowhere'))?.status()).toBe(404);
  });
});

test.describe('sending a startup application', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  const untilReview = async (page: Page) => {
    const email = newEmail();
    await open(page, '/startups/apply/about-you');
    await fillAboutYou(page, email);
    await next(page);
    await fillIdeaAndTeam(page);
    await next(page);
    await fillBusiness(page);
    await next(page);
    await expect(page).toHaveURL(/\/startups\/apply\/review$/);
    return email;
  };
  const send = (page: Page) => page.locator('main button[data-state]');
  const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: 'Thank you. We have it.' });

  test('a slow server: Sending..., and a further click sends nothing', async ({ page }) => {
    const email = await untilReview(page);
    const slow = await holdRequests(page, '**/startups/apply/send');
    await send(page).click();
    await expect(send(page)).toHaveText('Sending...');
    await send(page).click();
    slow.release();
    await expect(thanks(page)).toBeVisible();
    expect(slow.count()).toBe(1);
    expect(await readInbox('startup', email)).toHaveLength(1);
  });

  test('reports being offline and a server error, loses nothing, and is stored once', async ({ page, context }) => {
    const email = await untilReview(page);
    await context.setOffline(true);
    await send(page).click();
    await expect(page.getByText('You’re offline. Nothing you typed is lost')).toBeVisible();
    await context.setOffline(false);
    // The first attempt is stored, but its response is lost.
    await page.route('**/startups/apply/send', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await send(page).click();
    await expect(send(page)).toHaveText('An error occured.');
    await expect(page.getByText('Wrong labels on infusions.', { exact: true })).toBeVisible();
    await page.unroute('**/startups/apply/send');
    await send(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(await readInbox('startup', email)).toHaveLength(1);
  });
});

test('there is no thank-you page without an application', async ({ page, baseURL }) => {
  const { receipt } = await sendForm(baseURL, '/contact');
  for (const query of ['', `?sent=${new Date().toISOString()}`, `?sent=${receipt}`]) {
    await page.goto(`/startups/apply/thanks${query}`);
    await expect(page).toHaveURL('/startups');
  }
});

test('every page of the startup application is accessible, including the thank-you page', async ({
  page,
  expectAccessible,
  baseURL,
}) => {
  const { receipt } = await sendForm(baseURL, '/startups/apply');
  for (const path of [
    '/startups',
    '/startups/apply/about-you',
    '/startups/apply/idea-and-team',
    '/startups/apply/business',
    `/startups/apply/thanks?sent=${receipt}`,
  ]) {
    await open(page, path);
    await expectAccessible('main');
  }
});

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { collectionPath } from '#test/panel-paths.ts';
import { restoreWorkerCms, type WorkerCms } from '#test/worker-cms.ts';
import { expect, test } from './fixtures.ts';
import { fromNow, PANEL, signIn, writeLead } from './panel.ts';

/** Carries out the ten tasks of docs/panel.md in the real admin panel, in as many clicks as documented there. */
const PANEL_DOCS = readFileSync(new URL('../../docs/panel.md', import.meta.url), 'utf8');
const ARTICLES = collectionPath('article');
const QUESTIONS = collectionPath('faq');
/** The CMS checks its schedule every ten seconds. */
const SCHEDULE_MS = 30_000;
const SALES = 'sal@example.com';
const HIRING = 'hanna@example.com';
const EDITOR = 'ed@example.com';

test.use(PANEL);

let cms: WorkerCms;
let author: string;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  cms = await restoreWorkerCms();
  await cms.signUp('Sales', SALES);
  await cms.signUp('Hiring', HIRING);
  await cms.signUp('Editor', EDITOR);
  author = await cms.signUp('Author', 'ann@example.com');
  const company = { company: 'Harbour Clinic', budget: 'Not sure yet' };
  await writeLead(cms, 'contact-messages', { ...company, name: 'Olga', message: 'Hello?', due_at: fromNow(-2) }, 30);
  await writeLead(cms, 'contact-messages', { ...company, name: 'Dana', message: 'Our lists are on paper.' }, 2);
  await writeLead(cms, 'job-applications', { name: 'Ada', job_title: 'Backend engineer', consent: true }, 1);
});

declare global {
  interface Window {
    clicks: () => number;
  }
}

/** Opens the dashboard and starts counting clicks. Keyboard actions are not counted. */
async function openDashboard(page: Page, email: string): Promise<void> {
  await signIn(page, cms, email);
  await page.addInitScript(() => {
    window.clicks = () => Number(sessionStorage.getItem('clicks'));
    // In the bubbling phase: when a target moves, Playwright cancels the click while capturing, and repeats it.
    addEventListener('pointerdown', () => sessionStorage.setItem('clicks', String(window.clicks() + 1)));
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Some tasks have two documented numbers: for two templates, or without and with the keyboard. */
async function expectDocumentedClicks(page: Page, task: string, which: 'first' | 'second' = 'first'): Promise<void> {
  const [, row = ''] = PANEL_DOCS.split(`\n| ${task} | `);
  const [first, second] = (row.split(' | ')[0] ?? '').match(/\d+/g) ?? [];
  expect(await page.evaluate(() => window.clicks()), `clicks: ${task}`).toBe(
    Number(which === 'first' ? first : second),
  );
}

const openDesk = (page: Page) => page.getByRole('link', { name: 'Leads', exact: true }).click();
const lead = (page: Page, name: string) => page.getByRole('article', { name });
const sendReply = (page: Page) => page.getByRole('dialog').getByRole('link', { name: 'Open in mail program' }).click();
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true }).click();
const widget = (page: Page, name: string) =>
  page
    .getByRole('region', { name })
    .or(page.locator('section', { has: page.getByRole('heading', { name, exact: true }) }));

async function writeArticle(title: string, session?: string): Promise<string> {
  const data = {
    title,
    lead: 'A text that is here to be saved and published by a test.',
    body: '## Start\n\nIt begins here.',
    published_on: '2026-11-20',
  };
  if (!session) return ((await cms.admin('POST', ARTICLES, data)) as { data: { documentId: string } }).data.documentId;
  const response = await fetch(`${cms.url}${ARTICLES}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${session}` },
    body: JSON.stringify(data),
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { data: { documentId: string } }).data.documentId;
}

test('see what is overdue', async ({ page }) => {
  await openDashboard(page, SALES);
  await page.getByRole('link', { name: 'overdue' }).click();
  await expect(lead(page, 'Olga')).toContainText('overdue');
  await expectDocumentedClicks(page, 'see what is overdue');
});

test('take a lead', async ({ page }) => {
  await openDashboard(page, SALES);
  await openDesk(page);
  await lead(page, 'Dana').getByRole('combobox', { name: 'Owner' }).click();
  await page.getByRole('option', { name: 'Sales Test' }).click();
  await expect(lead(page, 'Dana')).toContainText('Sales Test made Sales Test the owner');
  await expectDocumentedClicks(page, 'take a lead');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${cms.url}/admin`);
  await openDesk(page);
  await expect(lead(page, 'Dana')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('a');
  await expect(lead(page, 'Olga')).toContainText('Sales Test made Sales Test the owner');
  await expectDocumentedClicks(page, 'take a lead', 'second');
});

test('answer a message from a template, and note it', async ({ page }) => {
  await openDashboard(page, SALES);
  await openDesk(page);
  await lead(page, 'Dana').getByRole('button', { name: 'Reply' }).click();
  await sendReply(page);
  await page.keyboard.press('n');
  await page.keyboard.type('Wants a call on Friday');
  await page.keyboard.press('Control+Enter');
  await expect(lead(page, 'Dana')).toContainText('Wants a call on Friday');
  await expect(lead(page, 'Dana')).toContainText('set the state to Answered');
  await expectDocumentedClicks(page, 'answer a message from a template, and note it');
});

test('invite an applicant from a template, or reject one', async ({ page }) => {
  const task = 'invite an applicant from a template, or reject one';
  await openDashboard(page, HIRING);
  await openDesk(page);
  await lead(page, 'Ada').getByRole('button', { name: 'Reply' }).click();
  await sendReply(page);
  await expect(lead(page, 'Ada')).toContainText('set the state to Invited');
  await expectDocumentedClicks(page, task);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${cms.url}/admin`);
  await openDesk(page);
  await lead(page, 'Ada').getByRole('button', { name: 'Reply' }).click();
  await page.getByRole('combobox', { name: 'Template' }).click();
  await page.getByRole('option', { name: 'Rejection' }).click();
  await sendReply(page);
  await expect(lead(page, 'Ada')).toContainText('set the state to Rejected');
  await expectDocumentedClicks(page, task, 'second');
});

test('correct a published text', async ({ page }) => {
  await openDashboard(page, EDITOR);
  await page.getByRole('link', { name: 'Content Manager' }).click();
  await page.getByRole('link', { name: 'FAQ', exact: true }).click();
  await page.getByRole('gridcell', { name: /Who owns the code/ }).click();
  await page.getByRole('textbox', { name: /^Question/ }).fill('Who owns all of the code?');
  await publish(page);
  await expect(page.getByText('Published document')).toBeVisible();
  await expectDocumentedClicks(page, 'correct a published text');
  const { results } = (await cms.admin('GET', `${QUESTIONS}?status=published&_q=all of the code`)) as {
    results: unknown[];
  };
  expect(results).toHaveLength(1);
});

test('publish at a time, and see what goes live this week', async ({ page }) => {
  const documentId = await writeArticle('A text for another day');
  await openDashboard(page, EDITOR);
  await page.getByRole('link', { name: 'Content Manager' }).click();
  await page.getByRole('link', { name: 'Article', exact: true }).click();
  await page.getByRole('gridcell', { name: 'A text for another day' }).click();
  const time = page.getByRole('group', { name: 'Publish at' });
  await time.getByRole('combobox', { name: 'Choose date' }).click();
  // The last day and time on offer, which are never in the past.
  await page.getByRole('dialog').getByRole('gridcell').last().click();
  await time.getByRole('combobox', { name: 'Choose time' }).click();
  await page.getByRole('option').last().click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved document')).toBeVisible();
  await expect
    .poll(
      async () =>
        ((await cms.admin('GET', `${ARTICLES}/${documentId}`)) as { data: { schedule_state: unknown } }).data
          .schedule_state,
      {
        timeout: SCHEDULE_MS,
      },
    )
    .toMatch(/^Will be published at /);
  await expectDocumentedClicks(page, 'publish at a time');
  // The chosen day may be weeks away.
  await cms.admin('PUT', `${ARTICLES}/${documentId}`, { publish_at: fromNow(48) });
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${cms.url}/admin`);
  await expect(widget(page, 'Next seven days').getByRole('link', { name: 'A text for another day' })).toBeVisible();
  await expectDocumentedClicks(page, 'see what goes live this week');
});

test('publish what an author wrote', async ({ page }) => {
  const documentId = await writeArticle('An author’s text', author);
  await openDashboard(page, EDITOR);
  await widget(page, 'Waiting for review').getByRole('link', { name: 'An author’s text' }).click();
  await publish(page);
  await expect(page.getByText('Published document')).toBeVisible();
  await expectDocumentedClicks(page, 'publish what an author wrote');
  expect(await cms.admin('GET', `${ARTICLES}/${documentId}?status=published`)).toMatchObject({
    data: { title: 'An author’s text' },
  });
});

test('bring back an earlier version', async ({ page }) => {
  const { data } = (await cms.admin('POST', QUESTIONS, {
    question: 'Do you work on Sundays?',
    answer: 'On Sundays the harbour is quiet, and so are we.',
  })) as { data: { documentId: string } };
  const publishing = `${QUESTIONS}/${data.documentId}/actions/publish`;
  await cms.admin('POST', publishing, {});
  await cms.admin('POST', publishing, { question: 'Do you work on Saturdays?' });
  await openDashboard(page, EDITOR);
  await page.getByRole('link', { name: 'History', exact: true }).click();
  // Waits for the page, because the dashboard links to recently edited entries too.
  await expect(page.getByRole('heading', { name: 'History', level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Do you work on Saturdays?' }).first().click();
  await page.getByRole('main').getByRole('listitem').getByRole('link').nth(1).click();
  await page.getByRole('button', { name: 'Restore as a draft' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('textbox', { name: /^Question/ })).toHaveValue('Do you work on Sundays?');
  await expectDocumentedClicks(page, 'bring back an earlier version');
});

test('redirect a URL that is gone', async ({ page }) => {
  const data = { question: 'Where is the price list?', answer: 'It was [here](/prices-of-2019).' };
  const { data: entry } = (await cms.admin('POST', QUESTIONS, data)) as { data: { documentId: string } };
  await cms.admin('POST', `${QUESTIONS}/${entry.documentId}/actions/publish`, {});
  await openDashboard(page, EDITOR);
  await page.getByRole('link', { name: 'Site check' }).click();
  const row = page.getByRole('region', { name: 'Broken links' }).getByRole('row', { name: '/prices-of-2019' });
  await row.getByRole('button', { name: 'Add a redirect' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a redirect' });
  await dialog.getByLabel('To', { exact: true }).fill('/services');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row).toHaveCount(0);
  await expectDocumentedClicks(page, 'redirect a URL that is gone');
});

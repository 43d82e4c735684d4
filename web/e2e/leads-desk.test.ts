import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { restoreWorkerCms, type WorkerCms } from '#test/worker-cms.ts';
import { expect, test } from './fixtures.ts';
import { fromNow, PANEL, signIn, writeLead } from './panel.ts';

/** The leads desk in the real admin panel, as sales and hiring use it every day. */
const FIRST_PAGE = 50;
const OLDER = 60;

test.describe.configure({ mode: 'serial' });
test.use(PANEL);

let cms: WorkerCms;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  cms = await restoreWorkerCms();
  await cms.signUp('Sales', 'sal@example.com');
  await cms.signUp('Hiring', 'hanna@example.com');
  await cms.signUp('Editor', 'ed@example.com');
  const company = { company: 'Harbour Clinic', budget: 'Not sure yet' };
  await writeLead(
    cms,
    'contact-messages',
    { ...company, name: 'Olga Overdue', message: 'Still waiting.', due_at: fromNow(-2) },
    3,
  );
  await writeLead(
    cms,
    'contact-messages',
    {
      ...company,
      name: 'Dana Dock',
      message: 'Our ward lists are on paper.',
      due_at: fromNow(1.5),
      source_page: '/contact',
      campaign: 'utm_source=newsletter',
    },
    2,
  );
  await writeLead(cms, 'job-applications', { name: 'Ada Applicant', job_title: 'Backend engineer', consent: true }, 1);
});

const openDesk = (page: Page) => page.getByRole('link', { name: 'Leads', exact: true }).click();
const listed = (page: Page) => page.getByRole('navigation', { name: 'Leads' });
const lead = (page: Page, name: string) => page.getByRole('article', { name });

test('with the keyboard, sales find a message, take it, reply from a template and add a note', async ({ page }) => {
  await signIn(page, cms, 'sal@example.com');
  await expect(page.getByLabel('2 new')).toBeVisible();
  await openDesk(page);
  await expect(listed(page).getByRole('listitem')).toHaveText([/Dana Dock/, /Olga Overdue/]);
  await expect(lead(page, 'Dana Dock')).toContainText('Our ward lists are on paper.');
  await expect(lead(page, 'Dana Dock')).toContainText(/1 h 2\d min left/);
  await expect(lead(page, 'Dana Dock')).toContainText('newsletter');
  await page.keyboard.press('j');
  await expect(lead(page, 'Olga Overdue')).toContainText(/h overdue/);
  await page.keyboard.press('k');
  await page.keyboard.press('a');
  await expect(lead(page, 'Dana Dock')).toContainText('Sales Test made Sales Test the owner');
  await page.keyboard.press('r');
  const reply = page.getByRole('dialog', { name: 'Reply to Dana Dock' });
  await expect(reply.getByLabel('Text')).toHaveValue(/^Hello Dana,[\s\S]*Harbour Clinic[\s\S]*Sales Test\nNorthquay$/);
  const send = reply.getByRole('link', { name: 'Open in mail program' });
  await expect(send).toHaveAttribute(
    'href',
    /^mailto:dana%40example\.org\?subject=Your%20message%20to%20Northquay&body=Hello%20Dana/,
  );
  await send.click();
  await expect(lead(page, 'Dana Dock')).toContainText('replied: Your message to Northquay');
  await expect(lead(page, 'Dana Dock')).toContainText('set the state to Answered');
  await page.keyboard.press('n');
  await page.keyboard.type('Wants a call on Friday');
  for (const _ of [1, 2]) await page.keyboard.press('Control+Enter');
  const events = lead(page, 'Dana Dock').getByRole('listitem');
  await expect(events.last()).toContainText('Wants a call on Friday');
  await expect(lead(page, 'Dana Dock').getByLabel('Note for colleagues')).toHaveValue('');
  await expect(events.filter({ hasText: 'Wants a call on Friday' })).toHaveCount(1);
  await expect(page.getByLabel('1 new')).toBeVisible();
});

test('a note that is too long stays in its field, which names the limit', async ({ page }) => {
  await signIn(page, cms, 'sal@example.com');
  await openDesk(page);
  const note = lead(page, 'Dana Dock').getByLabel('Note for colleagues');
  await note.fill('x'.repeat(5001));
  await note.press('Control+Enter');
  await expect(note).toHaveAccessibleDescription('A note can have 5,000 characters. This one has 5,001.');
  await expect(lead(page, 'Dana Dock').getByRole('button', { name: 'Add note' })).toBeDisabled();
  await expect(note).toHaveValue('x'.repeat(5001));
  await note.fill('x'.repeat(5000));
  await note.press('Control+Enter');
  await expect(lead(page, 'Dana Dock').getByRole('listitem').last()).toContainText('xxx');
});

test('overdue leads are a click away, spam can be marked and unmarked, and the view exported', async ({ page }) => {
  await signIn(page, cms, 'sal@example.com');
  await openDesk(page);
  await page.getByRole('button', { name: /^Overdue/ }).click();
  await expect(listed(page).getByRole('listitem')).toHaveText([/Olga Overdue/]);
  await lead(page, 'Olga Overdue').getByRole('button', { name: 'Spam' }).click();
  await page
    .getByRole('button', { name: /^Spam$/ })
    .first()
    .click();
  await expect(listed(page).getByRole('listitem')).toHaveText([/Olga Overdue/]);
  await lead(page, 'Olga Overdue').getByRole('button', { name: 'Not spam' }).click();
  await page.getByRole('button', { name: /^New/ }).click();
  await expect(listed(page).getByRole('listitem')).toHaveText([/Olga Overdue/]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ]);
  const csv = readFileSync(await download.path(), 'utf8');
  expect(csv).toContain('Olga Overdue');
  expect(csv).not.toContain('Dana Dock');
  await page.keyboard.press('/');
  await page.keyboard.type('nobody at all');
  await expect(page.getByText('Nothing here.')).toBeVisible();
});

test('hiring invites an applicant from a template, and rejects from another', async ({ page }) => {
  await signIn(page, cms, 'hanna@example.com');
  await expect(page.getByRole('list', { name: 'Leads by week' })).toBeVisible();
  await openDesk(page);
  await expect(listed(page).getByRole('listitem')).toHaveText([/Ada Applicant/]);
  await expect(lead(page, 'Ada Applicant')).toBeVisible();
  await page.keyboard.press('r');
  const reply = page.getByRole('dialog');
  await expect(reply.getByLabel('Subject')).toHaveValue('Backend engineer: an interview with Northquay');
  await reply.getByRole('link', { name: 'Open in mail program' }).click();
  await expect(lead(page, 'Ada Applicant')).toContainText('set the state to Invited');
  await expect(lead(page, 'Ada Applicant')).toContainText('Will be deleted automatically on');
  await page.keyboard.press('r');
  await reply.getByRole('combobox', { name: 'Template' }).click();
  await page.getByRole('option', { name: 'Rejection' }).click();
  await expect(reply.getByLabel('Subject')).toHaveValue('Your application as Backend engineer');
  await reply.getByRole('link', { name: 'Open in mail program' }).click();
  await expect(lead(page, 'Ada Applicant')).toContainText('set the state to Rejected');
});

test('a button loads older leads', async ({ page }) => {
  // Older than the leads of the other tests.
  for (let number = 0; number < OLDER; number += 1)
    await writeLead(
      cms,
      'contact-messages',
      { name: `Old${number} Lead`, company: 'Harbour Clinic', budget: 'Not sure yet' },
      1000 + number,
    );
  await signIn(page, cms, 'sal@example.com');
  await openDesk(page);
  await expect(listed(page).getByRole('listitem')).toHaveCount(FIRST_PAGE);
  await listed(page).getByRole('button', { name: 'Show older leads' }).click();
  await expect(listed(page).getByRole('listitem').last()).toContainText(`Old${OLDER - 1} Lead`);
  await expect(listed(page).getByRole('button', { name: 'Show older leads' })).toHaveCount(0);
});

test('an editor has no desk', async ({ page }) => {
  await signIn(page, cms, 'ed@example.com');
  await expect(page.getByRole('link', { name: 'Content Manager' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Next seven days' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Leads', exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Leads', exact: true })).toHaveCount(0);
});

import { collectionPath, singleTypePath } from '#test/panel-paths.ts';
import { restoreWorkerCms, type WorkerCms } from '#test/worker-cms.ts';
import { expect, test } from './fixtures.ts';
import { PANEL, signIn } from './panel.ts';

/** The history in the real admin panel: shows what a publication changed, and restores the version before it. */
const QUESTIONS = collectionPath('faq');

test.use(PANEL);

let cms: WorkerCms;
let documentId: string;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  cms = await restoreWorkerCms();
  await cms.signUp('Editor', 'ed@example.com');
  const { data } = (await cms.admin('POST', QUESTIONS, {
    question: 'Do you work on Sundays?',
    answer: 'On Sundays the harbour is quiet, and so are we.',
  })) as { data: { documentId: string } };
  documentId = data.documentId;
});

test('single types have their history and preview beside the form, and their names on the dashboard', async ({
  page,
}) => {
  const home = singleTypePath('home');
  await cms.admin('PUT', home, { seo: { meta_title: 'A home page for the history' } });
  await cms.admin('POST', `${home}/actions/publish`, {});
  await signIn(page, cms, 'ed@example.com');
  // In two lists: recently changed and recently published.
  await expect(page.getByRole('main').getByRole('link', { name: 'Home', exact: true })).toHaveCount(2);
  await page.goto(`${cms.url}/admin${home}`);
  await expect(page.getByText('Published · Eva Editor')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'On the site' })).toBeVisible();
});

test('an editor publishes twice, sees what changed and by whom, and restores the first text', async ({ page }) => {
  await signIn(page, cms, 'ed@example.com');
  await page.goto(`${cms.url}/admin${QUESTIONS}/${documentId}`);
  await expect(page.getByText('Each publication is stored from now on.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const versions = page.getByRole('link', { name: 'All versions' });
  await expect(versions).toBeVisible();

  const question = page.getByRole('textbox', { name: /^Question/ });
  await question.fill('Do you work on Saturdays?');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published · Editor Test')).toHaveCount(2);

  await versions.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('History: Do you work on Saturdays?');
  await expect(page.getByRole('heading', { name: 'What has changed' })).toBeVisible();
  await expect(page.locator('del')).toHaveText('Do you work on Sundays?');
  await expect(page.locator('ins')).toHaveText('Do you work on Saturdays?');

  await page.getByRole('main').getByRole('listitem').getByRole('link').nth(1).click();
  await expect(page.getByRole('heading', { name: 'What it says' })).toBeVisible();
  await page.getByRole('button', { name: 'Restore as a draft' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(new RegExp(documentId));
  await expect(question).toHaveValue('Do you work on Sundays?');
});

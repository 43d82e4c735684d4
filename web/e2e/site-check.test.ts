import { collectionPath } from '#test/panel-paths.ts';
import { restoreWorkerCms, type WorkerCms } from '#test/worker-cms.ts';
import { expect, test } from './fixtures.ts';
import { PANEL, signIn } from './panel.ts';

/** The site check in the real admin panel. Status 400: a redirect to a page that does not exist is refused. */
test.use({
  ...PANEL,
  expectedErrors: new RegExp(`status of 400|${PANEL.expectedErrors.source}`),
});

let cms: WorkerCms;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  cms = await restoreWorkerCms();
  await cms.signUp('Editor', 'ed@example.com');
  const questions = collectionPath('faq');
  const { data } = (await cms.admin('POST', questions, {
    question: 'Where is the price list?',
    answer: 'It was [here](/prices-of-2019).',
  })) as { data: { documentId: string } };
  await cms.admin('POST', `${questions}/${data.documentId}/actions/publish`, {});
});

test('a broken link becomes a redirect', async ({ page }) => {
  await signIn(page, cms, 'ed@example.com');
  await page.getByRole('link', { name: 'Site check' }).click();
  const row = page.getByRole('region', { name: 'Broken links' }).getByRole('row', { name: '/prices-of-2019' });
  await expect(row.getByRole('link', { name: 'Where is the price list?' })).toBeVisible();
  await row.getByRole('button', { name: 'Add a redirect' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a redirect' });
  await expect(dialog.getByLabel('From', { exact: true })).toHaveValue('/prices-of-2019');
  await dialog.getByLabel('To', { exact: true }).fill('/nowhere-either');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('There is no page at /nowhere-either')).toBeVisible();
  await dialog.getByLabel('To', { exact: true }).fill('/services');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row).toHaveCount(0);
});

test('a published page links to its URL on the site', async ({ page }) => {
  await signIn(page, cms, 'ed@example.com');
  const pages = collectionPath('page');
  const { results } = (await cms.admin('GET', `${pages}?filters[slug][$eq]=startups`)) as unknown as {
    results: { documentId: string }[];
  };
  await page.goto(`${cms.url}/admin${pages}/${results[0]?.documentId}`);
  await expect(page.getByRole('link', { name: '/startups', exact: true })).toHaveAttribute(
    'href',
    /^http.*\/startups$/,
  );
});

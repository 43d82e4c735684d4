import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { collectionPath } from '#test/panel-paths.ts';
import { type SiteProcess, startSite } from '#test/site-process.ts';
import { restoreWorkerCms, type WorkerCms } from '#test/worker-cms.ts';
import { expect, open, test } from './fixtures.ts';

/** Content that editors may create: none, a lot, or very long texts. Screenshots are in `test-results/extremes/`. */
const JOBS = collectionPath('job');
const PROJECTS = collectionPath('project');
const PAGES = collectionPath('page');
const TESTIMONIALS = collectionPath('testimonial');
const LONG_TITLE = 'Interoperabilitätsschnittstellen zwischen Krankenhausinformationssystemen, neu geordnet hier';
const MANY_JOBS = 40;
const SCREENSHOTS = path.resolve(import.meta.dirname, '../test-results/extremes');
const START_MS = 180_000;

type Entry = { documentId: string; slug?: string };

test.describe.configure({ mode: 'serial' });
// Pages that were just unpublished may still be prefetched.
test.use({ expectedErrors: /status of 4(?:04|10)/ });

let cms: WorkerCms;
let site: SiteProcess;
test.beforeAll(async () => {
  test.setTimeout(START_MS);
  mkdirSync(SCREENSHOTS, { recursive: true });
  cms = await restoreWorkerCms();
  site = await startSite({ strapiUrl: cms.url, env: { STRAPI_TOKEN: cms.token, PAGE_CACHE_MB: '0' } });
});
test.afterAll(async () => {
  await site?.stop();
});

const list = async (collection: string, query = '') => {
  const { results } = (await cms.admin('GET', `${collection}?pageSize=100${query}`)) as { results: Entry[] };
  return results;
};
const unpublish = (collection: string, entries: Entry[]) =>
  cms.admin('POST', `${collection}/actions/bulkUnpublish`, {
    documentIds: entries.map(({ documentId }) => documentId),
  });
const publish = (collection: string, { documentId }: Entry) =>
  cms.admin('POST', `${collection}/${documentId}/actions/publish`, {});

/** Expects that nothing overflows the window on a phone and on a desktop, and takes screenshots. */
async function expectNoOverflow(page: Page, address: string, name: string): Promise<void> {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, site.base + address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${address} at ${width} px`).toBe(width);
    await page.screenshot({ path: path.join(SCREENSHOTS, `${name}-${width}.png`), fullPage: true });
  }
}

test('without testimonials their section is left out with its heading', async ({ page }) => {
  await unpublish(TESTIMONIALS, await list(TESTIMONIALS));
  await expectNoOverflow(page, '/', 'home-without-testimonials');
  await expect(page.locator('blockquote')).toHaveCount(0);
  const empty = await page
    .locator('main section')
    .evaluateAll(
      (sections) =>
        sections.filter(({ textContent, children }) => children.length === 0 || (textContent ?? '').trim() === '')
          .length,
    );
  expect(empty).toBe(0);
});

test('quotations in a text don’t overlap', async ({ page }) => {
  const paragraph = 'A paragraph of a few words, as an editor would write it.';
  const { data } = (await cms.admin('POST', PAGES, {
    title: 'Two quotations',
    slug: 'two-quotations',
    hero: { heading: 'Two quotations', lead: paragraph, layout: 'beside' },
    blocks: [
      {
        __component: 'sections.prose',
        heading: 'What two of them said',
        body: [paragraph, '> The first one.', paragraph, '> The second one.', paragraph].join('\n\n'),
      },
    ],
    seo: { meta_title: 'Two quotations', meta_description: paragraph },
  })) as { data: Entry };
  await publish(PAGES, data);
  await expectNoOverflow(page, '/two-quotations', 'two-quotations');
  const [first, second] = await Promise.all([0, 1].map((index) => page.locator('blockquote').nth(index).boundingBox()));
  if (!first || !second) throw new Error('There are fewer than two quotations');
  expect(second.y >= first.y + first.height || second.x + second.width <= first.x).toBe(true);
});

test('one job, none, and forty', async ({ page }) => {
  test.setTimeout(START_MS);
  const [first, ...others] = await list(JOBS);
  await unpublish(JOBS, others);
  await expectNoOverflow(page, '/careers', 'one-job');
  await expect(page.locator('.job')).toHaveCount(1);
  if (first) await unpublish(JOBS, [first]);
  await expectNoOverflow(page, '/careers', 'no-job');
  await expect(page.locator('.job')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Open positions', exact: true })).toBeVisible();
  for (let number = 1; number <= MANY_JOBS; number += 1) {
    const text = 'A text of a few words for this job, long enough for the CMS to take it.';
    const { data } = (await cms.admin('POST', JOBS, {
      title: number % 10 === 0 ? LONG_TITLE.slice(0, 80) : `Job ${number} in a long list`,
      slug: `job-${number}`,
      lead: text,
      career_level: 'Senior',
      location: 'Hamburg',
      country: 'Germany',
      position_type: 'full_time',
      what_you_will_do: text,
      requirements: text,
      opened_on: '2026-11-01',
    })) as { data: Entry };
    await publish(JOBS, data);
  }
  await expectNoOverflow(page, '/careers', 'forty-jobs');
  await expect(page.locator('.job')).toHaveCount(MANY_JOBS);
});

test('a project without images and with a title of 90 characters', async ({ page }) => {
  const [project] = await list(PROJECTS, '&sort=slug:ASC');
  if (!project) throw new Error('There is no project');
  await cms.admin('PUT', `${PROJECTS}/${project.documentId}`, {
    title: LONG_TITLE.slice(0, 90),
    cover: null,
    cutout: null,
    figures: [],
  });
  await publish(PROJECTS, project);
  await page.goto(`${site.base}/projects`);
  const address = await page
    .getByRole('link', { name: LONG_TITLE.slice(0, 60) })
    .first()
    .getAttribute('href');
  await expectNoOverflow(page, '/projects', 'projects-with-a-long-title');
  await expectNoOverflow(page, address ?? '', 'project-without-pictures');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LONG_TITLE.slice(0, 90));
});

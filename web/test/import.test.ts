import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EditingCms, startEditingCms } from './editing-cms.ts';
import { collectionPath, singleTypePath } from './panel-paths.ts';

type Listed = { results: { documentId: string; title: string; updatedAt: string }[]; pagination: { total: number } };

const ARTICLES = collectionPath('article');
const list = (cms: EditingCms) => cms.admin('GET', `${ARTICLES}?pageSize=100&sort=slug:ASC`) as Promise<Listed>;

describe('importing the demo content again', () => {
  let cms: EditingCms;
  beforeAll(async () => {
    cms = await startEditingCms();
  });
  afterAll(() => cms?.remove());

  it('changes nothing, keeps edits and does not restore deleted entries', async () => {
    const before = await list(cms);
    const [changed, deleted] = before.results;
    if (!changed || !deleted) throw new Error('There are no articles');
    await cms.admin('PUT', `${ARTICLES}/${changed.documentId}`, { title: 'An editor wrote this title' });
    await cms.admin('DELETE', `${ARTICLES}/${deleted.documentId}`);
    await cms.stop();

    cms = await startEditingCms({ dataDir: cms.dataDir, env: { IMPORT_CONTENT: 'missing' } });
    const after = await list(cms);
    expect(after.pagination.total).toBe(before.pagination.total - 1);
    expect(after.results.find(({ documentId }) => documentId === changed.documentId)?.title).toBe(
      'An editor wrote this title',
    );
    expect(after.results.some(({ documentId }) => documentId === deleted.documentId)).toBe(false);
    for (const article of after.results.filter(({ documentId }) => documentId !== changed.documentId))
      expect(article.updatedAt).toBe(
        before.results.find(({ documentId }) => documentId === article.documentId)?.updatedAt,
      );
  });

  it('a database from before the menu was content gets the same menu, without links to missing pages', async () => {
    const { results } = (await cms.admin('GET', `${collectionPath('page')}?filters[slug][$eq]=startups`)) as Listed;
    await cms.admin('DELETE', `${collectionPath('page')}/${results[0]?.documentId}`);
    await cms.admin('DELETE', singleTypePath('navigation'));
    await cms.stop();
    cms = await startEditingCms({ dataDir: cms.dataDir, env: { IMPORT_CONTENT: 'never' } });
    const query = 'populate[groups][populate][card][populate]=page&populate[groups][populate][entries][populate]=page';
    const { data } = (await (await fetch(`${cms.url}/api/navigation?${query}`)).json()) as {
      data: { groups: { card: { page: object } | null; entries: { kind: string; page: { slug: string } | null }[] }[] };
    };
    expect(data.groups[0]?.card?.page).toMatchObject({ slug: 'company' });
    expect(data.groups.map(({ entries }) => entries.map(({ kind, page }) => page?.slug ?? kind))).toEqual([
      ['open_jobs', 'services', 'address', 'contact', 'address'],
      ['product-discovery-workshop', 'managed-projects', 'dedicated-team', 'services'],
      ['technologies', 'address'],
      ['industries'],
      ['blog', 'technical-bytes', 'free-resources'],
    ]);
  });
});

it('an unknown value of IMPORT_CONTENT prevents the start, so that a typo can’t publish the demo', async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'studio-typo-'));
  const startError = await startEditingCms({ dataDir, env: { IMPORT_CONTENT: 'emtpy' } }).catch(String);
  expect(startError).toContain('Bad environment: IMPORT_CONTENT: must be one of demo, starter, missing, never');
  expect(startError).not.toMatch(/\n\s+at /);
  expect(readdirSync(path.join(dataDir, 'cms'))).not.toContain('database.sqlite');
  rmSync(dataDir, { recursive: true });
});

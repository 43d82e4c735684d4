import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EditingCms, startEditingCms } from './editing-cms.ts';

type Listed = { results: { documentId: string; title: string; updatedAt: string }[]; pagination: { total: number } };

const ARTICLES = '/content-manager/collection-types/api::article.article';
const list = (cms: EditingCms) => cms.admin('GET', `${ARTICLES}?pageSize=100&sort=slug:ASC`) as Promise<Listed>;

describe('importing the demo content again', () => {
  let cms: EditingCms;
  beforeAll(async () => {
    cms = await startEditingCms();
  });
  afterAll(() => cms?.remove());

  it('changes nothing, keeps an editor’s change and does not bring back what was deleted', async () => {
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
});

it('a word that IMPORT_CONTENT does not know starts nothing, so that a typo cannot publish the demo', async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'northquay-typo-'));
  const said = await startEditingCms({ dataDir, env: { IMPORT_CONTENT: 'emtpy' } }).catch(String);
  expect(said).toContain('Bad environment: IMPORT_CONTENT: must be one of empty, starter, missing, never');
  expect(said).not.toMatch(/\n\s+at /);
  expect(readdirSync(path.join(dataDir, 'cms'))).not.toContain('database.sqlite');
  rmSync(dataDir, { recursive: true });
});

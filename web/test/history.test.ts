import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, describe, expect, it } from 'vitest';
import { collectionPath, singleTypePath } from './panel-paths.ts';
import { restoreWorkerCms, type WorkerCms } from './worker-cms.ts';

const ARTICLES = collectionPath('article');
const PAGES = collectionPath('page');
const NAVIGATION = singleTypePath('navigation');

type Version = { id: number; title: string; event: string; by: string; entry: string };
type Detail = Version & { isFirst: boolean; changes: { kind: string; label: string; text: string }[] };
type Entry = Record<string, unknown> & { documentId: string };

const SLUG = 'slotting-is-a-bin-packing-problem-with-feelings';
const LEAD_OF_TODAY = 'A lead that is long enough to be saved, and was written today.';
const TITLE = 'Slotting is a bin-packing problem with feelings';

let cms: WorkerCms;
beforeAll(async () => {
  cms = await restoreWorkerCms();
});

const versionsOf = async (type: string, entry: string) =>
  ((await cms.admin('GET', `/history/?type=api::${type}.${type}&entry=${entry}`)) as { versions: Version[] }).versions;
const show = (id: number | undefined) => cms.admin('GET', `/history/${id}`) as Promise<unknown> as Promise<Detail>;
const restore = (id: number | undefined) =>
  cms.admin('POST', `/history/${id}/restore`) as Promise<unknown> as Promise<{ missing: string[]; path: string }>;
const find = async (collection: string, slug: string) =>
  ((await cms.admin('GET', `${collection}?filters[slug][$eq]=${slug}`)) as { results: Entry[] }).results[0] as Entry;
const read = async (collection: string, { documentId }: Entry) =>
  ((await cms.admin('GET', `${collection}/${documentId}`)) as { data: Entry }).data;
const change = (collection: string, { documentId }: Entry, data: object) =>
  cms.admin('PUT', `${collection}/${documentId}`, { ...data });
const publish = (collection: string, { documentId }: Entry) =>
  cms.admin('POST', `${collection}/${documentId}/actions/publish`, {});

describe('each publication', () => {
  it('is stored with the content before, what changed and by whom', async () => {
    const article = await find(ARTICLES, SLUG);
    expect(await versionsOf('article', article.documentId)).toEqual([]);
    await change(ARTICLES, article, { title: 'A title of the second version', topics: [], cover: null });
    expect(await versionsOf('article', article.documentId)).toEqual([]);
    await publish(ARTICLES, article);
    await publish(ARTICLES, article);
    const [latest, before, ...others] = await versionsOf('article', article.documentId);
    expect(others).toEqual([]);
    expect([latest?.event, latest?.by, before?.event]).toEqual(['published', 'Eva Editor', 'before']);
    const { changes } = await show(latest?.id);
    expect(changes).toContainEqual({ kind: 'added', label: 'Title', text: 'A title of the second version' });
    expect(changes).toContainEqual({ kind: 'removed', label: 'Topics', text: 'Logistics' });
    expect(changes.filter(({ label }) => label === 'Cover')).toHaveLength(1);
    expect(changes.some(({ label }) => label === 'Body')).toBe(false);
  });

  it('can be restored as a draft, with its files and relations', async () => {
    const article = await find(ARTICLES, SLUG);
    const [, before] = await versionsOf('article', article.documentId);
    expect((await restore(before?.id)).missing).toEqual([]);
    const { data } = (await cms.admin('GET', `${ARTICLES}/${article.documentId}`)) as { data: Entry };
    expect(data).toMatchObject({ title: TITLE, topics: { count: 2 }, author: { count: 1 } });
    expect(data.cover).not.toBeNull();
    await publish(ARTICLES, article);
    const [latest] = await versionsOf('article', article.documentId);
    expect((await show(latest?.id)).changes).toContainEqual({ kind: 'added', label: 'Title', text: TITLE });
  });

  it('is restored with its sections and their content', async () => {
    const page = await read(PAGES, await find(PAGES, 'company'));
    await change(PAGES, page, { blocks: [] });
    await publish(PAGES, page);
    const [, before] = await versionsOf('page', page.documentId);
    await restore(before?.id);
    const types = (entry: Entry) => (entry.blocks as { __component: string }[]).map(({ __component }) => __component);
    expect(types(await read(PAGES, page))).toEqual(types(page));
    await publish(PAGES, page);
    const [latest] = await versionsOf('page', page.documentId);
    const [original, restored] = [await show(before?.id), await show(latest?.id)];
    // Everything removed is back.
    expect(original.isFirst).toBe(true);
    expect(restored.changes.filter(({ kind }) => kind === 'removed')).toEqual([]);
  });

  it('is restored without relations deleted since, which are named', async () => {
    const topics = collectionPath('topic');
    const { data: topic } = (await cms.admin('POST', topics, { name: 'Short-lived' })) as { data: Entry };
    await publish(topics, topic);
    const article = await find(ARTICLES, 'offline-is-a-feature-not-a-failure');
    await change(ARTICLES, article, { topics: [topic.documentId] });
    await publish(ARTICLES, article);
    const [latest] = await versionsOf('article', article.documentId);
    await cms.admin('DELETE', `${topics}/${topic.documentId}`);
    expect((await restore(latest?.id)).missing).toEqual(['Short-lived']);
  });
});

it('a save of a type without drafts is stored too, and restoring it publishes it at once', async () => {
  const { data } = (await cms.admin('GET', NAVIGATION)) as { data: Entry & { groups: object[] } };
  await cms.admin('PUT', NAVIGATION, { groups: [] });
  const [latest, before] = await versionsOf('navigation', data.documentId);
  expect([latest?.event, before?.event]).toEqual(['saved', 'before']);
  await restore(before?.id);
  const response = await fetch(`${cms.url}/api/navigation?populate=groups`);
  expect(((await response.json()) as { data: { groups: object[] } }).data.groups).toHaveLength(data.groups.length);
});

it('a deleted entry is created again', async () => {
  const article = await find(ARTICLES, 'how-we-estimate-a-migration-from-paper');
  await cms.admin('DELETE', `${ARTICLES}/${article.documentId}`);
  const [deleted] = await versionsOf('article', article.documentId);
  expect(deleted?.event).toBe('deleted');
  const { path: address } = await restore(deleted?.id);
  const again = await find(ARTICLES, 'how-we-estimate-a-migration-from-paper');
  expect(address).toContain(again.documentId);
  expect(await versionsOf('article', again.documentId)).toHaveLength(1);
});

it('an unpublication is stored, and so is publishing the same content afterwards', async () => {
  const article = await find(ARTICLES, SLUG);
  await cms.admin('POST', `${ARTICLES}/${article.documentId}/actions/unpublish`, {});
  await publish(ARTICLES, article);
  const events = (await versionsOf('article', article.documentId)).slice(0, 2).map(({ event }) => event);
  expect(events).toEqual(['published', 'unpublished']);
});

describe('a role with permission for some fields', () => {
  const ARTICLE = 'api::article.article';
  const permission = (action: string, fields?: string[]) => ({
    action: `plugin::content-manager.explorer.${action}`,
    subject: ARTICLE,
    properties: fields ? { fields } : {},
    conditions: [],
  });
  let session: string;
  const ask = async (method: string, address: string) => {
    const response = await fetch(cms.url + address, { method, headers: { authorization: `Bearer ${session}` } });
    return (await response.json()) as Detail;
  };

  it('reads and restores only these', async () => {
    const { data: role } = (await cms.admin('POST', '/admin/roles', { name: 'Titles', description: '' })) as {
      data: { id: number };
    };
    const permissions = [permission('read', ['title', 'slug']), permission('update', ['title'])];
    await cms.admin('PUT', `/admin/roles/${role.id}/permissions`, { permissions });
    session = await cms.signUp('Titles', 'titles@example.com');
    const article = await find(ARTICLES, SLUG);
    await change(ARTICLES, article, { title: 'A title of today', lead: LEAD_OF_TODAY });
    await publish(ARTICLES, article);
    const [latest, before] = await versionsOf('article', article.documentId);
    expect((await show(latest?.id)).changes.map(({ label }) => label)).toContain('Lead');
    const { changes } = await ask('GET', `/history/${latest?.id}`);
    expect(new Set(changes.map(({ label }) => label))).toEqual(new Set(['Title']));
    await ask('POST', `/history/${before?.id}/restore`);
    expect(await read(ARTICLES, article)).toMatchObject({
      title: before?.title,
      lead: LEAD_OF_TODAY,
      updatedBy: { firstname: 'Titles' },
    });
  });
});

it('versions are read by those who may read the entry, and restored by those who may change it', async () => {
  const [version] = await versionsOf(
    'article',
    (await find(ARTICLES, 'offline-is-a-feature-not-a-failure')).documentId,
  );
  const status = async (session: string, method: string, address: string) =>
    (await fetch(cms.url + address, { method, headers: { authorization: `Bearer ${session}` } })).status;
  const [sales, author] = [await cms.signUp('Sales', 'sal@example.com'), await cms.signUp('Author', 'aut@example.com')];
  expect(await status(sales, 'GET', '/history/')).toBe(404);
  expect(await status(sales, 'GET', `/history/${version?.id}`)).toBe(404);
  expect(await status(author, 'GET', `/history/${version?.id}`)).toBe(200);
  // Authors may change only their own entries.
  expect(await status(author, 'POST', `/history/${version?.id}/restore`)).toBe(403);
  expect(await status('', 'GET', '/history/')).toBe(401);
});

it('keeps HISTORY_VERSIONS versions of each entry', async () => {
  const article = await find(ARTICLES, 'accessible-forms-for-people-in-pain');
  const db = new DatabaseSync(path.join(cms.dataDir, 'cms/database.sqlite'), { timeout: 20_000 });
  const insert = db.prepare(
    "INSERT INTO entry_versions (document_id, type, entry, title, event, by, at, content) VALUES (?, 'api::article.article', ?, 'T', 'published', 'E', ?, ?)",
  );
  const content = JSON.stringify({ title: 'T' });
  db.exec('BEGIN');
  for (let index = 0; index < 60; index += 1)
    insert.run(`old${index}`, article.documentId, Date.now() - index * 1000, content);
  db.exec('COMMIT');
  await change(ARTICLES, article, { title: 'The sixty-first version of a title' });
  await publish(ARTICLES, article);
  const count = (where: string) => db.prepare(`SELECT count(*) AS n FROM entry_versions WHERE ${where}`).get()?.n;
  expect(count(`entry = '${article.documentId}'`)).toBe(50);
  db.close();
});

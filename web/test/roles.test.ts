import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EditingCms, startEditingCms } from './editing-cms.ts';
import { collectionPath } from './panel-paths.ts';

const ARTICLES = collectionPath('article');
const INDUSTRIES = collectionPath('industry');
const JOBS = collectionPath('job');
const MESSAGES = collectionPath('contact-message');
const REDIRECTS = collectionPath('redirect');
const TEMPLATES = collectionPath('reply-template');

type Permission = { action: string; subject: string | null; properties: { fields?: string[] }; conditions: string[] };
type Role = 'Editor' | 'Author' | 'Sales' | 'Hiring';

let cms: EditingCms;
const sessions: Partial<Record<Role, string>> = {};
const start = (dataDir?: string) =>
  startEditingCms({ copyOfStack: false, ...(dataDir ? { dataDir } : {}), env: { IMPORT_CONTENT: 'never' } });

beforeAll(async () => {
  cms = await start();
  for (const role of ['Editor', 'Author', 'Sales', 'Hiring'] as const)
    sessions[role] = await cms.signUp(role, `${role.toLowerCase()}@example.com`);
});
afterAll(() => cms?.remove());

async function ask(role: Role, method: string, address: string, body?: object) {
  const response = await fetch(cms.url + address, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${sessions[role]}` },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, text: await response.text() };
}
const article = (title: string) => ({
  title,
  lead: 'A text that is here to be saved and published by a test.',
  body: '## Start\n\nIt begins here.',
  published_on: '2026-11-20',
});
const template = { name: 'Thanks', for_leads: 'all', state_after: 'answered', subject: 'Thank you', text: 'Hello' };

describe('what a role may do', () => {
  it.each<[Role, string, string, object | undefined, number]>([
    ['Editor', 'POST', TEMPLATES, template, 201],
    ['Editor', 'POST', REDIRECTS, { from: '/old', to: 'https://example.com/', code: 'moved_301' }, 201],
    ['Editor', 'GET', MESSAGES, undefined, 403],
    ['Author', 'POST', INDUSTRIES, { name: 'Shipping' }, 201],
    ['Author', 'GET', REDIRECTS, undefined, 200],
    ['Author', 'POST', REDIRECTS, { from: '/older', to: 'https://example.com/', code: 'moved_301' }, 403],
    ['Author', 'POST', TEMPLATES, template, 403],
    ['Author', 'GET', MESSAGES, undefined, 403],
    ['Sales', 'GET', MESSAGES, undefined, 200],
    ['Sales', 'POST', TEMPLATES, template, 201],
    ['Sales', 'GET', ARTICLES, undefined, 403],
    ['Sales', 'POST', MESSAGES, { name: 'Made up' }, 403],
    ['Hiring', 'GET', JOBS, undefined, 200],
    ['Hiring', 'GET', MESSAGES, undefined, 403],
  ])('%s: %s %s', async (role, method, address, body, status) => {
    expect((await ask(role, method, address, body)).status).toBe(status);
  });

  it('an author writes, reads what others wrote, and an editor publishes', async () => {
    const created = await ask('Author', 'POST', ARTICLES, article('Written by an author'));
    expect(created.status).toBe(201);
    const { documentId } = JSON.parse(created.text).data;
    const publish = (role: Role) => ask(role, 'POST', `${ARTICLES}/${documentId}/actions/publish`, {});
    expect((await publish('Author')).status).toBe(403);
    const waiting = async (role: Role) =>
      (JSON.parse((await ask(role, 'GET', '/review')).text) as { title: string; details: string[] }[]).map(
        ({ title, details }) => [title, details[1]],
      );
    // The industry was created above.
    const both = [
      ['Shipping', 'Author Test'],
      ['Written by an author', 'Author Test'],
    ];
    expect(await waiting('Editor')).toEqual(both);
    await ask('Editor', 'PUT', `${ARTICLES}/${documentId}`, { lead: 'An editor has corrected the lead of this text.' });
    expect(await waiting('Editor')).toEqual(both);
    expect(await waiting('Author')).toEqual([]);
    expect((await publish('Editor')).status).toBe(200);
    expect(await waiting('Editor')).toEqual([['Shipping', 'Author Test']]);
    const other = JSON.parse((await ask('Editor', 'POST', ARTICLES, article('Written by an editor'))).text).data;
    expect((await ask('Author', 'GET', `${ARTICLES}/${other.documentId}`)).status).toBe(200);
    expect((await ask('Author', 'PUT', `${ARTICLES}/${other.documentId}`, article('Rewritten'))).status).toBe(403);
    const deleted = await ask('Author', 'DELETE', `${ARTICLES}/${documentId}`);
    expect([deleted.status, deleted.text]).toEqual([
      400,
      expect.stringContaining('Those who may publish can delete it.'),
    ]);
  });

  it('the review list has the drafts that wait longest, however many entries are published', async () => {
    for (let index = 0; index < 21; index += 1) {
      const { documentId } = JSON.parse(
        (await ask('Author', 'POST', ARTICLES, article(`Text number ${index}`))).text,
      ).data;
      if (index === 0) continue;
      expect((await ask('Editor', 'POST', `${ARTICLES}/${documentId}/actions/publish`, {})).status).toBe(200);
    }
    const titles = (JSON.parse((await ask('Editor', 'GET', '/review')).text) as { title: string }[]).map(
      ({ title }) => title,
    );
    expect(titles).toEqual(['Shipping', 'Text number 0']);
  });

  it('an author sets no time of publication and changes nothing that has one, and a clone has none', async () => {
    const publish_at = '2099-03-01T09:00:00.000Z';
    const planned = { ...article('Planned by an author'), publish_at };
    const own = JSON.parse((await ask('Author', 'POST', ARTICLES, planned)).text).data;
    expect(own.publish_at).toBeNull();
    const address = `${ARTICLES}/${own.documentId}`;
    const timeOf = async () => JSON.parse((await ask('Editor', 'GET', address)).text).data.publish_at;
    expect((await ask('Editor', 'PUT', address, { publish_at })).status).toBe(200);
    expect(await timeOf()).toBe(publish_at);
    // A later change would be published without a review.
    for (const [method, body] of [
      ['PUT', { title: 'Written again' }],
      ['PUT', { publish_at: null }],
      ['DELETE'],
    ] as const) {
      const { status, text } = await ask('Author', method, address, body);
      expect([status, JSON.parse(text).error.message]).toEqual([400, expect.stringMatching(/planned time/)]);
    }
    expect(await timeOf()).toBe(publish_at);
    const clone = await ask('Author', 'POST', `${ARTICLES}/clone/${own.documentId}`, article('A clone'));
    expect(clone.status).toBe(200);
    expect(JSON.parse(clone.text).data.publish_at).toBeNull();
  });

  it('setting a time takes the permission to publish, even for roles that may write the field', async () => {
    const { data: roles } = (await cms.admin('GET', '/admin/roles')) as { data: { id: number; name: string }[] };
    const id = roles.find(({ name }) => name === 'Author')?.id;
    const { data: before } = (await cms.admin('GET', `/admin/roles/${id}/permissions`)) as { data: Permission[] };
    const withTimes = before.map(({ action, subject, properties, conditions }) => ({
      action,
      subject,
      properties:
        subject === 'api::article.article' && action.endsWith('.create')
          ? { fields: [...(properties.fields ?? []), 'publish_at'] }
          : properties,
      conditions,
    }));
    await cms.admin('PUT', `/admin/roles/${id}/permissions`, { permissions: withTimes });
    const planned = { ...article('Planned by an author'), publish_at: '2099-03-01T09:00:00.000Z' };
    const refused = await ask('Author', 'POST', ARTICLES, planned);
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('is set by those who may publish')]);
    expect((await ask('Author', 'POST', ARTICLES, article('Without a time'))).status).toBe(201);
  });
});

it('permissions that an administrator revoked or granted stay as they are', async () => {
  const { data: roles } = (await cms.admin('GET', '/admin/roles')) as { data: { id: number; name: string }[] };
  const id = roles.find(({ name }) => name === 'Sales')?.id;
  const permissionsOf = async () =>
    ((await cms.admin('GET', `/admin/roles/${id}/permissions`)) as { data: Permission[] }).data;
  const before = await permissionsOf();
  const withoutDelete = before.filter(
    ({ action, subject }) => !(action.endsWith('.delete') && subject?.includes('message')),
  );
  expect(withoutDelete).toHaveLength(before.length - 1);
  const permissions = withoutDelete.map(({ action, subject, properties, conditions }) => ({
    action,
    subject,
    properties,
    conditions,
  }));
  permissions.push({
    action: 'plugin::content-manager.explorer.read',
    subject: 'api::job-application.job-application',
    properties: { fields: ['name'] },
    conditions: [],
  });
  await cms.admin('PUT', `/admin/roles/${id}/permissions`, { permissions });
  await cms.stop();
  cms = await start(cms.dataDir);
  const after = await permissionsOf();
  expect(after).toHaveLength(before.length);
  expect(after.some(({ action, subject }) => action.endsWith('.delete') && subject?.includes('message'))).toBe(false);
  expect(after.find(({ subject }) => subject === 'api::job-application.job-application')?.properties).toEqual({
    fields: ['name'],
  });
});

it('permissions that the code no longer grants are revoked', async () => {
  await cms.stop();
  const db = new DatabaseSync(path.join(cms.dataDir, 'cms/database.sqlite'), { timeout: 20_000 });
  const key = 'core_roles_author';
  const { value } = db.prepare('SELECT value FROM strapi_core_store_settings WHERE key = ?').get(key) as {
    value: string;
  };
  const keys = ['publish_at', 'unpublish_at'].map(
    (field) => `plugin::content-manager.explorer.create api::article.article ${field}`,
  );
  db.prepare('UPDATE strapi_core_store_settings SET value = ? WHERE key = ?').run(
    JSON.stringify([...(JSON.parse(value) as string[]), ...keys]),
    key,
  );
  db.close();
  cms = await start(cms.dataDir);
  const { data: roles } = (await cms.admin('GET', '/admin/roles')) as { data: { id: number; name: string }[] };
  const id = roles.find(({ name }) => name === 'Author')?.id;
  const { data: permissions } = (await cms.admin('GET', `/admin/roles/${id}/permissions`)) as { data: Permission[] };
  const create = permissions.find(
    ({ action, subject }) => subject === 'api::article.article' && action.endsWith('.create'),
  );
  expect(create?.properties.fields).toContain('title');
  // Granted above.
  expect(create?.properties.fields).not.toContain('publish_at');
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EditingCms, startEditingCms } from './editing-cms.ts';
import { collectionPath } from './panel-paths.ts';

const ARTICLES = collectionPath('article');
const INDUSTRIES = collectionPath('industry');
const JOBS = collectionPath('job');
const MESSAGES = collectionPath('contact-message');
const REDIRECTS = collectionPath('redirect');
const TEMPLATES = collectionPath('reply-template');

type Permission = { action: string; subject: string | null; properties: object; conditions: string[] };
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

async function ask(role: Role, method: string, path: string, body?: object) {
  const response = await fetch(cms.url + path, {
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
  ])('%s: %s %s', async (role, method, path, body, status) => {
    expect((await ask(role, method, path, body)).status).toBe(status);
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
    // The industry was written above.
    expect(await waiting('Editor')).toEqual([
      ['Written by an author', 'Author Test'],
      ['Shipping', 'Author Test'],
    ]);
    expect(await waiting('Author')).toEqual([]);
    expect((await publish('Editor')).status).toBe(200);
    expect(await waiting('Editor')).toEqual([['Shipping', 'Author Test']]);
    const other = JSON.parse((await ask('Editor', 'POST', ARTICLES, article('Written by an editor'))).text).data;
    expect((await ask('Author', 'GET', `${ARTICLES}/${other.documentId}`)).status).toBe(200);
    expect((await ask('Author', 'PUT', `${ARTICLES}/${other.documentId}`, article('Rewritten'))).status).toBe(403);
  });
});

it('permissions that an administrator revoked stay revoked, and new ones are granted', async () => {
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
  await cms.admin('PUT', `/admin/roles/${id}/permissions`, { permissions });
  await cms.stop();
  cms = await start(cms.dataDir);
  expect(await permissionsOf()).toHaveLength(before.length - 1);
});

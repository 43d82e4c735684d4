import { globSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EditingCms, startEditingCms } from './editing-cms.ts';
import { collectionPath } from './panel-paths.ts';

const APPLICATIONS = collectionPath('job-application');

let cms: EditingCms;
let sent = 0;

const start = (dataDir?: string) =>
  startEditingCms({
    copyOfStack: false,
    ...(dataDir ? { dataDir } : {}),
    env: { IMPORT_CONTENT: 'never' },
  });

beforeAll(async () => {
  cms = await start();
});
afterAll(() => cms?.remove());

/** Adds an entry to the inbox with the site's token. */
async function write(type: string, fields: Record<string, unknown>) {
  const data = { state: 'new', submission_id: `inbox-${sent++}`, source_page: '/', came_from: '', ...fields };
  const response = await ask(`/api/${type}`, { data });
  return { status: response.status, text: await response.text() };
}

const ask = (path: string, body: object) =>
  fetch(cms.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${cms.token}` },
    body: JSON.stringify(body),
  });

it('paths requested by a scanner don’t displace searches', async () => {
  const count = (data: object[]) => ask('/api/not-founds/report', { data });
  await count([{ path: '/search?q=zeppelin', count: 1 }]);
  for (let hundred = 0; hundred < 6; hundred += 1)
    await count(Array.from({ length: 100 }, (_, at) => ({ path: `/probe-${hundred}-${at}`, count: 2 })));
  const listed = (filter: string) =>
    cms.admin('GET', `${collectionPath('not-found')}?pageSize=1&filters[path][$startsWith]=${filter}`);
  expect(await listed('/search')).toMatchObject({ results: [{ path: '/search?q=zeppelin' }] });
  expect(await listed('/')).toMatchObject({ pagination: { total: 501 } });
});

describe('an applicant’s CV is deleted with the application', () => {
  const files = () => globSync('cms/public/uploads/cv_*', { cwd: cms.dataDir }).sort();

  async function apply(name: string, receivedAt = new Date()): Promise<{ documentId: string; cv: number }> {
    const form = new FormData();
    const submission_id = name.charCodeAt(0).toString(16).repeat(16);
    form.set('submission_id', submission_id);
    form.set('files', new Blob(['%PDF-1.4\n%%EOF'], { type: 'application/pdf' }), 'cv.pdf');
    const headers = { authorization: `Bearer ${cms.token}` };
    await fetch(`${cms.url}/api/job-applications/cv`, { method: 'POST', headers, body: form });
    const fields = { name, email: 'a@example.org', consent: true, received_at: receivedAt.toISOString() };
    expect(await write('job-applications', { ...fields, submission_id })).toMatchObject({ status: 201 });
    const { results } = (await cms.admin('GET', `${APPLICATIONS}?filters[name][$eq]=${name}`)) as {
      results: { documentId: string }[];
    };
    const documentId = results[0]?.documentId ?? '';
    const { data } = (await cms.admin('GET', `${APPLICATIONS}/${documentId}`)) as { data: { cv: { id: number } } };
    return { documentId, cv: data.cv.id };
  }

  it('in the panel, one or several at once', async () => {
    const session = await cms.signUp('Hiring', 'hanna@example.com');
    const asHiring = (method: string, path: string, body?: object) =>
      fetch(cms.url + path, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${session}` },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
    const [a, b, c, survivor] = [await apply('A'), await apply('B'), await apply('C'), await apply('D')];
    expect(files()).toHaveLength(4);
    expect((await asHiring('DELETE', `${APPLICATIONS}/${a.documentId}`)).status).toBe(200);
    expect(files()).toHaveLength(3);
    const documentIds = [b.documentId, c.documentId];
    expect((await asHiring('POST', `${APPLICATIONS}/actions/bulkDelete`, { documentIds })).status).toBe(200);
    expect(files()).toHaveLength(1);
    for (const { cv } of [a, b, c]) await expect(cms.admin('GET', `/upload/files/${cv}`)).rejects.toThrow('404');
    expect(await cms.admin('GET', `/upload/files/${survivor.cv}`)).toMatchObject({ id: survivor.cv });
  });

  it('and at the end of its retention period', async () => {
    const before = files();
    const old = await apply('E', new Date('2020-01-01T00:00:00Z'));
    expect(files()).toHaveLength(before.length + 1);
    await cms.stop();
    cms = await start(cms.dataDir);
    expect(files()).toEqual(before);
    await expect(cms.admin('GET', `/upload/files/${old.cv}`)).rejects.toThrow('404');
    await expect.poll(() => cms.log()).toContain('Deleted 1 expired inbox entries');
  });
});

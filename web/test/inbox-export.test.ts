import { beforeAll, expect, it } from 'vitest';
import { restoreWorkerCms, type WorkerCms } from './worker-cms.ts';

/** More entries than the export reads in one page. */
const MANY = 205;

let cms: WorkerCms;
let sales: string;
let hiring: string;
let editor: string;

beforeAll(async () => {
  cms = await restoreWorkerCms();
  sales = await cms.signUp('Sales', 'sal@example.com');
  hiring = await cms.signUp('Hiring', 'hanna@example.com');
  editor = await cms.signUp('Editor', 'ed@example.com');
  for (let number = 0; number < MANY; number++) await write(number);
  await write(MANY, { name: '=SUM(1+1)', company: '@home', subject: '-1', message: 'He said "hi",\nthen left; Grüße' });
});

async function write(number: number, more: Record<string, string> = {}): Promise<void> {
  const data = {
    name: `Visitor ${number}`,
    email: `visitor-${number}@example.org`,
    company: 'Hillside',
    budget: 'Not sure yet',
    state: 'new',
    submission_id: `export-${number}`,
    received_at: new Date(Date.UTC(2026, 10, 1, 0, number)).toISOString(),
    ...more,
  };
  const { status } = await fetch(`${cms.url}/api/contact-messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${cms.token}` },
    body: JSON.stringify({ data }),
  });
  expect(status).toBe(201);
}

const ask = (name: string, session?: string) =>
  fetch(`${cms.url}/inbox/${name}.csv`, session ? { headers: { authorization: `Bearer ${session}` } } : {});

it('Sales get all contact messages, newest first, in a form that Excel reads', async () => {
  const response = await ask('contact-messages', sales);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="contact-messages-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(response.headers.get('cache-control')).toBe('no-store');
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  expect(text).toMatch(/^\uFEFF"Name","Email","Company","Subject","Message","Budget",/);
  expect(text).toContain('"He said ""hi"",\nthen left; Grüße"');
  const lines = text.split('\r\n');
  expect(lines).toHaveLength(MANY + 3);
  expect(lines.at(-1)).toBe('');
  expect(lines[1]).toMatch(/^"'=SUM\(1\+1\)","visitor-205@example\.org","'@home","'-1",/);
  const names = lines.slice(2, -1).map((line) => /^"Visitor (\d+)"/.exec(line)?.[1]);
  expect(names).toEqual(Array.from({ length: MANY }, (_, index) => String(MANY - 1 - index)));
});

it('an empty inbox is exported as its header row', async () => {
  expect(await (await ask('startup-applications', sales)).text()).toMatch(/^[^\n]*\r\n$/);
  const applications = await ask('job-applications', hiring);
  expect(applications.status).toBe(200);
  expect(await applications.text()).not.toContain('"CV"');
});

it.each([
  ['sales', 'job-applications', () => sales, 403],
  ['hiring', 'contact-messages', () => hiring, 403],
  ['an editor', 'contact-messages', () => editor, 403],
  ['the site’s token', 'contact-messages', () => cms.token, 401],
  ['nobody', 'contact-messages', () => undefined, 401],
  ['nobody', 'job-applications', () => undefined, 401],
  ['sales', 'articles', () => sales, 404],
  ['sales', 'constructor', () => sales, 404],
])('%s and %s', async (_, name, session, status) => {
  const response = await ask(name, session());
  expect(response.status).toBe(status);
  expect(await response.text()).not.toContain('Visitor');
});

import { beforeAll, describe, expect, it } from 'vitest';
import { collectionPath } from './panel-paths.ts';
import { restoreWorkerCms, type WorkerCms } from './worker-cms.ts';

const MESSAGES = collectionPath('contact-message');
const HOUR_MS = 60 * 60_000;
const PAGE = 50;

type Summary = { type: string; id: string; name: string; state: string; owner: string; receivedAt: string };
type Lead = Summary & {
  sent: { label: string; value: string }[];
  history: { by: string; state?: string; owner?: string; note?: string }[];
  answeredAt: string | null;
};

let cms: WorkerCms;
let sales: string;
let hiring: string;
let editor: string;

beforeAll(async () => {
  cms = await restoreWorkerCms();
  sales = await cms.signUp('Sales', 'sal@example.com');
  hiring = await cms.signUp('Hiring', 'hanna@example.com');
  editor = await cms.signUp('Editor', 'ed@example.com');
  for (let number = 0; number < PAGE + 2; number++)
    await write('contact-messages', { name: `Visitor ${number}` }, number);
  await write('contact-messages', { name: 'Overdue Olga', due_at: fromNow(-1) }, 90);
  await write('contact-messages', { name: 'Spam Sam', state: 'spam', due_at: fromNow(-1) }, 91);
  const idea = { idea_description: 'Labels for crates', problem_solved: 'Lost crates', platform: 'web', stage: 'idea' };
  await write('startup-applications', { name: 'Startup Stella', ...idea }, 92);
  await write('job-applications', { name: 'Applicant Ada', consent: true, job_title: 'Backend engineer' }, 93);
});

const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

let sent = 0;
async function write(type: string, fields: Record<string, unknown>, minute: number): Promise<void> {
  const required = type === 'contact-messages' ? { company: 'Harbour', budget: 'Not sure yet' } : {};
  const data = {
    email: 'visitor@example.org',
    state: 'new',
    submission_id: `desk-${sent++}`,
    received_at: new Date(Date.UTC(2026, 10, 1, 0, minute)).toISOString(),
    due_at: fromNow(100),
    ...required,
    ...fields,
  };
  const { status } = await ask('POST', `/api/${type}`, cms.token, { data });
  expect(status).toBe(201);
}

async function ask(method: string, path: string, session: string, body?: object) {
  const response = await fetch(cms.url + path, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${session}` },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  return { status: response.status, text, json: () => JSON.parse(text) };
}
const list = async (session: string, query = '') =>
  (await ask('GET', `/inbox/leads${query}`, session)).json() as { leads: Summary[]; hasMore: boolean };
const names = async (session: string, query: string) => (await list(session, query)).leads.map(({ name }) => name);
async function find(session: string, name: string): Promise<Lead> {
  const { leads } = await list(session, `?q=${encodeURIComponent(name)}&view=all`);
  const lead = leads.find((one) => one.name === name);
  return (await ask('GET', `/inbox/leads/${lead?.type}/${lead?.id}`, session)).json();
}
const change = (session: string, { type, id }: Summary, body: object) =>
  ask('PUT', `/inbox/leads/${type}/${id}`, session, body);

describe('the list', () => {
  it('has what the role may read, newest first, up to the limit', async () => {
    const first = await list(sales);
    expect(first.leads.slice(0, 3).map(({ name }) => name)).toEqual(['Startup Stella', 'Overdue Olga', 'Visitor 51']);
    expect([first.leads.length, first.hasMore]).toEqual([PAGE, true]);
    const longer = await list(sales, `?limit=${2 * PAGE}`);
    expect(longer.leads.slice(0, PAGE)).toEqual(first.leads);
    expect(longer.leads.slice(PAGE).map(({ name }) => name)).toEqual([
      'Visitor 3',
      'Visitor 2',
      'Visitor 1',
      'Visitor 0',
    ]);
    expect(longer.hasMore).toBe(false);
    expect(await names(hiring, '')).toEqual(['Applicant Ada']);
    expect(await names(editor, '')).toEqual([]);
  });

  it.each([
    ['?view=spam', ['Spam Sam']],
    ['?view=overdue', ['Overdue Olga']],
    ['?type=startup-application', ['Startup Stella']],
    ['?q=crates', ['Startup Stella']],
    ['?q=OLGA', ['Overdue Olga']],
    ['?q=nobody', []],
  ])('%s', async (query, expected) => {
    expect(await names(sales, query)).toEqual(expected);
  });

  it('is exported with its filters applied', async () => {
    const { text } = await ask('GET', '/inbox/leads.csv?view=overdue', sales);
    expect(text).toMatch(/^\uFEFF?"Type","Name","Email",/);
    expect(text.split('\r\n')).toHaveLength(3);
    expect(text).toContain('"Contact message","Overdue Olga"');
    expect((await ask('GET', '/inbox/leads.csv', editor)).status).toBe(403);
  });

  it('is exported newest first, whatever the types, with notes', async () => {
    const lead = await find(sales, 'Startup Stella');
    await change(sales, lead, { note: 'Has a prototype.' });
    const { text } = await ask('GET', '/inbox/leads.csv?view=all', sales);
    const rows = text.split('\r\n').filter((line) => /^"(Contact|Startup)/.test(line));
    expect(rows[0]).toContain('"Startup Stella"');
    expect(rows[0]).toMatch(/, Sales Test: Has a prototype\./);
    expect(rows[1]).toContain('"Overdue Olga"');
    await write('contact-messages', { name: 'Newer Nele', state: 'lost' }, 95);
    const [first, second] = (await ask('GET', '/inbox/leads.csv', sales)).text.split('\r\n').slice(1);
    expect([first, second]).toEqual([expect.stringContaining('"Newer Nele"'), expect.stringContaining('Stella')]);
  });

  it('counts leads by view', async () => {
    expect((await ask('GET', '/inbox/counts', sales)).json()).toMatchObject({ new: PAGE + 4, overdue: 1, mine: 0 });
    expect((await ask('GET', '/inbox/counts', hiring)).json()).toMatchObject({ new: 1, overdue: 0 });
  });
});

it('the desk has owners and reply templates only for types that the role may read', async () => {
  const template = { state_after: 'answered', subject: 'Hello', text: 'Hello' };
  for (const for_leads of ['all', 'contact-message', 'startup-application', 'job-application'])
    await cms.admin('POST', collectionPath('reply-template'), { ...template, name: `For ${for_leads}`, for_leads });
  type Settings = { templates: { name: string }[]; types: { name: string; owners: { email: string }[] }[] };
  const settings = async (session: string): Promise<Settings> => (await ask('GET', '/inbox/desk', session)).json();
  const templates = async (session: string) =>
    (await settings(session)).templates.map(({ name }) => name).filter((name) => name.startsWith('For '));
  expect(await templates(sales)).toEqual(['For all', 'For contact-message', 'For startup-application']);
  expect(await templates(hiring)).toEqual(['For all', 'For job-application']);
  expect(await templates(editor)).toEqual([]);
  for (const { owners } of (await settings(sales)).types) {
    const emails = owners.map(({ email }) => email);
    expect(emails).toContain('sal@example.com');
    expect(emails).not.toContain('hanna@example.com');
    expect(emails).not.toContain('ed@example.com');
  }
});

it('the report counts by week and source, without spam', async () => {
  await write('contact-messages', { name: 'Nora New', campaign: 'utm_source=newsletter', received_at: fromNow(-1) }, 0);
  await write(
    'contact-messages',
    { name: 'Lena Link', came_from: 'https://www.example.org/list', received_at: fromNow(-1) },
    0,
  );
  await write('contact-messages', { name: 'Sue Spam', state: 'spam', received_at: fromNow(-1) }, 0);
  const report = (await ask('GET', '/inbox/report', sales)).json();
  expect(report.weeks).toHaveLength(8);
  expect(report.weeks.at(-1).leads).toBeGreaterThanOrEqual(2);
  expect(report.sources).toContainEqual({ name: 'newsletter', leads: 1 });
  expect(report.sources).toContainEqual({ name: 'example.org', leads: 1 });
});

it('leads of the same moment are all in the list', async () => {
  const received_at = '2026-10-01T00:00:00.000Z';
  for (let number = 0; number < 60; number++)
    await write('contact-messages', { name: `At once ${number}`, state: 'lost', received_at }, 0);
  const first = await list(sales, '?q=At+once');
  expect([first.leads.length, first.hasMore]).toEqual([PAGE, true]);
  const longer = await list(sales, `?q=At+once&limit=${2 * PAGE}`);
  expect(longer.hasMore).toBe(false);
  expect(longer.leads.slice(0, PAGE)).toEqual(first.leads);
  expect(new Set(longer.leads.map(({ name }) => name)).size).toBe(60);
});

describe('a lead', () => {
  it('gets an owner, a state and notes, and records who set them', async () => {
    const lead = await find(sales, 'Visitor 7');
    expect(lead.sent).toContainEqual({ name: 'company', label: 'Company', value: 'Harbour' });
    await change(sales, lead, { owner: 'sal@example.com' });
    await change(sales, lead, { note: 'Called them.' });
    const answered: Lead = (await change(sales, lead, { state: 'answered' })).json();
    expect(answered.history).toMatchObject([
      { by: 'Sales Test', owner: 'sal@example.com' },
      { by: 'Sales Test', note: 'Called them.' },
      { by: 'Sales Test', state: 'answered' },
    ]);
    expect(Math.abs(Date.parse(answered.answeredAt ?? '') - Date.now())).toBeLessThan(60_000);
    // The first reply counts.
    const won: Lead = (await change(sales, lead, { state: 'won' })).json();
    expect(won.answeredAt).toBe(answered.answeredAt);
  });

  it.each(['closed', 'lost', 'won'])('that is %s without a reply has not been answered', async (state) => {
    await write('contact-messages', { name: `Without a reply ${state}` }, 0);
    const lead = await find(sales, `Without a reply ${state}`);
    expect((await change(sales, lead, { state })).json().answeredAt).toBeNull();
  });

  it('with a reply is answered and not overdue, though in progress', async () => {
    await write('contact-messages', { name: 'Replied Rita', due_at: fromNow(-1) }, 0);
    const lead = await find(sales, 'Replied Rita');
    expect(await names(sales, '?view=overdue')).toContain('Replied Rita');
    const replied: Lead = (await change(sales, lead, { reply: 'Re: Cranes', state: 'in_progress' })).json();
    expect(replied).toMatchObject({ state: 'in_progress', answeredAt: expect.any(String) });
    expect(await names(sales, '?view=overdue')).not.toContain('Replied Rita');
  });

  it('is listed for its owner until it is answered', async () => {
    const lead = await find(sales, 'Visitor 8');
    await change(sales, lead, { owner: 'sal@example.com', state: 'in_progress' });
    expect(await names(sales, '?view=mine')).toEqual(['Visitor 8']);
    await change(sales, lead, { state: 'answered' });
    expect(await names(sales, '?view=mine')).toEqual([]);
  });

  it('keeps two notes that are written at the same time', async () => {
    const lead = await find(sales, 'Visitor 9');
    await Promise.all(['one', 'two', 'three'].map((note) => change(sales, lead, { note })));
    expect((await find(sales, 'Visitor 9')).history.map(({ note }) => note).sort()).toEqual(['one', 'three', 'two']);
  });

  it.each([
    ['a state that there is not', { state: 'hired' }, 400],
    ['an owner who has no account', { owner: 'somebody@example.com' }, 400],
    ['an owner who may not read it', { owner: 'hanna@example.com' }, 400],
    ['what was sent', { name: 'Somebody else' }, 400],
    ['nothing', { note: ' ' }, 400],
  ])('refuses %s', async (_, body, status) => {
    expect((await change(sales, await find(sales, 'Visitor 10'), body)).status).toBe(status);
  });

  it('names the limit to a note that is too long', async () => {
    const refused = await change(sales, await find(sales, 'Visitor 10'), { note: 'x'.repeat(5001) });
    expect(refused.status).toBe(400);
    expect(refused.json().error.message).toMatch(/5000 characters[\s\S]* note/);
  });

  it('stores nothing of a change that is refused', async () => {
    const lead = await find(sales, 'Visitor 10');
    const refused = await change(sales, lead, { note: 'Called', reply: 'Re: Cranes', state: 'hired' });
    expect(refused.status).toBe(400);
    expect(await find(sales, 'Visitor 10')).toMatchObject({ history: [], answeredAt: null });
  });

  it('of an applicant names the job’s contact person and the day of its deletion', async () => {
    const publishNew = async (type: string, fields: Record<string, unknown>): Promise<string> => {
      const { data } = (await cms.admin('POST', collectionPath(type), fields)) as { data: { documentId: string } };
      await cms.admin('POST', `${collectionPath(type)}/${data.documentId}/actions/publish`, {});
      return data.documentId;
    };
    const person = await publishNew('person', { name: 'Hanna Hiring', role: 'Talks to applicants' });
    const job = await publishNew('job', {
      title: 'Frontend engineer',
      lead: 'A text that is here to be saved and published by a test.',
      career_level: 'Senior',
      location: 'Hamburg',
      country: 'Germany',
      what_you_will_do: 'Work.',
      requirements: 'None.',
      opened_on: '2026-11-01',
      single_job_person: person,
    });
    await write('job-applications', { name: 'Applicant Abe', consent: true, job }, 94);
    expect(await find(hiring, 'Applicant Abe')).toMatchObject({
      job: { title: 'Frontend engineer', contact: 'Hanna Hiring' },
      deletedAt: '2027-05-01T01:34:00.000Z',
    });
  });

  it('is out of reach for other roles', async () => {
    const lead = await find(sales, 'Visitor 10');
    for (const session of [hiring, editor, cms.token]) {
      expect((await change(session, lead, { state: 'answered' })).status).not.toBe(200);
      expect((await ask('GET', `/inbox/leads/${lead.type}/${lead.id}`, session)).text).not.toContain('Visitor');
    }
  });
});

describe('what the sender wrote', () => {
  it('can’t be changed in the panel, even by an administrator; the team’s fields can', async () => {
    const { id } = await find(sales, 'Visitor 11');
    const { data } = (await cms.admin('GET', `${MESSAGES}/${id}`)) as { data: Record<string, unknown> };
    const save = (more: object) => cms.admin('PUT', `${MESSAGES}/${id}`, { ...data, ...more });
    for (const forged of [
      { message: 'Forged' },
      { email: 'forged@example.org' },
      { due_at: fromNow(500) },
      { name: null },
    ])
      await expect(save(forged)).rejects.toThrow('can’t be changed');
    await save({ state: 'lost', notes: 'No budget' });
    expect((await find(sales, 'Visitor 11')).history).toMatchObject([{ by: 'Eva Editor', state: 'lost' }]);
  });

  it('can’t be changed through the API', async () => {
    const { id } = await find(sales, 'Visitor 12');
    const { data } = (await cms.admin('POST', '/admin/api-tokens', {
      name: 'All',
      description: '',
      type: 'full-access',
      lifespan: null,
    })) as { data: { accessKey: string } };
    const put = (fields: object) => ask('PUT', `/api/contact-messages/${id}`, data.accessKey, { data: fields });
    expect(await put({ message: 'Forged' })).toMatchObject({
      status: 400,
      text: expect.stringContaining('can’t be changed'),
    });
    expect((await put({ history: [] })).status).toBe(400);
    expect((await put({ state: 'answered' })).status).toBe(200);
    expect((await find(sales, 'Visitor 12')).history).toMatchObject([{ by: 'A program', state: 'answered' }]);
  });
});

import * as files from 'node:fs';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_OPTIONS } from '#app/content/form-options.server.ts';
import { en } from '#app/i18n/en.ts';
import { contactMessageSchema } from '#app/leads/contact-form/contact-message.ts';
import { checkCvOrLinks, cvProblems, jobApplicationSchema } from '#app/pages/careers/job-application.ts';
import { CLIENT_ADDRESS_HEADER } from '#platform/client-address-header.ts';
import { signTime } from '#platform/signed-time.server.ts';
import { receiveLead } from './receive-lead.server.ts';

vi.mock('node:fs', { spy: true });

const HOSTILE_BODIES = Number(process.env.HOSTILE_BODIES ?? 500);
const HOSTILE_MS = 120_000;
const dir = mkdtempSync(path.join(os.tmpdir(), 'receive-'));
// `env()` is read once, when the first timestamp is signed.
process.env.DATA_DIR = dir;
process.env.STRAPI_TOKEN = 'a-token-of-more-than-20-letters';
// No delivery worker runs in this test, so mails stay in the queue.
process.env.SMTP_URL = 'smtp://127.0.0.1:1';
process.env.LEADS_TO = 'team@example.com';
process.env.MAIL_FROM = 'hello@example.com';
let visitor = 0;

afterAll(() => rmSync(dir, { recursive: true, force: true }));
beforeEach(() => {
  visitor++;
});

const complete = { name: 'Dana', email: 'dana@example.org', company: 'Hillside', budget: 'not_sure' };

function contact(body: BodyInit, headers: Record<string, string> = {}) {
  const request = new Request('http://localhost/contact/send', {
    method: 'POST',
    body,
    headers: { [CLIENT_ADDRESS_HEADER]: `2001:db8:${visitor.toString(16)}::1`, ...headers },
  });
  return receiveLead(request, {
    form: 'contact',
    schema: contactMessageSchema(en.validation, DEFAULT_OPTIONS),
    toFields: (data) => data,
    dueAt: (receivedAt) => receivedAt,
  });
}

async function application(data: FormData) {
  const { headers, body } = await readAll(data);
  const request = new Request('http://localhost/careers/x/apply', {
    method: 'POST',
    body,
    headers: { ...headers, [CLIENT_ADDRESS_HEADER]: `2001:db8:ffff:${visitor.toString(16)}::1` },
  });
  return receiveLead(request, {
    form: 'application',
    schema: jobApplicationSchema(en.validation),
    toFields: ({ name, email, message, links }) => ({ name, email, message, links }),
    dueAt: (receivedAt) => receivedAt,
    check: (values, hasFile) => checkCvOrLinks(values, hasFile, en.validation),
    file: { field: 'cv', maxBytes: 10 * 1024 * 1024, problems: cvProblems(en.validation) },
    job: { slug: 'x', title: 'X' },
  });
}

/** Encodes form data as bytes: a request with FormData as its body reports an error if it is not read to the end. */
async function readAll(data: FormData): Promise<{ headers: Record<string, string>; body: ArrayBuffer }> {
  const whole = new Response(data);
  return { headers: { 'content-type': whole.headers.get('content-type') ?? '' }, body: await whole.arrayBuffer() };
}

const stored = () => {
  const db = new DatabaseSync(path.join(dir, 'leads.db'));
  const rows = db.prepare('SELECT lead FROM leads').all();
  db.close();
  return rows.map(({ lead }) => JSON.parse(String(lead)));
};
const destinationsOf = (message: string) => {
  const db = new DatabaseSync(path.join(dir, 'leads.db'));
  const rows = db
    .prepare("SELECT destination FROM deliveries JOIN leads ON id = lead_id WHERE lead ->> '$.fields.message' = ?")
    .all(message);
  db.close();
  return rows.map(({ destination }) => destination).sort();
};
const daysAgo = (days: number) => Date.now() - days * 24 * 60 * 60_000;
const form = (fields: Record<string, string>) =>
  new URLSearchParams({ form_timestamp: signTime('form', Date.now()), ...fields });

describe('a lead', () => {
  it('is on disk before the visitor gets the response', async () => {
    const { result, status } = await contact(form({ ...complete, message: 'On disk' }));
    expect([result.status, status]).toEqual(['sent', 200]);
    expect(stored().filter(({ fields }) => fields.message === 'On disk')).toMatchObject([
      { state: 'new', sourcePage: '/contact' },
    ]);
  });

  it('has no consent when its form has no such field', async () => {
    await contact(form({ ...complete, message: 'Not asked', consent: 'yes' }));
    const [{ fields }] = stored().filter(({ fields }) => fields.message === 'Not asked');
    expect(fields).not.toHaveProperty('consent');
  });

  it('is stored once when it is sent twice without an id', async () => {
    const both = await Promise.all([1, 2].map(() => contact(form({ ...complete, message: 'Twice' }))));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(stored().filter(({ fields }) => fields.message === 'Twice')).toHaveLength(1);
  });

  it('is stored once under one id, and again when it was edited, whatever was delivered before', async () => {
    const sending = { submission_id: 'a'.repeat(32) };
    for (const message of ['First words', 'First words', 'Edited words'])
      expect((await contact(form({ ...complete, ...sending, message }))).status).toBe(200);
    const ids = stored()
      .filter(({ fields }) => /^(First|Edited) words$/.test(fields.message))
      .map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    expect(ids).toHaveLength(2);
    // The id of the edited lead does not depend on whether this instance has received the first one.
    expect(ids).not.toContain(sending.submission_id);
  });

  it('has a referring page without characters that the CMS’s database rejects', async () => {
    const came_from = `https://example.org/\u0000${'x'.repeat(278)}\u{1f600}`;
    await contact(form({ ...complete, message: 'From elsewhere', came_from }));
    const [{ cameFrom }] = stored().filter(({ fields }) => fields.message === 'From elsewhere');
    expect(cameFrom).toBe(`https://example.org/${'x'.repeat(278)}\ufffd`);
  });

  it('has the landing page and the campaign parameters, but no other parts of a URL', async () => {
    const visit = { landing_page: '/blog', campaign: 'utm_source=newsletter&token=secret' };
    await contact(form({ ...complete, message: 'By newsletter', ...visit }));
    const [lead] = stored().filter(({ fields }) => fields.message === 'By newsletter');
    expect(lead).toMatchObject({ landingPage: '/blog', campaign: 'utm_source=newsletter' });
  });

  it.each([
    '@evil.example/x',
    '//evil.example/x',
    '/\\evil.example/x',
    '.evil.example',
    'https://evil.example/',
  ])('has no landing page if it is not a path of the site: %s', async (landing_page) => {
    const message = `Sent with ${landing_page}`;
    await contact(form({ ...complete, message, landing_page }));
    expect(stored().find(({ fields }) => fields.message === message)).toMatchObject({ landingPage: '' });
  });

  it('with errors is returned to the visitor with its values', async () => {
    const { result, status } = await contact(form({ ...complete, email: 'x' }));
    expect(status).toBe(422);
    expect(result).toMatchObject({
      status: 'invalid',
      errors: { email: en.validation.emailFormat },
      values: { name: 'Dana' },
    });
  });
});

describe('a suspicious submission gets the usual response and is stored as spam', () => {
  it.each([
    ['a filled honeypot', () => ({ fax_extension: '1' }), /cannot see/],
    ['no timestamp', () => ({ form_timestamp: '' }), /not sent from the form/],
    ['a timestamp with another signature', () => ({ form_timestamp: '1.x' }), /not sent from the form/],
    ['an old timestamp', () => ({ form_timestamp: signTime('form', daysAgo(61)) }), /a form that is 61 days old/],
  ])('%s', async (name, fields, reason) => {
    const { result, status } = await contact(form({ ...complete, message: name, ...fields() }));
    expect([result.status, status]).toEqual(['sent', 200]);
    const [lead] = stored().filter((one) => one.fields.message === name);
    expect(lead).toMatchObject({ state: 'spam', suspicion: expect.stringMatching(reason) });
  });
});

it('a form that is sent at once is not spam: its page may have been rendered just now', async () => {
  await contact(form({ ...complete, message: 'In short', form_timestamp: signTime('form', Date.now()) }));
  expect(stored().find(({ fields }) => fields.message === 'In short')).toMatchObject({
    state: 'new',
    suspicion: null,
  });
});

it('a message taken for spam becomes a lead when it is sent again without suspicion', async () => {
  const message = 'The extension filled everything in';
  await contact(form({ ...complete, message, fax_extension: '1' }));
  await contact(form({ ...complete, message }));
  expect(
    stored()
      .filter(({ fields }) => fields.message === message)
      .map(({ state }) => state)
      .toSorted(),
  ).toEqual(['new', 'spam']);
  expect(destinationsOf(message)).toContain('team-mail');
});

it('a tab that was open for weeks is not spam', async () => {
  await contact(form({ ...complete, message: 'At last', form_timestamp: signTime('form', daysAgo(59)) }));
  expect(stored().find(({ fields }) => fields.message === 'At last')).toMatchObject({ state: 'new', suspicion: null });
});

it('an e-mail address gets three confirmations a day, in any spelling; every lead is stored and reported to the team', async () => {
  const spellings = ['vic.tim@example.org', 'Victim@example.org', 'victim+1@example.org', 'victim+2@Example.org'];
  for (const [index, email] of spellings.entries())
    expect((await contact(form({ ...complete, email, message: `Bomb ${index}` }))).result.status).toBe('sent');
  await contact(form({ ...complete, email: 'other@example.org', message: 'Bomb of another' }));
  const all = ['confirmation', 'inbox', 'team-mail'];
  expect([0, 1, 2, 3].map((index) => destinationsOf(`Bomb ${index}`))).toEqual([all, all, all, ['inbox', 'team-mail']]);
  expect(destinationsOf('Bomb of another')).toEqual(all);
});

it('a client address is limited to 20 submissions in ten minutes; other addresses are not affected', async () => {
  for (let count = 0; count < 20; count++)
    expect((await contact(form({ ...complete, subject: `${count}` }))).status).toBe(200);
  const { result, status } = await contact(form(complete));
  expect(status).toBe(429);
  expect(result).toMatchObject({ refusal: { reason: 'tooMany', minutes: 10 }, values: { name: 'Dana' } });
  visitor++;
  expect((await contact(form(complete))).status).toBe(200);
});

it('attempts with errors have a limit of their own, ten times as high', async () => {
  for (let count = 0; count < 199; count++) expect((await contact(form({}))).status).toBe(422);
  expect((await contact(form(complete))).status).toBe(200);
  expect((await contact(form(complete))).status).toBe(429);
});

function applicant(fields: Record<string, string | File>): FormData {
  const data = new FormData();
  const person = {
    name: 'Grace',
    email: 'grace@example.org',
    consent: 'yes',
    form_timestamp: signTime('form', Date.now()),
  };
  for (const [name, value] of Object.entries({ ...person, ...fields })) data.set(name, value);
  return data;
}

describe('a CV', () => {
  it('is stored beside the lead', async () => {
    const { status } = await application(applicant({ cv: new File(['%PDF-1.7\n'], 'cv.pdf') }));
    expect(status).toBe(200);
    expect(stored().find((lead) => lead.form === 'application')).toMatchObject({ file: { mime: 'application/pdf' } });
  });

  it('is recognised by its content, not by its name', async () => {
    const { result } = await application(
      applicant({ cv: new File(['MZ a program'], 'cv.pdf', { type: 'application/pdf' }) }),
    );
    expect(result).toMatchObject({ status: 'invalid', errors: { cv: en.validation.fileType } });
  });

  it('has a maximum size', async () => {
    const { result } = await application(applicant({ cv: new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'cv.pdf') }));
    expect(result).toMatchObject({ status: 'invalid', errors: { cv: 'The file must be at most 10 MB.' } });
    const tooLarge = await application(applicant({ cv: new File([new Uint8Array(21 * 1024 * 1024)], 'cv.pdf') }));
    expect(tooLarge.status).toBe(413);
  });

  it('above that size does not cost the visitor the other values', async () => {
    const file = new File([new Uint8Array(15 * 1024 * 1024)], 'cv.pdf');
    const { result } = await application(applicant({ message: 'A long letter', cv: file }));
    expect(result).toMatchObject({
      status: 'invalid',
      errors: { cv: 'The file must be at most 10 MB.' },
      values: { name: 'Grace', message: 'A long letter' },
    });
  });
});

describe('visitors cannot fill the disk with files', () => {
  const pdf = () => new File(['%PDF-1.7\n'], 'cv.pdf');
  const countFiles = () => readdirSync(path.join(dir, 'uploads')).length;
  const find = (message: string) => stored().find(({ fields }) => fields.message === message);

  it('spam is stored without its file, with a note', async () => {
    const before = countFiles();
    const sent = await application(applicant({ message: 'A program', cv: pdf(), fax_extension: '1' }));
    expect(sent.result.status).toBe('sent');
    expect(countFiles()).toBe(before);
    expect(find('A program')).toMatchObject({ file: null, suspicion: expect.stringMatching(/file was not stored/) });
  });

  it('a client address sends three files in ten minutes, then gets a field error; a link is accepted', async () => {
    for (let count = 0; count < 3; count++)
      expect((await application(applicant({ message: `File ${count}`, cv: pdf() }))).result.status).toBe('sent');
    const before = countFiles();
    const { result, status } = await application(applicant({ message: 'One more', cv: pdf() }));
    expect(status).toBe(429);
    expect(result).toMatchObject({
      status: 'invalid',
      errors: { cv: en.validation.fileTooMany.replace('{minutes}', '10') },
      values: { name: 'Grace', message: 'One more' },
    });
    expect(countFiles()).toBe(before);
    const link = await application(applicant({ message: 'One more', links: 'https://example.org/cv' }));
    expect(link.result.status).toBe('sent');
  });

  it('with less than 500 MB left files are rejected, submissions without one are not', async () => {
    const disk = files.statfsSync(dir);
    vi.mocked(files.statfsSync).mockReturnValue({ ...disk, bsize: 4096, bavail: 127_999 });
    const { result, status } = await application(applicant({ message: 'No room', cv: pdf() }));
    expect(status).toBe(503);
    expect(result).toMatchObject({ status: 'invalid', errors: { cv: en.validation.fileNoRoom } });
    const link = await application(applicant({ message: 'No room', links: 'https://example.org/cv' }));
    expect(link.result.status).toBe('sent');
    vi.mocked(files.statfsSync).mockReturnValue({ ...disk, bsize: 4096, bavail: 128_000 });
    expect((await application(applicant({ message: 'Room', cv: pdf() }))).result.status).toBe('sent');
    vi.mocked(files.statfsSync).mockReset();
  });
});

describe('hostile bodies get a 4xx, and nothing is stored', () => {
  it.each([
    ['a text of 1 MB', 413, form({ ...complete, message: 'x'.repeat(1_000_000) }), {}],
    ['JSON', 415, '{}', { 'content-type': 'application/json' }],
    ['no content type', 415, new Uint8Array([1, 2, 3]), {}],
    ['broken multipart', 400, '--x\r\nbroken', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['multipart without boundary', 400, 'x', { 'content-type': 'multipart/form-data' }],
    ['very many fields', 413, new URLSearchParams(Array.from({ length: 500 }, (_, index) => [`f${index}`, 'x'])), {}],
    ['a wrong Content-Length', 413, form(complete), { 'content-length': '999999999' }],
  ])('%s: %i', async (_, status, body, headers) => {
    const before = stored().length;
    const received = await contact(body as BodyInit, headers as Record<string, string>);
    expect(received.status).toBe(status);
    expect(stored()).toHaveLength(before);
  });

  it(
    'generated by fast-check',
    async () => {
      const names = [
        ...Object.keys(complete),
        'message',
        'project_type',
        'referrer_other',
        '__proto__',
        'submission_id',
        'form_timestamp',
        'cv',
      ];
      const fields = fc.array(fc.tuple(fc.constantFrom(...names), fc.string({ unit: 'binary', maxLength: 300 })));
      const hostile = fc.oneof(
        fields.map((pairs) => ({ body: new URLSearchParams(pairs), type: 'application/x-www-form-urlencoded' })),
        fc
          .tuple(
            fc.uint8Array({ maxLength: 2000 }),
            fc.constantFrom(
              'multipart/form-data; boundary=x',
              'application/x-www-form-urlencoded',
              'text/plain',
              'multipart/form-data; boundary=""',
            ),
          )
          .map(([body, type]) => ({ body, type })),
        fields.map((pairs) => ({
          body: `${pairs
            .map(([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
            .join('')}--x--\r\n`,
          type: 'multipart/form-data; boundary=x',
        })),
      );
      const before = stored().length;
      let confirmed = 0;
      await fc.assert(
        fc.asyncProperty(hostile, async ({ body, type }) => {
          visitor++;
          const { status, result } = await contact(body as BodyInit, { 'content-type': type });
          expect([200, 400, 413, 415, 422]).toContain(status);
          expect(result.status === 'sent').toBe(status === 200);
          if (status === 200) confirmed++;
        }),
        { numRuns: HOSTILE_BODIES },
      );
      expect(stored()).toHaveLength(before + confirmed);
    },
    HOSTILE_MS,
  );
});

it('a disk error is an error, never a false success', async () => {
  // Its own process would open the file anew; here the folder for uploads is what cannot be written.
  rmSync(path.join(dir, 'uploads'), { recursive: true, force: true });
  writeFileSync(path.join(dir, 'uploads'), 'in the way');
  const data = applicant({ cv: new File(['%PDF-1.7\n'], 'cv.pdf') });
  const before = stored().length;
  const { result, status } = await application(data);
  expect([status, result]).toMatchObject([503, { status: 'refused', refusal: { reason: 'failed' } }]);
  expect(stored()).toHaveLength(before);
});

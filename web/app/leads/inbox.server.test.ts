import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { parseEnv } from '#env.server.ts';
import { inbox } from './inbox.server.ts';
import type { Lead } from './lead.server.ts';
import { SqliteQueue } from './sqlite-queue.server.ts';
import { storeUpload, uploadPath } from './uploads.server.ts';

const dir = mkdtempSync(path.join(os.tmpdir(), 'inbox-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** The jobs in the stub CMS, and the entry that it received. */
let jobs: { documentId: string; title: string; closes_on: string | null }[] = [];
let received: Record<string, unknown> = {};
/** The body of the CV's upload. */
let uploaded = '';
const cms = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks).toString();
  if (request.url?.endsWith('/cv')) uploaded = body;
  else if (request.method === 'POST') received = JSON.parse(body).data;
  response.end(JSON.stringify({ data: request.method === 'POST' ? {} : jobs }));
});
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(cms.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((resolve) => cms.close(() => resolve())));
beforeEach(() => {
  jobs = [];
  received = {};
});

const lead: Lead = {
  id: 'a'.repeat(32),
  form: 'application',
  state: 'new',
  suspicion: null,
  fields: { name: 'Dana', consent: true },
  sender: { name: 'Dana', email: 'dana@example.org' },
  file: null,
  job: { slug: 'backend-engineer', title: 'backend-engineer' },
  sourcePage: '/careers/backend-engineer/apply',
  cameFrom: '',
  receivedAt: '2026-11-20T12:00:00.000Z',
  dueAt: '2026-11-23T12:00:00.000Z',
};
async function deliver(one: Lead) {
  const env = parseEnv({ STRAPI_URL: url, STRAPI_TOKEN: 'a-token-of-more-than-20-letters', DATA_DIR: dir });
  const { signal } = new AbortController();
  const queue = new SqliteQueue(dir);
  await inbox(env)({ lead: one, destination: 'inbox', attempts: 1, progress: null, signal, queue });
  queue.close();
  return received;
}
const job = { documentId: 'd1', title: 'Backend engineer', closes_on: null };

it('an application is linked to its job and gets its title', async () => {
  jobs = [{ ...job, closes_on: '2026-11-20' }];
  const data = await deliver(lead);
  expect(data).toMatchObject({ job: 'd1', job_title: 'Backend engineer' });
  expect(data).not.toHaveProperty('notes');
});

it('an application for a job that is missing gets a note', async () => {
  expect(await deliver({ ...lead, suspicion: 'Taken for spam.' })).toMatchObject({
    name: 'Dana',
    job_title: 'backend-engineer',
    notes: 'Taken for spam. No job is published under the address backend-engineer.',
  });
});

it('an application for a closed job gets a note', async () => {
  jobs = [{ ...job, closes_on: '2026-11-19' }];
  expect(await deliver(lead)).toMatchObject({ job: 'd1', notes: 'The job had closed on 2026-11-19.' });
});

it('a job closes at midnight in the office’s time zone', async () => {
  jobs = [{ ...job, closes_on: '2026-11-20' }];
  // 00:30 in Berlin, the default time zone of the office.
  const data = await deliver({ ...lead, receivedAt: '2026-11-20T23:30:00.000Z' });
  expect(data).toMatchObject({ notes: 'The job had closed on 2026-11-20.' });
});

it('a CV is uploaded with its file name and removed from the disk', async () => {
  const stored = await storeUpload(dir, Buffer.from('%PDF-1.7'), 'pdf');
  const file = { stored, name: 'Dana Müller – CV.pdf', extension: 'pdf', mime: 'application/pdf' };
  await deliver({ ...lead, file });
  expect(uploaded).toContain('name="files"; filename="Dana Müller – CV.pdf"');
  expect(uploaded).toContain(lead.id);
  expect(existsSync(uploadPath(dir, stored))).toBe(false);
});

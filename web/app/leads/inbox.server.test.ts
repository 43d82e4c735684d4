import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { parseEnv } from '#env.server.ts';
import { inbox } from './inbox.server.ts';
import type { Lead } from './lead.server.ts';
import { storeUpload, uploadPath } from './uploads.server.ts';

const dir = mkdtempSync(path.join(os.tmpdir(), 'inbox-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** A content system that has these jobs, and what it was given. */
let jobs: { documentId: string; title: string; closes_on: string | null }[] = [];
let given: Record<string, unknown> = {};
/** The form of a CV that was uploaded. */
let uploaded = '';
const cms = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks).toString();
  if (request.url?.endsWith('/cv')) uploaded = body;
  else if (request.method === 'POST') given = JSON.parse(body).data;
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
  given = {};
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
  await inbox(env)({ lead: one, destination: 'inbox', attempts: 1, progress: null, signal, setProgress: () => {} });
  return given;
}
const job = { documentId: 'd1', title: 'Backend engineer', closes_on: null };

it('an application is put to its job, whose title it gets', async () => {
  jobs = [{ ...job, closes_on: '2026-11-20' }];
  const data = await deliver(lead);
  expect(data).toMatchObject({ job: 'd1', job_title: 'Backend engineer' });
  expect(data).not.toHaveProperty('notes');
});

it('an application for a job that there is not arrives, and says so', async () => {
  expect(await deliver({ ...lead, suspicion: 'Taken for spam.' })).toMatchObject({
    name: 'Dana',
    job_title: 'backend-engineer',
    notes: 'Taken for spam. No job is published under the address backend-engineer.',
  });
});

it('an application for a job that had closed arrives, and says so', async () => {
  jobs = [{ ...job, closes_on: '2026-11-19' }];
  expect(await deliver(lead)).toMatchObject({ job: 'd1', notes: 'The job had closed on 2026-11-19.' });
});

it('a CV arrives under the name that it had, and leaves the disk', async () => {
  const stored = await storeUpload(dir, Buffer.from('%PDF-1.7'), 'pdf');
  const file = { stored, name: 'Dana Müller – CV.pdf', extension: 'pdf', mime: 'application/pdf' };
  await deliver({ ...lead, file });
  expect(uploaded).toContain('name="files"; filename="Dana Müller – CV.pdf"');
  expect(uploaded).toContain(lead.id);
  expect(existsSync(uploadPath(dir, stored))).toBe(false);
});

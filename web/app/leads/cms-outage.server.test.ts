import { rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it, vi } from 'vitest';
import { receiveContactMessage } from '#app/leads/contact-form/receive-contact-message.server.ts';
import { receiveJobApplication } from '#app/pages/careers/receive-job-application.server.ts';
import { receiveApplication } from '#app/pages/startups/receive-application.server.ts';
import { signTime } from '#platform/signed-time.server.ts';
import type { Received } from './receive-lead.server.ts';

// Nothing listens at STRAPI_URL and nothing is cached, as after a restart during an outage. Set before the imports, because
// they read the environment.
const dir = await vi.hoisted(async () => {
  const [{ mkdtempSync }, os, path] = await Promise.all([import('node:fs'), import('node:os'), import('node:path')]);
  const dir = mkdtempSync(path.join(os.tmpdir(), 'away-'));
  Object.assign(process.env, {
    STRAPI_URL: 'http://127.0.0.1:9',
    DATA_DIR: dir,
    STRAPI_TOKEN: 'a-token-of-more-than-20-letters',
  });
  return dir;
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

type Fields = Record<string, string>;
const send = (address: string, receive: (request: Request) => Promise<Received>, fields: Fields): Promise<Received> => {
  const about = { name: 'Dana', email: 'dana@example.org', form_timestamp: signTime('form', Date.now() - 60_000) };
  const body = new URLSearchParams({ ...about, ...fields });
  return receive(new Request(`http://localhost${address}`, { method: 'POST', body }));
};
const apply = (slug: string) =>
  send(`/careers/${slug}/apply/send`, (request) => receiveJobApplication(request, slug), {
    links: 'https://example.org',
    consent: 'yes',
  });
const storedLeads = () => {
  const db = new DatabaseSync(path.join(dir, 'leads.db'));
  const rows = db.prepare('SELECT lead FROM leads').all();
  db.close();
  return rows.map(({ lead }) => JSON.parse(String(lead)));
};

const FORMS: [form: string, sent: () => Promise<Received>][] = [
  ['contact', () => send('/contact/send', receiveContactMessage, { company: 'Hillside', budget: 'not_sure' })],
  [
    'startup',
    () =>
      send('/startups/apply/send', receiveApplication, {
        company: 'Label printer',
        idea_description: 'A label printer for pharmacies.',
        problem_solved: 'Wrong labels on infusions.',
        platform: 'web',
        stage: 'customer',
      }),
  ],
  ['application', () => apply('backend-engineer')],
];

it.each(FORMS)('the form %s is accepted while the CMS is down, also right after a restart', async (form, sent) => {
  const { result, status } = await sent();
  expect([result.status, status]).toEqual(['sent', 200]);
  const [lead] = storedLeads().filter(({ form: name }) => name === form);
  expect(Date.parse(lead.dueAt)).toBeGreaterThan(Date.parse(lead.receivedAt));
});

it('an application sent during the outage has the job slug of its URL', () => {
  expect(storedLeads().find(({ form }) => form === 'application')).toMatchObject({
    job: { slug: 'backend-engineer', title: 'backend-engineer' },
  });
});

it.each(['no slug', '<b>', 'a/b', '', 'x'.repeat(300)])('no job can have the slug "%s"', async (slug) => {
  const { result, status } = await apply(slug);
  expect([result, status]).toMatchObject([{ status: 'refused', refusal: { reason: 'closed' } }, 410]);
});

import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CaptureServer } from './capture-server.ts';
import { type Mailbox, startMailbox } from './mailbox.ts';
import { collectionPath } from './panel-paths.ts';
import { type SiteProcess, startSite } from './site-process.ts';
import { waitFor } from './wait-for.ts';
import { restoreWorkerCms, SITE_SECRETS, type WorkerCms } from './worker-cms.ts';

const PAGE = '/code-audits';
const PAGE_OF_SERVICE = '/a-team-of-yours';
const MINUTE = 60_000;

let cms: WorkerCms;
let site: SiteProcess;
let mailbox: Mailbox;
let webhook: CaptureServer;

beforeAll(async () => {
  [cms, mailbox, webhook] = await Promise.all([restoreWorkerCms(), startMailbox(), CaptureServer.start()]);
  const PAGES = collectionPath('page');
  const { data } = (await cms.admin('POST', PAGES, {
    title: 'Code audits',
    slug: PAGE.slice(1),
    hero: { heading: 'We read code that others wrote', lead: 'Two weeks, one report, no surprises.' },
    blocks: [
      {
        __component: 'sections.form',
        heading: 'Ask for an audit',
        subject: 'An audit',
        project_type: 'Process automation',
        budget: 'not_sure',
      },
      { __component: 'sections.form', heading: 'A second one' },
      { __component: 'sections.newsletter', heading: 'What we find' },
    ],
  })) as { data: { documentId: string } };
  await cms.admin('POST', `${PAGES}/${data.documentId}/actions/publish`, {});
  await publishPageOfService();
  site = await startSite({
    strapiUrl: cms.url,
    env: {
      ...SITE_SECRETS,
      STRAPI_TOKEN: cms.token,
      SMTP_URL: mailbox.url,
      LEADS_TO: 'team@example.com',
      MAIL_FROM: 'hello@example.com',
      LEADS_WEBHOOK_URL: webhook.url,
      LEADS_WEBHOOK_SECRET: 'a-secret-of-more-than-20-letters',
    },
  });
}, 2 * MINUTE);
afterAll(() => Promise.all([site?.stop(), mailbox?.stop(), webhook?.stop()]));

const getForms = async (path = PAGE) => {
  const page = parse(await (await fetch(site.base + path)).text());
  return page.querySelectorAll('main form');
};
async function publishPageOfService(): Promise<void> {
  const { results } = (await cms.admin('GET', collectionPath('service'))) as {
    results: { documentId: string; name: string }[];
  };
  const service = results.find(({ name }) => name === 'Dedicated team')?.documentId;
  const { data } = (await cms.admin('POST', collectionPath('page'), {
    title: 'A team of yours',
    slug: PAGE_OF_SERVICE.slice(1),
    hero: { heading: 'A team of yours', lead: 'Three people, your backlog.' },
    blocks: [
      { __component: 'sections.form', heading: 'Ask for a team', service: { connect: [{ documentId: service }] } },
    ],
  })) as { data: { documentId: string } };
  await cms.admin('POST', `${collectionPath('page')}/${data.documentId}/actions/publish`, {});
}
/** Sends a form as a browser without JavaScript does. */
const submit = async (
  form: Awaited<ReturnType<typeof getForms>>[number] | undefined,
  typed: Record<string, string>,
) => {
  const body = new URLSearchParams();
  for (const field of form?.querySelectorAll('input, textarea, select') ?? []) {
    const { name = '', type, value = '' } = field.attributes;
    const isChoice = type === 'radio' || type === 'checkbox';
    if (!isChoice || field.hasAttribute('checked'))
      body.set(name, field.querySelector('option[selected]')?.getAttribute('value') ?? value);
  }
  for (const [name, value] of Object.entries(typed)) body.set(name, value);
  const address = new URL(form?.getAttribute('action') ?? '', site.base + PAGE);
  return fetch(address, { method: 'POST', body, redirect: 'manual' });
};
const leads = () => webhook.requests.map(({ text }) => JSON.parse(text));

it('the contact form on any page has its subject and options preselected, and works without scripts', async () => {
  const [form, ...others] = await getForms();
  expect(others).toHaveLength(1);
  const response = await submit(form, { name: 'Dana', email: 'dana@example.org', company: 'Hill Clinic' });
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^\/contact\?sent=/),
  ]);
  await waitFor('the lead is delivered', async () => leads().length > 0);
  expect(leads()[0]).toMatchObject({
    type: 'lead.contact',
    lead: {
      sourcePage: PAGE,
      fields: {
        subject: 'An audit',
        project_type: 'Process automation',
        budget: 'Not sure yet',
        company: 'Hill Clinic',
      },
    },
  });
  const refused = await submit(form, { name: 'Dana' });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('Please provide your company name.');
});

it('the contact form of a service has its name as the subject', async () => {
  const [form] = await getForms(PAGE_OF_SERVICE);
  expect(form?.querySelector('[name="subject"]')?.getAttribute('value')).toBe('Dedicated team');
});

it('a newsletter sign-up has to be confirmed, and can be cancelled at any time', async () => {
  webhook.forget();
  const [, form] = await getForms();
  const response = await submit(form, { email: 'grace@example.org' });
  expect(response.headers.get('location')).toMatch(/^\/newsletter\?sent=/);
  const mailed = () => mailbox.mails.find(({ to }) => to.includes('grace@example.org'))?.text ?? '';
  await waitFor('the link is mailed', async () => mailed() !== '');
  const [link = ''] = /http\S+\/newsletter\/confirm\?token=\S+/.exec(mailed()) ?? [];
  const { pathname, search } = new URL(link);
  const [confirm] = await getForms(pathname + search);
  // Following the link is not enough.
  expect(leads()).toEqual([]);
  const press = (address: string) => fetch(address, { method: 'POST' });
  expect(confirm?.getAttribute('method')).toBe('post');
  expect(await (await press(site.base + pathname + search)).text()).toContain('You are on the list.');
  await waitFor('it is delivered', async () => leads().length > 0);
  const [{ type, lead }] = leads();
  expect([type, lead.fields]).toEqual([
    'lead.newsletter',
    { email: 'grace@example.org', status: 'confirmed', consent: expect.stringContaining('unsubscribe with the link') },
  ]);
  const leave = new URL(lead.unsubscribeUrl);
  expect((await press(site.base + leave.pathname + leave.search)).status).toBe(200);
  await waitFor('the end of the subscription is delivered', async () => leads().length > 1);
  expect(leads()[1]).toMatchObject({ lead: { fields: { email: 'grace@example.org', status: 'unsubscribed' } } });
  expect((await fetch(`${site.base}/newsletter/confirm?token=x`)).status).toBe(410);
  expect((await fetch(`${site.base}/newsletter/other`)).status).toBe(404);
  expect(mailbox.mails.filter(({ to }) => to.includes('team@example.com'))).toHaveLength(1);
});

it('without a mail server there is no newsletter', async () => {
  const silent = await startSite({ strapiUrl: cms.url, env: { ...SITE_SECRETS, STRAPI_TOKEN: cms.token } });
  expect(await (await fetch(silent.base + PAGE)).text()).not.toContain('What we find');
  expect((await fetch(`${silent.base}/newsletter`)).status).toBe(404);
  await silent.stop();
});

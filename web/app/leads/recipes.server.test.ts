import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sign } from '#platform/signature.server.ts';
import { startMailbox } from '#test/mailbox.ts';
import type { Lead } from './lead.server.ts';
import { webhook } from './webhook.server.ts';

/** Runs the code in docs/recipes/ between the site's webhook and a stub of the other service. */
const RECIPES = path.resolve(import.meta.dirname, '../../../docs/recipes');
const SECRET = 'secret-of-the-webhook-in-tests';

type Receive = (request: Request) => Promise<Response>;
type Received = { path: string; headers: http.IncomingHttpHeaders; body: unknown };

// In web/, so that the recipe for mails can import nodemailer.
const dir = mkdtempSync(path.join(import.meta.dirname, '../../node_modules/.recipes-'));
const received: Received[] = [];
/** The persons in the stub of Pipedrive, and the status of the stub's responses by URL. */
let persons: { id: number }[] = [];
let statusAt = (_: string) => 200;
const program = http.createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString();
  received.push({ path: request.url ?? '', headers: request.headers, body: body && JSON.parse(body) });
  const isSearch = request.url?.startsWith('/v1/persons/search');
  response.statusCode = statusAt(request.url ?? '');
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ data: isSearch ? { items: persons.map((item) => ({ item })) } : { id: 7 } }));
});
const site = http.createServer(async (incoming, outgoing) => {
  const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]);
  const body = Buffer.concat(await incoming.toArray());
  // Hosts respond with 500 when a function throws.
  const response = await receive(new Request('http://localhost/', { method: 'POST', headers, body })).catch(() => null);
  outgoing.writeHead(response?.status ?? 500).end();
});
let receive: Receive;
let url: string;

const listen = async (server: http.Server) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

beforeAll(async () => {
  const address = await listen(program);
  url = await listen(site);
  Object.assign(process.env, {
    LEADS_WEBHOOK_SECRET: SECRET,
    SLACK_URL: `${address}/slack`,
    ZAPIER_URL: `${address}/zapier`,
    HUBSPOT_URL: address,
    HUBSPOT_TOKEN: 'token-of-hubspot',
    PIPEDRIVE_URL: address,
    PIPEDRIVE_TOKEN: 'token-of-pipedrive',
    MAIL_FROM: 'site@example.com',
    MAIL_TO: 'team@example.com',
  });
});
beforeEach(() => {
  received.length = 0;
  persons = [];
  statusAt = () => 200;
});
afterAll(async () => {
  rmSync(dir, { recursive: true, force: true });
  for (const server of [program, site]) await new Promise((resolve) => server.close(resolve));
});

const lead: Lead = {
  id: 'a'.repeat(32),
  form: 'contact',
  state: 'new',
  suspicion: null,
  fields: { name: 'Dana Dock', email: 'dana@example.org', company: 'Acme', message: '<!channel> Hello' },
  sender: { name: 'Dana Dock', email: 'dana@example.org' },
  file: null,
  job: null,
  sourcePage: '/contact',
  cameFrom: '',
  campaign: 'utm_source=newsletter',
  receivedAt: '2026-11-23T09:00:00.000Z',
  dueAt: '2026-11-23T11:00:00.000Z',
};

/** Saves the first code block of a recipe. */
function save(doc: string, name: string): string {
  const code = /```js\n([\s\S]*?)```/.exec(readFileSync(path.join(RECIPES, doc), 'utf8'))?.[1] ?? '';
  const file = path.join(dir, name);
  writeFileSync(file, code);
  return file;
}

async function load(name: string): Promise<void> {
  save('README.md', 'receiver.mjs');
  const file = save(`${name}.md`, `${name}.mjs`);
  const module: { receive: Receive } = await import(/* @vite-ignore */ pathToFileURL(file).href);
  receive = module.receive;
}

async function deliver(one = lead): Promise<void> {
  const { signal } = new AbortController();
  const queue = { setProgress: () => {}, readFile: () => Promise.reject(), removeFile: () => Promise.resolve() };
  const attempt = { lead: one, destination: 'webhook', attempts: 1, progress: null, signal, queue } as const;
  await webhook({ url, secret: SECRET, siteUrl: 'https://example.com' })(attempt);
}

it.each([
  'slack',
  'hubspot',
  'pipedrive',
  'zapier',
  'mail',
])('%s accepts only requests that the site has signed recently', async (name) => {
  await load(name);
  const body = JSON.stringify({ type: 'lead.contact', lead });
  const statusWith = async (signature?: string) =>
    (await receive(new Request(url, { method: 'POST', body, headers: signature ? { 'x-signature': signature } : {} })))
      .status;
  const now = Math.floor(Date.now() / 1000);
  expect(await statusWith()).toBe(401);
  expect(await statusWith('t=1,v1=zz')).toBe(401);
  expect(await statusWith(`t=${now},v1=${sign('another secret', `${now}.${body}`)}`)).toBe(401);
  expect(await statusWith(`t=${now - 600},v1=${sign(SECRET, `${now - 600}.${body}`)}`)).toBe(401);
  expect(received).toEqual([]);
});

it('Slack gets a message, in which a visitor cannot notify the whole channel', async () => {
  await load('slack');
  await deliver();
  const text = expect.stringMatching(/\*company:\* Acme\n\*message:\* &lt;!channel&gt; Hello$/);
  expect(received).toMatchObject([{ path: '/slack', body: { text } }]);
});

it('HubSpot gets a contact', async () => {
  await load('hubspot');
  await deliver();
  const properties = { email: 'dana@example.org', firstname: 'Dana', lastname: 'Dock', company: 'Acme' };
  expect(received).toMatchObject([
    {
      path: '/crm/v3/objects/contacts/batch/upsert',
      headers: { authorization: 'Bearer token-of-hubspot' },
      body: { inputs: [{ id: 'dana@example.org', idProperty: 'email', properties }] },
    },
  ]);
});

it('Pipedrive gets a person and a lead', async () => {
  await load('pipedrive');
  await deliver();
  expect(received).toMatchObject([
    { path: expect.stringMatching(/^\/v1\/persons\/search\?term=dana%40example\.org&fields=email/) },
    { path: '/v1/persons', headers: { 'x-api-token': 'token-of-pipedrive' }, body: { name: 'Dana Dock' } },
    { path: '/v1/leads', body: { title: 'Acme (contact)', person_id: 7, origin_id: lead.id } },
  ]);
});

it('Pipedrive gets no second person after a failed lead or a second message', async () => {
  await load('pipedrive');
  statusAt = (path) => (path === '/v1/leads' ? 503 : 200);
  await expect(deliver()).rejects.toThrow('500');
  persons = [{ id: 7 }];
  statusAt = () => 200;
  received.length = 0;
  await deliver();
  expect(received).toMatchObject([
    { path: expect.stringContaining('/v1/persons/search') },
    { path: '/v1/leads', body: { person_id: 7 } },
  ]);
});

it('a contact that HubSpot rejects in a batch is retried', async () => {
  await load('hubspot');
  statusAt = () => 207;
  await expect(deliver()).rejects.toThrow('500');
});

describe.each(['confirmed', 'unsubscribed'])('a newsletter address that is %s', (status) => {
  const { email } = lead.sender;
  const subscription: Lead = {
    ...lead,
    form: 'newsletter',
    fields: { email, status },
    sender: { name: '', email },
    dueAt: null,
  };

  it.each(['hubspot', 'pipedrive'])('creates no contact in %s', async (name) => {
    await load(name);
    await deliver(subscription);
    expect(received).toEqual([]);
  });

  it('is the text of the Slack message', async () => {
    await load('slack');
    await deliver(subscription);
    expect(received).toMatchObject([{ body: { text: expect.stringMatching(`^\\*Newsletter:\\* ${status}\n`) } }]);
  });

  it('is a field for Zapier', async () => {
    await load('zapier');
    await deliver(subscription);
    expect(received).toMatchObject([{ body: { form: 'newsletter', status, email } }]);
  });

  it('is the subject of a mail', async () => {
    const mailbox = await startMailbox();
    process.env.MAIL_SERVER = mailbox.url;
    await load('mail');
    await deliver(subscription);
    await mailbox.stop();
    expect(mailbox.mails).toMatchObject([{ text: expect.stringContaining(`Newsletter: ${status}`) }]);
  });
});

it('Zapier gets the form’s values as fields', async () => {
  await load('zapier');
  await deliver();
  expect(received).toMatchObject([
    { path: '/zapier', body: { id: lead.id, company: 'Acme', campaign: 'utm_source=newsletter', job: '' } },
  ]);
});

it('a mail contains the form’s values', async () => {
  const mailbox = await startMailbox();
  process.env.MAIL_SERVER = mailbox.url;
  await load('mail');
  await deliver();
  await mailbox.stop();
  expect(mailbox.mails).toMatchObject([{ to: ['team@example.com'], text: expect.stringContaining('company: Acme') }]);
});

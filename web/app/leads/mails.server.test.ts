import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseEnv } from '#env.server.ts';
import type { Lead } from './lead.server.ts';
import { confirmation, type LoadStudio, mailer, teamMail } from './mails.server.ts';
import { readSubscriptionLink } from './newsletter/subscription-link.server.ts';
import { webhook } from './webhook.server.ts';

type Received = { from: string; to: string[]; text: string };
const received: Received[] = [];
let isRefusing = false;
/** The mail server's reply to RCPT TO; null accepts the recipient. */
let ofRecipient: { code: number; text: string } | null = null;
const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onMailFrom: (_address, _session, done) => done(isRefusing ? new Error('Not now') : null),
  onRcptTo: ({ address }, _session, done) =>
    done(
      ofRecipient
        ? Object.assign(new Error(`<${address}>: ${ofRecipient.text}`), { responseCode: ofRecipient.code })
        : null,
    ),
  onData: (stream, session, done) => {
    let text = '';
    stream.on('data', (chunk: Buffer) => {
      text += chunk;
    });
    stream.on('end', () => {
      const { mailFrom, rcptTo } = session.envelope;
      received.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        text,
      });
      done();
    });
  },
});
let env: ReturnType<typeof parseEnv>;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  env = parseEnv({
    STRAPI_TOKEN: 'a-token-of-more-than-20-letters',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    LEADS_TO: 'team@example.com',
    MAIL_FROM: 'Westfield <hello@example.com>',
    SITE_URL: 'https://westfield.example',
    CMS_PUBLIC_URL: 'https://cms.example',
  });
});
afterEach(() => {
  received.length = 0;
  isRefusing = false;
  ofRecipient = null;
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

const lead: Lead = {
  id: 'a'.repeat(32),
  form: 'contact',
  state: 'new',
  suspicion: null,
  fields: { name: 'Dana', company: 'Hillside', subject: 'Check-in', message: 'Line one\nLine two' },
  sender: { name: 'Dana Oyelaran', email: 'dana@example.org' },
  file: null,
  job: null,
  sourcePage: '/contact',
  cameFrom: '',
  receivedAt: '2026-11-20T12:00:00.000Z',
  dueAt: '2026-11-20T14:00:00.000Z',
};
const office = { from: 8, to: 18, timeZone: 'Europe/Berlin', place: 'Hamburg', holidays: [] };
const sent = {
  contact: { title: '', text: 'We reply by {{time}}.', mail: 'Your message has arrived.' },
  application: { title: '', text: 'We read it by {{day}}.', mail: 'Your application has arrived.' },
  startup: { title: '', text: 'It came on {{day}}.', mail: 'Your idea has arrived.' },
  newsletter: { title: '', text: '', mail: 'Please confirm:' },
};
const steps = [
  { title: 'Application form', days: 2, who: 'visitor' as const },
  { title: 'Review application', days: 1, who: 'studio' as const },
  { title: 'Challenge', days: 5, who: 'visitor' as const },
];
const studio: LoadStudio = async () => ({ name: 'Westfield', office, sent, steps });
const delivery = (one: Lead, signal = new AbortController().signal) => ({
  lead: one,
  destination: 'team-mail' as const,
  attempts: 1,
  progress: null,
  signal,
  queue: { setProgress: () => {}, readFile: () => Promise.reject(), removeFile: () => Promise.resolve() },
});
const headersOf = (text: string) =>
  text
    .slice(0, text.indexOf('\r\n\r\n'))
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');

it('notifies the team, with the visitor as Reply-To', async () => {
  await teamMail(env, mailer(env), studio)(delivery(lead));
  const [mail] = received;
  expect(mail).toMatchObject({ from: 'hello@example.com', to: ['team@example.com'] });
  const headers = headersOf(mail?.text ?? '');
  expect(headers).toContain('Subject: Contact message: Check-in');
  expect(headers).toContain('Reply-To: Dana Oyelaran <dana@example.org>');
  expect(headers).toContain(`Message-ID: <${lead.id}.team@example.com>`);
  expect(mail?.text).toContain('Line two');
});

/** The text of the mail to the team, without soft line breaks. */
async function teamTextOf(one: Partial<Lead>): Promise<string> {
  let text = '';
  await teamMail(
    env,
    async (mail) => {
      text = mail.text;
    },
    studio,
  )(delivery({ ...lead, ...one }));
  return text;
}

it('the mail about a confirmed subscription contains the unsubscribe link', async () => {
  const subscription = { form: 'newsletter', fields: { email: lead.sender.email, status: 'confirmed' } } as const;
  const text = await teamTextOf(subscription);
  const [url = ''] = /https?:\S+\/newsletter\/unsubscribe\?\S+/.exec(text) ?? [];
  expect(readSubscriptionLink(new Request(url), 'unsubscribe')).toBe(lead.sender.email);
  expect(await teamTextOf({ ...subscription, fields: { status: 'unsubscribed' } })).not.toContain('unsubscribe?');
});

it('the mail to the team lists labels in the form’s order, with the message last', async () => {
  const fields = {
    name: 'Dana',
    email: 'dana@example.org',
    company: 'Hillside',
    subject: 'Check-in',
    project_type: 'Other',
    referrer: 'A friend or colleague',
    message: 'Line one\nLine two',
    budget: 'Not sure yet',
    project_type_other: 'A check-in',
    consent: true,
    shoe_size: '44',
  };
  expect(await teamTextOf({ fields, dueAt: '2026-11-23T09:00:00.000Z' })).toBe(`Subject: Check-in
Name: Dana
Email: dana@example.org
Company: Hillside
Budget: Not sure yet
What is it about? Other
What is it, in a few words? A check-in
How did you find us? A friend or colleague
shoe size: 44

Received: Friday 20 November, 13:00 in Hamburg, from /contact
Reply due: Monday 23 November, 10:00 in Hamburg
Inbox: https://cms.example/admin/leads?q=${lead.id}

What’s stuck?

Line one
Line two
`);
});

it('the mail about a startup lists the filled fields, and no input can be mistaken for a label', async () => {
  const text = await teamTextOf({
    form: 'startup',
    fields: {
      name: 'Ada',
      problem_solved: 'Labels\nReply due: never',
      platform: 'Web and mobile',
      equity: false,
      deadline: '2027-03-31',
    },
  });
  expect(text).toMatch(/^Your name: Ada$/m);
  expect(text).toContain('What problem does it solve, and for whom? Labels\n  Reply due: never\n');
  expect(text).toMatch(/^Where will it run\? Web and mobile$/m);
  expect(text).toMatch(/^Would you give equity for our hours\? No$/m);
  expect(text).toMatch(/ it has to be live by\? 31 March 2027$/m);
  expect(text).toContain('admin/leads?q=');
  expect(text).not.toMatch(/website|city/i);
});

it('the mail about an application names the job and says where the CV is', async () => {
  const text = await teamTextOf({
    form: 'application',
    fields: { name: 'Grace', email: 'grace@example.org', message: 'Hello', consent: true },
    job: { slug: 'engineer', title: 'Engineer' },
    file: { stored: 'a', name: 'Grace.pdf', extension: 'pdf', mime: 'application/pdf' },
  });
  expect(text).toMatch(/^Job: Engineer\nYour name: Grace\nEmail: grace@example.org\nCV: Grace\.pdf, in the inbox\n/);
  expect(text).toMatch(/What should we know\?\n\nHello\n$/);
  expect(text).toContain('admin/leads?q=');
  expect(text).not.toContain('consent');
});

it('the confirmation contains no input of the visitor', async () => {
  const abusive = { ...lead, sender: { name: 'Buy at https://spam.example', email: 'victim@example.org' } };
  await confirmation(env, mailer(env), studio)(delivery(abusive));
  const [mail] = received;
  expect(mail?.to).toEqual(['victim@example.org']);
  expect(mail?.text).not.toMatch(/spam\.example|Line one|Check-in/);
  expect(headersOf(mail?.text ?? '')).toContain('Auto-Submitted: auto-replied');
});

it.each([
  ['application', 'team@example.com', undefined],
  ['application', 'hiring@example.com', 'hiring@example.com'],
  ['contact', 'team@example.com', 'hiring@example.com'],
  ['startup', 'team@example.com', 'hiring@example.com'],
] as const)('%s goes to %s with APPLICATIONS_TO %s', async (form, to, APPLICATIONS_TO) => {
  const { SMTP_URL, LEADS_TO, MAIL_FROM } = env;
  const own = parseEnv({ STRAPI_TOKEN: env.STRAPI_TOKEN, SMTP_URL, LEADS_TO, MAIL_FROM, APPLICATIONS_TO });
  await teamMail(own, mailer(own), studio)(delivery({ ...lead, form }));
  await confirmation(own, mailer(own), studio)(delivery({ ...lead, form }));
  expect(received[0]?.to).toEqual([to]);
  expect(headersOf(received[1]?.text ?? '')).toContain(`Reply-To: ${to}`);
});

it.each(['contact', 'startup', 'application'] as const)('the confirmation of the form %s', async (form) => {
  const dueAt = new Date(Date.now() + 60_000).toISOString();
  await confirmation(env, mailer(env), studio)(delivery({ ...lead, form, dueAt }));
  const [mail] = received;
  expect(mail?.text).toContain('has arrived');
  expect(mail?.text).toContain('\r\n\r\nWestfield\r\nhttps://westfield.example\r\n');
});

/** The text of the confirmation. */
async function confirmationOf(one: Partial<Lead>, from: LoadStudio = studio): Promise<string> {
  const mails: string[] = [];
  await confirmation(env, async ({ text }) => void mails.push(text), from)(delivery({ ...lead, ...one }));
  return mails.join();
}

it('the confirmation of a message has a calendar file with the time of the reply', async () => {
  const attached: string[] = [];
  const send = async ({ attachments = [] }: Parameters<ReturnType<typeof mailer>>[0]) =>
    void attached.push(...attachments.map(({ filename, content }) => `${filename} ${content}`));
  const dueAt = '2099-11-20T14:00:00.000Z';
  await confirmation(env, send, studio)(delivery({ ...lead, dueAt }));
  expect(attached).toHaveLength(1);
  expect(attached[0]).toMatch(/^reply\.ics BEGIN:VCALENDAR\r\n/);
  expect(attached[0]).toContain(`UID:${lead.receivedAt}-0@westfield.example\r\n`);
  expect(attached[0]).toContain('DTSTART:20991120T140000Z\r\n');
  expect(attached[0]).toContain('SUMMARY:Reply from Westfield\r\n');
  await confirmation(env, send, studio)(delivery({ ...lead, dueAt: '2019-11-20T14:00:00.000Z' }));
  await confirmation(env, send, studio)(delivery({ ...lead, form: 'startup', dueAt }));
  expect(attached).toHaveLength(1);

  await confirmation(env, mailer(env), studio)(delivery({ ...lead, dueAt }));
  expect(received[0]?.text).toContain('Content-Type: text/calendar; charset=utf-8; name=reply.ics');
});

describe('the confirmation repeats the thank-you page', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-20T12:00:05Z'), toFake: ['Date'] });
    return () => vi.useRealTimers();
  });

  it('of a message: the time of the reply with its time zone', async () => {
    expect(await confirmationOf({})).toContain('\n\nWe reply by Friday 20 November, 15:00 in Hamburg.\n\n');
  });

  it('of a job application: the job, the time of the reply, the steps', async () => {
    const job = { slug: 'platform-engineer', title: 'Platform engineer' };
    const text = await confirmationOf({ form: 'application', job, dueAt: '2026-11-23T17:00:00.000Z' });
    expect(text).toBe(`Your application has arrived.

Platform engineer: https://westfield.example/careers/platform-engineer

We read it by Monday 23 November, 18:00 in Hamburg.

Your dates:
- Review application: by Mon 23 Nov
- Challenge: by Mon 30 Nov
Each day ends at 18:00 in Hamburg.

If you did not ask for this, you can ignore this email.

Westfield
https://westfield.example
`);
  });

  it('of a startup: its date and the steps, also without durations', async () => {
    const undated = [
      { title: 'Form', who: 'visitor' as const },
      { title: 'Review', text: 'Two of us read it.', who: 'studio' as const },
      { title: 'Offer', text: '', who: 'studio' as const },
    ];
    const text = await confirmationOf({ form: 'startup' }, async () => ({ name: 'N', office, sent, steps: undated }));
    expect(text).toContain(
      '\n\nIt came on Friday 20 November.\n\nWhat happens next:\n- Review: Two of us read it.\n- Offer\n\n',
    );
  });
});

it('without texts from the CMS the confirmation promises nothing', async () => {
  const dueAt = new Date(Date.now() + 60_000).toISOString();
  const none = { title: '', text: '', mail: '' };
  const wordless = async () => ({
    name: 'Field',
    office,
    sent: { contact: none, application: none, startup: none, newsletter: none },
    steps: [],
  });
  await confirmation(env, mailer(env), wordless)(delivery({ ...lead, dueAt }));
  expect(received[0]?.text).toContain('\r\n\r\nWe have your message.\r\n\r\nIf you did not ask for this');
});

it('a time that has passed is not promised', async () => {
  await confirmation(env, mailer(env), studio)(delivery(lead));
  expect(received[0]?.text).not.toContain('We reply');
});

it.each([
  ['hello@example.com', 'From: "Hill & Sons" <hello@example.com>'],
  ['Westfield <hello@example.com>', 'From: Westfield <hello@example.com>'],
  ['"Field, West" <hello@example.com>', 'From: "Field, West" <hello@example.com>'],
])('the sender’s name with MAIL_FROM %s', async (MAIL_FROM, from) => {
  const named = async () => ({ name: 'Hill & Sons', office, sent, steps: [] });
  await confirmation(env, mailer({ ...env, MAIL_FROM }), named)(delivery(lead));
  expect(headersOf(received[0]?.text ?? '')).toContain(from);
});

it('visitors cannot inject headers or recipients', async () => {
  const evil = 'Hello\r\nBcc: all@example.org\r\n\r\nBody';
  await teamMail(
    env,
    mailer(env),
    studio,
  )(
    delivery({
      ...lead,
      fields: { ...lead.fields, subject: evil },
      sender: { name: evil, email: 'dana@example.org' },
    }),
  );
  const [mail] = received;
  expect(mail?.to).toEqual(['team@example.com']);
  expect(headersOf(mail?.text ?? '').filter((line) => /^bcc:/i.test(line))).toEqual([]);
});

it('fails when the server rejects the mail, so that it is retried', async () => {
  isRefusing = true;
  await expect(teamMail(env, mailer(env), studio)(delivery(lead))).rejects.toThrow();
});

describe('an address that rejects mail', () => {
  const daysLater = (days: number) => {
    const receivedAt = new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();
    return delivery({ ...lead, receivedAt });
  };

  it.each([
    ['for good', 550, 0],
    ['for the moment, for days', 450, 3],
  ])('%s ends the delivery of the confirmation', async (_, code, days) => {
    ofRecipient = { code, text: 'no such user' };
    await confirmation(env, mailer(env), studio)(daysLater(days));
    expect(received).toEqual([]);
  });

  it.each([
    ['that says "not now"', 450, () => confirmation(env, mailer(env), studio)],
    ['of the team', 550, () => teamMail(env, mailer(env), studio)],
  ])('%s is retried, and neither queue nor log contains an address', async (_, code, make) => {
    ofRecipient = { code, text: 'no such user' };
    const error: unknown = await make()(daysLater(0)).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ message: `The mail server did not take it (EENVELOPE ${code})`, responseCode: code });
    expect(inspect(error, { depth: 9, showHidden: true })).not.toMatch(/@example|no such user/);
  });

  it('is not confused with a server that rejects the sender', async () => {
    isRefusing = true;
    await expect(confirmation(env, mailer(env), studio)(daysLater(3))).rejects.toThrow('EENVELOPE 550');
  });
});

it('the webhook gets the signed lead with an idempotency key', async () => {
  const requests: { headers: NodeJS.Dict<string | string[]>; body: string }[] = [];
  let status = 500;
  const crm = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    requests.push({ headers: request.headers, body });
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(crm, 'listening');
  const deliver = webhook({
    url: `http://127.0.0.1:${(crm.address() as AddressInfo).port}/`,
    secret: 'a-secret-of-16-letters',
    siteUrl: 'https://example.com',
  });
  await expect(deliver(delivery(lead))).rejects.toThrow('500');
  status = 204;
  await deliver(delivery(lead));
  crm.close();
  const { headers, body } = requests[1] ?? { headers: {}, body: '' };
  const [, seconds, signature] = /^t=(\d+),v1=([0-9a-f]+)$/.exec(String(headers['x-signature'])) ?? [];
  expect(signature).toBe(createHmac('sha256', 'a-secret-of-16-letters').update(`${seconds}.${body}`).digest('hex'));
  expect(headers['idempotency-key']).toBe(lead.id);
  expect(JSON.parse(body)).toMatchObject({ type: 'lead.contact', lead: { sender: { email: 'dana@example.org' } } });
});

import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { DUPLICATE_WINDOW_MS } from '#app/leads/lead-queue.server.ts';
import { CLIENT_ADDRESS_HEADER } from '#platform/client-address-header.ts';
import { signTime } from '#platform/signed-time.server.ts';
import { changeSubscription, receiveSubscription } from './receive-subscription.server.ts';
import { readSubscriptionLink, type SubscriptionStep, subscriptionUrl } from './subscription-link.server.ts';

const SITE = 'https://example.com';
const dir = mkdtempSync(path.join(os.tmpdir(), 'newsletter-'));
process.env.DATA_DIR = dir;
process.env.STRAPI_TOKEN = 'a-token-of-more-than-20-letters';
process.env.STRAPI_URL = 'http://127.0.0.1:9';
process.env.SMTP_URL = 'smtp://127.0.0.1:1';
process.env.LEADS_TO = 'team@example.com';
process.env.MAIL_FROM = 'hello@example.com';
process.env.LEADS_WEBHOOK_URL = 'http://127.0.0.1:1';
process.env.LEADS_WEBHOOK_SECRET = 'a-secret-of-more-than-20-letters';
afterEach(() => vi.useRealTimers());
afterAll(() => rmSync(dir, { recursive: true, force: true }));

let visitor = 0;
const subscribe = (email: string, fields: Record<string, string> = {}) =>
  receiveSubscription(
    new Request(`${SITE}/newsletter/send`, {
      method: 'POST',
      body: new URLSearchParams({ email, form_timestamp: signTime('form', Date.now() - 60_000), ...fields }),
      headers: { [CLIENT_ADDRESS_HEADER]: `2001:db8:${++visitor}::1` },
    }),
  );
const post = (url: string) => new Request(url, { method: 'POST' });
/** The pending deliveries for an address. */
const waitingFor = (email: string) => {
  const db = new DatabaseSync(path.join(dir, 'leads.db'));
  const rows = db
    .prepare(
      "SELECT destination, lead ->> '$.fields.status' AS status FROM deliveries JOIN leads ON id = lead_id WHERE lead ->> '$.sender.email' = ? ORDER BY status",
    )
    .all(email);
  db.close();
  return rows.map(({ destination, status }) => `${status}: ${destination}`);
};

it('a sign-up only sends the confirmation link', async () => {
  const both = [await subscribe('dana@example.org', { form_page: '/blog' }), await subscribe('dana@example.org')];
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(waitingFor('dana@example.org')).toEqual(['unconfirmed: confirmation']);
});

it('rejects an invalid address; a bot gets the usual thanks', async () => {
  expect(await subscribe('dana@')).toMatchObject({ status: 422, result: { errors: { email: expect.any(String) } } });
  expect(await subscribe('bot@example.org', { fax_extension: 'yes' })).toMatchObject({ result: { status: 'sent' } });
  expect(waitingFor('bot@example.org')).toEqual([]);
});

it('a link confirms once, however often it is used; another link unsubscribes', async () => {
  const confirm = subscriptionUrl(SITE, 'confirm', 'grace@example.org', Date.now());
  expect(confirm).not.toContain('grace');
  for (const _ of [1, 2]) expect(await changeSubscription(post(confirm), 'confirm')).toBe('done');
  expect(waitingFor('grace@example.org')).toEqual(['confirmed: webhook']);
  const leave = subscriptionUrl(SITE, 'unsubscribe', 'grace@example.org', 0);
  expect(await changeSubscription(post(leave), 'unsubscribe')).toBe('done');
  expect(waitingFor('grace@example.org')).toEqual(['confirmed: webhook', 'unsubscribed: webhook']);
});

it('a link that is used again after the window for duplicates changes nothing', async () => {
  const confirm = subscriptionUrl(SITE, 'confirm', 'ada@example.org', Date.now());
  expect(await changeSubscription(post(confirm), 'confirm')).toBe('done');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DUPLICATE_WINDOW_MS + 60_000 });
  expect(await changeSubscription(post(confirm), 'confirm')).toBe('done');
  expect(waitingFor('ada@example.org')).toEqual(['confirmed: webhook']);
});

it('a new link counts, however soon it is used', async () => {
  const step = async (name: SubscriptionStep) =>
    expect(await changeSubscription(post(subscriptionUrl(SITE, name, 'linus@example.org', Date.now())), name)).toBe(
      'done',
    );
  await step('confirm');
  await step('unsubscribe');
  await step('confirm');
  expect(waitingFor('linus@example.org')).toEqual([
    'confirmed: webhook',
    'confirmed: webhook',
    'unsubscribed: webhook',
  ]);
});

it('the link in an old issue unsubscribes a second time', async () => {
  const leave = subscriptionUrl(SITE, 'unsubscribe', 'joan@example.org', Date.now());
  expect(await changeSubscription(post(leave), 'unsubscribe')).toBe('done');
  const confirm = subscriptionUrl(SITE, 'confirm', 'joan@example.org', Date.now());
  expect(await changeSubscription(post(confirm), 'confirm')).toBe('done');
  expect(await changeSubscription(post(leave), 'unsubscribe')).toBe('done');
  expect(waitingFor('joan@example.org')).toEqual([
    'confirmed: webhook',
    'unsubscribed: webhook',
    'unsubscribed: webhook',
  ]);
});

it('one link can change a subscription ten times a day', async () => {
  const leave = subscriptionUrl(SITE, 'unsubscribe', 'linda@example.org', Date.now());
  for (let use = 1; use <= 10; use++) expect(await changeSubscription(post(leave), 'unsubscribe')).toBe('done');
  expect(await changeSubscription(post(leave), 'unsubscribe')).toBe('tooMany');
  expect(waitingFor('linda@example.org')).toHaveLength(10);
  // Base64 decoding ignores the dots, so the link is the same, but its token is new.
  const confirm = subscriptionUrl(SITE, 'confirm', 'barbara@example.org', Date.now());
  for (let use = 1; use <= 11; use++) await changeSubscription(post(confirm + '.'.repeat(use)), 'confirm');
  expect(waitingFor('barbara@example.org')).toHaveLength(10);
});

it('a link is valid for one step, and a confirmation link for a week', async () => {
  const DAY_MS = 24 * 60 * 60_000;
  const emailIn = (days: number) =>
    readSubscriptionLink(
      post(subscriptionUrl(SITE, 'confirm', 'a@example.org', Date.now() - days * DAY_MS)),
      'confirm',
    );
  expect([emailIn(6), emailIn(8)]).toEqual(['a@example.org', null]);
  const leave = subscriptionUrl(SITE, 'unsubscribe', 'a@example.org', Date.now());
  expect(await changeSubscription(post(leave), 'confirm')).toBe('invalid');
});

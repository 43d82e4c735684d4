import { expect, it } from 'vitest';
import { readOldReceipt, readReceipt, signReceipt } from './receipt.server.ts';

const MINUTE_MS = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS).toISOString();
const requestWith = (sent: string) => new Request(`http://localhost/contact?sent=${encodeURIComponent(sent)}`);
const job = { form: 'application', job: { slug: 'platform-engineer' } } as const;

it('contains the time of the submission', () => {
  const receivedAt = ago(59);
  expect(readReceipt(requestWith(signReceipt(job, receivedAt)), job)).toBe(receivedAt);
});

it('can be read as an old receipt after it has expired', () => {
  const receivedAt = ago(3 * 24 * 60);
  const request = requestWith(signReceipt(job, receivedAt));
  expect(readOldReceipt(request, job)).toBe(receivedAt);
  expect(readOldReceipt(request, { form: 'contact' })).toBeNull();
});

it.each([
  ['none', ''],
  ['not signed', new Date().toISOString()],
  ['in our format with a forged signature', `${Date.now()}.${'0'.repeat(64)}`],
  ['an hour old', signReceipt(job, ago(61))],
  ['for another form', signReceipt({ form: 'startup' }, ago(1))],
  ['for another job', signReceipt({ form: 'application', job: { slug: 'designer' } }, ago(1))],
])('is null when it is %s', (_, sent) => {
  expect(readReceipt(requestWith(sent), job)).toBeNull();
});

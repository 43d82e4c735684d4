import { describe, expect, test } from 'vitest';
import { effectiveDecision, hasPolicyChanged, readDecision } from './consent-cookie.ts';

const written = (changes: Record<string, unknown> = {}) => {
  const value = {
    categories: ['necessary', 'analytics'],
    revision: 1,
    data: null,
    consentId: 'b5d1b0a8-6a40-4a5b-a2f5-2f1f3c1a9c11',
    consentTimestamp: '2026-01-01T00:00:00.000Z',
    lastConsentTimestamp: '2026-01-01T00:00:00.000Z',
    ...changes,
  };
  return `theme=dark; cc_cookie=${encodeURIComponent(JSON.stringify(value))}; i18n_redirected=en`;
};
const decisionIn = (cookies: string, revision = 1) => readDecision(cookies, revision).decision;

describe('the stored consent', () => {
  test('is "all" when the analytics category was accepted', () => {
    expect(decisionIn(written())).toBe('all');
  });
  test('is "necessary" when it was not', () => {
    expect(decisionIn(written({ categories: ['necessary'] }))).toBe('necessary');
  });
  test.each([
    ['no cookie at all', ''],
    ['another cookie whose name has the same end', 'my_cc_cookie=1'],
    ['an empty value', 'cc_cookie='],
    ['a value that is not JSON', 'cc_cookie=%7Bbroken'],
    ['a bad escape', 'cc_cookie=%E0%A4%A'],
    ['JSON of another shape', 'cc_cookie=%5B%22analytics%22%5D'],
    ['null', 'cc_cookie=null'],
    ['categories that are not a list', written({ categories: 'analytics' })],
    ['a missing consent id', written({ consentId: '' })],
    ['a missing time', written({ lastConsentTimestamp: undefined })],
  ])('is null with %s', (_, cookies) => {
    expect(decisionIn(cookies)).toBe('undecided');
  });
  test('is null when the cookie policy has changed since', () => {
    expect(decisionIn(written(), 2)).toBe('undecided');
  });
});

test('the policy counts as changed for visitors who decided about an earlier revision', () => {
  expect(hasPolicyChanged(written(), 2)).toBe(true);
  expect(hasPolicyChanged(written(), 1)).toBe(false);
  expect(hasPolicyChanged('', 2)).toBe(false);
});

describe('a browser with Do Not Track or GPC', () => {
  test('counts as declined before any decision', () => {
    expect(effectiveDecision(readDecision('', 1), true)).toBe('necessary');
  });
  test('overrides consent that was given before the signal', () => {
    expect(effectiveDecision(readDecision(written(), 1), true)).toBe('necessary');
  });
  test('is overridden by a visitor who accepts later', () => {
    expect(effectiveDecision(readDecision(written({ data: { againstSignal: true } }), 1), true)).toBe('all');
  });
  test('has no effect once the signal is gone', () => {
    expect(effectiveDecision(readDecision(written(), 1), false)).toBe('all');
    expect(effectiveDecision(readDecision('', 1), false)).toBe('undecided');
  });
});

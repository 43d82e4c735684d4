import { ANALYTICS_CATEGORY, CONSENT_COOKIE } from '#app/consent/consent-cookie.ts';
import { COOKIE_DAYS } from '#platform/cookies.ts';

/** The consent cookie after a decision, for `context.addCookies`. */
export function consentCookie(base: string, decision: 'all' | 'necessary', revision = 1) {
  const time = new Date().toISOString();
  const value = {
    categories: decision === 'all' ? ['necessary', ANALYTICS_CATEGORY] : ['necessary'],
    revision,
    data: { againstSignal: false },
    consentTimestamp: time,
    consentId: '3f0a9a52-6d6e-4f1f-9a5e-0d2b6a1c7e44',
    services: { necessary: [], analytics: [] },
    languageCode: 'en',
    lastConsentTimestamp: time,
    expirationTime: Date.now() + COOKIE_DAYS * 86_400_000,
  };
  return {
    name: CONSENT_COOKIE,
    value: encodeURIComponent(JSON.stringify(value)),
    url: base,
    sameSite: 'Lax' as const,
  };
}

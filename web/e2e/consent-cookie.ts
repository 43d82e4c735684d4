/** For `context.addCookies`. */
export function consentCookie(base: string, decision: 'all' | 'necessary', revision = 1) {
  const time = new Date().toISOString();
  const value = {
    categories: decision === 'all' ? ['necessary', 'analytics'] : ['necessary'],
    revision,
    data: { againstSignal: false },
    consentTimestamp: time,
    consentId: '3f0a9a52-6d6e-4f1f-9a5e-0d2b6a1c7e44',
    services: { necessary: [], analytics: [] },
    languageCode: 'en',
    lastConsentTimestamp: time,
    expirationTime: Date.now() + 365 * 86_400_000,
  };
  return { name: 'cc_cookie', value: encodeURIComponent(JSON.stringify(value)), url: base, sameSite: 'Lax' as const };
}

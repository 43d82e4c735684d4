import { expireCookie } from '#platform/cookies.ts';

/** PostHog's cookies and storage keys: `ph_phc_…`, and `__ph_opt_in_out_…` for its own record of consent. */
const POSTHOG_NAME = /^(__)?ph_/;

export function clearAnalyticsStorage(): void {
  for (const pair of document.cookie.split(/;\s*/)) {
    const [name = ''] = pair.split('=');
    if (POSTHOG_NAME.test(name)) expireCookie(name);
  }
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    try {
      for (const key of Object.keys(window[area])) if (POSTHOG_NAME.test(key)) window[area].removeItem(key);
    } catch {
      // The browser blocks storage, so there is nothing to clear.
    }
  }
}

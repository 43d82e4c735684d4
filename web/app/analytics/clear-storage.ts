import { expireCookie } from '../cookies/expire-cookie';

/** PostHog's names: cookies and entries `ph_phc_…`, its own note of the consent `__ph_opt_in_out_…`. */
const OURS = /^(__)?ph_/;

/** Removes every cookie and every storage entry that analytics may have left in this browser and this tab. */
export function clearAnalyticsStorage(): void {
  for (const pair of document.cookie.split(/;\s*/)) {
    const [name = ''] = pair.split('=');
    if (OURS.test(name)) expireCookie(name);
  }
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    try {
      for (const key of Object.keys(window[area])) if (OURS.test(key)) window[area].removeItem(key);
    } catch {
      // The browser forbids this storage: then there is nothing in it.
    }
  }
}

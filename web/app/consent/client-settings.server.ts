import { env } from '#env.server.ts';
import type { ConsentOptions } from './consent-state.ts';

const INGEST_PATH = '/ingest';

/** PostHog's settings; null if the site has no analytics, whatever the visitor chooses. */
export type AnalyticsSettings = { key: string; host: string; hasFlags: boolean } | null;

/** The environment variables that the browser may see, for consent and analytics. */
export function clientSettings(): { consent: ConsentOptions; analytics: AnalyticsSettings } {
  const { POSTHOG_KEY, POSTHOG_FLAGS, CONSENT_REVISION, ANALYTICS_DEFAULT } = env();
  return {
    consent: { revision: CONSENT_REVISION, isAnalyticsOnByDefault: ANALYTICS_DEFAULT === 'on' },
    analytics: POSTHOG_KEY ? { key: POSTHOG_KEY, host: INGEST_PATH, hasFlags: POSTHOG_FLAGS === 'on' } : null,
  };
}

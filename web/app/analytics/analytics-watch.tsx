import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { AnalyticsSettings } from '#app/consent/client-settings.server.ts';
import { useConsent } from '#app/consent/consent.tsx';
import { startAnalytics, stopAnalytics, trackPageView } from './analytics.ts';

export function AnalyticsWatch({ settings }: { settings: AnalyticsSettings }) {
  const { decision } = useConsent();
  const { pathname, search, hash } = useLocation();

  // `hash` is not a dependency: a jump within the page is not a page view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => trackPageView(pathname + search + hash), [pathname, search]);

  useEffect(() => {
    if (decision === 'all') startAnalytics(settings);
    else stopAnalytics();
  }, [decision, settings]);

  return null;
}

import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { AnalyticsSettings } from '../consent/client-settings.server.ts';
import { useConsent } from '../consent/consent';
import { enterPage, startAnalytics, stopAnalytics } from './analytics';

/** Counts page views while, and only while, the visitor agrees to it. */
export function AnalyticsWatch({ settings }: { settings: AnalyticsSettings }) {
  const { decision } = useConsent();
  const { pathname, search, hash } = useLocation();

  // A jump inside the page changes the hash alone: that is no navigation to count.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => enterPage(pathname + search + hash), [pathname, search]);

  useEffect(() => {
    if (decision === 'all') startAnalytics(settings);
    else stopAnalytics();
  }, [decision, settings]);

  return null;
}

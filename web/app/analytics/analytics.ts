import type { PostHog } from 'posthog-js';
import type { AnalyticsSettings } from '#app/consent/client-settings.server.ts';
import { hasConsent } from '#app/consent/consent-state.ts';
import { clearAnalyticsStorage } from './clear-storage.ts';
import { redactTypedText } from './redact-url.ts';

let loading: Promise<PostHog | null> | null = null;
let client: PostHog | null = null;
const flagWatchers = new Set<() => void>();
let page: { path: string; isCounted: boolean } | null = null;

export function startAnalytics(settings: AnalyticsSettings): void {
  if (loading || !settings) return;
  loading = load(settings).catch(() => null);
  sendPageView();
}

async function load(settings: NonNullable<AnalyticsSettings>): Promise<PostHog | null> {
  await new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: 2000 }) : setTimeout(resolve),
  );
  const { start } = await import('./posthog.ts');
  if (hasConsent()) client = start(settings, notifyFlagWatchers);
  return client;
}

export function stopAnalytics(): void {
  loading = null;
  client?.opt_out_capturing();
  client = null;
  clearAnalyticsStorage();
  notifyFlagWatchers();
}

export function trackPageView(path: string): void {
  page = { path: redactTypedText(path), isCounted: false };
  sendPageView();
}

export function track(name: string, properties: Record<string, string>): void {
  const timestamp = new Date();
  void loading?.then((loaded) => loaded?.capture(name, properties, { timestamp }));
}

/** The value of a feature flag; undefined without consent and until PostHog has loaded its flags. */
export const readFlag = (name: string): boolean | string | undefined => client?.getFeatureFlag(name);

export function watchFlags(onChange: () => void): () => void {
  flagWatchers.add(onChange);
  return () => void flagWatchers.delete(onChange);
}

function notifyFlagWatchers(): void {
  for (const onChange of flagWatchers) onChange();
}

function sendPageView(): void {
  if (!loading || !page || page.isCounted) return;
  page.isCounted = true;
  const { path } = page;
  // PostHog would fill these in when it sends the event; by then a queued event would get the URL of a later page.
  const address = new URL(path, location.origin);
  track('$pageview', { current_url: path, $current_url: address.href, $pathname: address.pathname });
}

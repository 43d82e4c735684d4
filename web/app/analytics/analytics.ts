import type { PostHog } from 'posthog-js';
import type { AnalyticsSettings } from '../consent/client-settings.server.ts';
import { hasConsent } from '../consent/consent-state';
import { clearAnalyticsStorage } from './clear-storage';
import { redactTypedText } from './redact-url';

/** Null without consent. */
let loading: Promise<PostHog | null> | null = null;
let client: PostHog | null = null;
const flagWatchers = new Set<() => void>();
let page: { path: string; isCounted: boolean } | null = null;

/** Loads PostHog when the browser is idle and counts the current page. */
export function startAnalytics(settings: AnalyticsSettings): void {
  if (loading || !settings) return;
  loading = load(settings).catch(() => null);
  countPage();
}

async function load(settings: NonNullable<AnalyticsSettings>): Promise<PostHog | null> {
  await new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: 2000 }) : setTimeout(resolve),
  );
  const { start } = await import('./posthog');
  if (hasConsent()) client = start(settings, flagsChanged);
  return client;
}

/** Ends counting at once and removes everything that it has left in this browser. */
export function stopAnalytics(): void {
  loading = null;
  client?.opt_out_capturing();
  client = null;
  clearAnalyticsStorage();
  flagsChanged();
}

/** A page has come into view. `path` is the full one, with query and hash. */
export function enterPage(path: string): void {
  page = { path: redactTypedText(path), isCounted: false };
  countPage();
}

/** Counts an event of the site's own; without consent it does nothing. */
export function track(name: string, properties: Record<string, string>): void {
  const timestamp = new Date();
  void loading?.then((loaded) => loaded?.capture(name, properties, { timestamp }));
}

/** Undefined until PostHog has answered, and without consent. */
export const readFlag = (name: string): boolean | string | undefined => client?.getFeatureFlag(name);

/** Calls `onChange` when flags have arrived, and when consent has gone. Returns how to stop that. */
export function watchFlags(onChange: () => void): () => void {
  flagWatchers.add(onChange);
  return () => void flagWatchers.delete(onChange);
}

function flagsChanged(): void {
  for (const onChange of flagWatchers) onChange();
}

function countPage(): void {
  if (!loading || !page || page.isCounted) return;
  page.isCounted = true;
  const { path } = page;
  // $current_url and $pathname are the client's own: an event that has waited must not get those of a later page.
  const address = new URL(path, location.origin);
  track('$pageview', { current_url: path, $current_url: address.href, $pathname: address.pathname });
}

import { whenIdle } from '../timing/when-idle';
import { clearAnalyticsStorage } from './clear-storage';
import type { Client } from './posthog';
import { withoutTypedText } from './visited-address';

/** Where events go. It comes with the data of the root; null: this site counts nothing, whatever the visitor says. */
export type AnalyticsSettings = { key: string; host: string } | null;

type Properties = Record<string, string>;
type Event = { name: string; properties: Properties; at: Date };

/** What happens between acceptance and the arrival of the client waits here; beyond that something is wrong. */
const MAX_WAITING = 50;

/** One stretch of consent: from acceptance to withdrawal. */
type Run = { waiting: Event[]; client: Client | null };

let run: Run | null = null;
let page: { path: string; at: Date; isCounted: boolean } | null = null;

/** Begins to count, the page in view included. The client is loaded when the browser is at rest. */
export function startAnalytics(settings: AnalyticsSettings): void {
  if (run || !settings) return;
  const started: Run = { waiting: [], client: null };
  run = started;
  countPage();
  whenIdle(async () => {
    if (run !== started) return;
    const { connect } = await import('./posthog').catch(() => ({ connect: null }));
    const client = await connect?.(settings, () => run === started);
    // Withdrawn in the meantime, or blocked: what waits is dropped and nothing is tried again on this page.
    if (run !== started || !client) {
      started.waiting = [];
      client?.stop();
      return;
    }
    started.client = client;
    for (const event of started.waiting.splice(0)) client.send(event);
  });
}

/** Ends counting at once and removes everything that it has left in this browser. */
export function stopAnalytics(): void {
  run?.client?.stop();
  run = null;
  clearAnalyticsStorage();
}

/** A page has come into view. `path` is the full one, with query and hash. */
export function enterPage(path: string): void {
  page = { path: withoutTypedText(path), at: new Date(), isCounted: false };
  countPage();
}

/** Counts an event of the site's own; without consent it does nothing. */
export function track(name: string, properties: Properties): void {
  if (!run) return;
  const event = { name, properties, at: new Date() };
  if (run.client) run.client.send(event);
  else if (run.waiting.length < MAX_WAITING) run.waiting.push(event);
}

function countPage(): void {
  if (!run || !page || page.isCounted) return;
  page.isCounted = true;
  const { path } = page;
  // $current_url and $pathname are the client's own; an event that has waited must not get those of a later page.
  const address = new URL(path, location.origin);
  track('$pageview', { current_url: path, $current_url: address.href, $pathname: address.pathname });
}

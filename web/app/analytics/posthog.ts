import { type CaptureResult, PostHog } from 'posthog-js/dist/module.slim.no-external';
import { hasConsent } from '../consent/consent-state';
import { watchClicks } from './clicks';
import { withoutTypedText } from './visited-address';

export type Client = {
  send: (event: { name: string; properties: Record<string, string>; at: Date }) => void;
  /** Nothing is sent any more, what waits or is to be retried included, and nothing is stored. */
  stop: () => void;
};

const COOKIE_DAYS = 365;

/**
 * The client, opted in; null when something between here and the site's own proxy blocks it. The slim build cannot load
 * code from anywhere; flags, surveys and recordings are not in it. Its request timeout is 60 s (specification 9).
 */
export async function connect(
  { key, host }: { key: string; host: string },
  isWanted: () => boolean,
): Promise<Client | null> {
  if (!(await isReachable(host)) || !isWanted()) return null;
  const posthog = new PostHog();
  posthog.init(key, {
    api_host: host,
    opt_out_capturing_by_default: true,
    opt_out_persistence_by_default: true,
    // The banner has asked, and takes both signals for an answer.
    respect_dnt: false,
    // Who agrees is a person, or a test.
    opt_out_useragent_filter: true,
    persistence: 'localStorage+cookie',
    cookie_expiration: COOKIE_DAYS,
    cross_subdomain_cookie: false,
    person_profiles: 'identified_only',
    // clicks.ts does this.
    autocapture: false,
    rageclick: false,
    capture_pageview: false,
    capture_pageleave: false,
    advanced_disable_flags: true,
    disable_session_recording: true,
    disable_surveys: true,
    // What the privacy policy does not name is not sent.
    property_denylist: ['$timezone', '$timezone_offset', '$raw_user_agent'],
    on_request_error: () => {},
    before_send: (event) => (event && isWanted() && hasConsent() ? clean(event) : null),
  });
  posthog.opt_in_capturing({ captureEventName: false });
  const ignoreClicks = watchClicks((name, properties) => posthog.capture(name, properties));
  return {
    send: ({ name, properties, at }) => {
      posthog.capture(name, properties, { timestamp: at });
    },
    stop: () => {
      ignoreClicks();
      posthog.opt_out_capturing();
      posthog.set_config({ disable_persistence: true });
      // The one switch that its queues for sending and for retrying look at before each request.
      posthog.__loaded = false;
    },
  };
}

/**
 * PostHog retries what does not get through, and the browser writes each failure to the console. One knock at the door
 * finds out about a blocker with a single line, and nothing else is tried.
 */
async function isReachable(host: string): Promise<boolean> {
  try {
    return (await fetch(`${host}/e/`, { method: 'HEAD' })).ok;
  } catch {
    return false;
  }
}

/** No typed text in addresses, and no place guessed from the address of the site's own proxy. */
function clean(event: CaptureResult): CaptureResult {
  event.properties.$geoip_disable = true;
  for (const properties of [event.properties, event.$set, event.$set_once]) {
    for (const [name, value] of Object.entries(properties ?? {}))
      if (properties && typeof value === 'string' && /url|referrer/i.test(name))
        properties[name] = withoutTypedText(value);
  }
  return event;
}

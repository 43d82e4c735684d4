import posthog, { type CaptureResult, type PostHog } from 'posthog-js';
import type { AnalyticsSettings } from '#app/consent/client-settings.server.ts';
import { CONSENT_ROOT_ID, hasConsent } from '#app/consent/consent-state.ts';
import { redactTypedText, TYPED_PARAMETERS } from './redact-url.ts';

/** PostHog captures no clicks in these elements, so that no form content is recorded. */
const PRIVATE = ['form', 'input', 'select', 'textarea', '[contenteditable]', `#${CONSENT_ROOT_ID}`];

let wasStarted = false;

/** Starts PostHog. A visitor who withdraws consent and gives it again counts as a new one. */
export function start({ key, host, hasFlags }: NonNullable<AnalyticsSettings>, onFlags: () => void): PostHog {
  // PostHog's defaults match specification 9: 255 characters of text, 3 clicks within 30 px and 1 s, a timeout of 60 s.
  const client = posthog.init(key, {
    api_host: host,
    autocapture: { dom_event_allowlist: ['click'], css_selector_ignorelist: PRIVATE },
    rageclick: { css_selector_ignorelist: PRIVATE },
    before_send: (event) => (event && hasConsent() ? withoutPersonalData(event) : null),
    loaded: (loaded) => loaded.onFeatureFlags(onFlags),
    advanced_disable_flags: !hasFlags,
    // A batched event could be sent after the visitor has withdrawn consent.
    request_batching: false,
    opt_out_capturing_by_default: true,
    opt_out_persistence_by_default: true,
    cross_subdomain_cookie: false,
    // Otherwise PostHog drops events from automated browsers, including our tests.
    opt_out_useragent_filter: true,
    // Feature flag requests include the initial URL, which `before_send` does not see.
    mask_personal_data_properties: true,
    custom_personal_data_properties: TYPED_PARAMETERS,
    property_denylist: ['$timezone', '$timezone_offset', '$raw_user_agent'],
    capture_pageview: false,
    capture_pageleave: false,
    capture_heatmaps: false,
    capture_dead_clicks: false,
    capture_performance: false,
    capture_exceptions: false,
    disable_session_recording: true,
    disable_surveys: true,
    disable_product_tours: true,
    disable_conversations: true,
    disable_external_dependency_loading: true,
  });
  if (wasStarted) client.reset();
  wasStarted = true;
  client.opt_in_capturing({ captureEventName: false });
  client.setPersonPropertiesForFlags({ $initial_referrer: redactTypedText(document.referrer) }, false);
  return client;
}

/** Geolocation is off because PostHog only sees the address of our own proxy. */
function withoutPersonalData(event: CaptureResult): CaptureResult {
  event.properties.$geoip_disable = true;
  for (const properties of [event.properties, event.$set, event.$set_once])
    for (const [name, value] of Object.entries(properties ?? {}))
      if (properties && typeof value === 'string' && /url|referrer/i.test(name))
        properties[name] = redactTypedText(value);
  return event;
}

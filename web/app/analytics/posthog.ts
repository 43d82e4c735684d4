import posthog, { type CaptureResult, type PostHog } from 'posthog-js';
import type { AnalyticsSettings } from '../consent/client-settings.server.ts';
import { CONSENT_ROOT_ID } from '../consent/consent-place';
import { hasConsent } from '../consent/consent-state';
import { redactTypedText, TYPED_PARAMETERS } from './redact-url';

/** Clicks in here are never captured, so that no form field's content can be. */
const PRIVATE = ['form', 'input', 'select', 'textarea', '[contenteditable]', `#${CONSENT_ROOT_ID}`];

/** In this document. */
let wasStarted = false;

/** Starts the client, or starts it again after consent was withdrawn in this tab: as another visitor then. */
export function start({ key, host, hasFlags }: NonNullable<AnalyticsSettings>, onFlags: () => void): PostHog {
  // PostHog's defaults are the values of specification 9: a text of 255 characters, 3 clicks within 30 px and 1 s, a timeout of 60 s.
  const client = posthog.init(key, {
    api_host: host,
    autocapture: { dom_event_allowlist: ['click'], css_selector_ignorelist: PRIVATE },
    rageclick: { css_selector_ignorelist: PRIVATE },
    before_send: (event) => (event && hasConsent() ? withoutPersonalData(event) : null),
    loaded: (loaded) => loaded.onFeatureFlags(onFlags),
    advanced_disable_flags: !hasFlags,
    // Nothing waits in a queue when consent is withdrawn.
    request_batching: false,
    opt_out_capturing_by_default: true,
    opt_out_persistence_by_default: true,
    cross_subdomain_cookie: false,
    // A visitor who agrees is a person, or a test.
    opt_out_useragent_filter: true,
    // In the visit's first address, which feature flags are told; before_send sees events only.
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

/** No typed text in addresses, and no place guessed from the address of the site's own proxy. */
function withoutPersonalData(event: CaptureResult): CaptureResult {
  event.properties.$geoip_disable = true;
  for (const properties of [event.properties, event.$set, event.$set_once])
    for (const [name, value] of Object.entries(properties ?? {}))
      if (properties && typeof value === 'string' && /url|referrer/i.test(name))
        properties[name] = redactTypedText(value);
  return event;
}

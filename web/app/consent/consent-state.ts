import { expireCookie } from '../cookies/expire-cookie';
import type { Messages } from '../locale/messages';
import { whenIdle } from '../ui/when-idle';
import { CONSENT_COOKIE, type Decision, readDecision, whatHolds } from './consent-cookie';
import type { Dialogs } from './dialogs';
import { PRIVACY_PATH } from './privacy-path';
import { hasPrivacySignal } from './privacy-signal';

/** What the browser knows about asking for consent. It comes with the data of the root. */
export type ConsentOptions = {
  /** Of the cookie policy: a higher number asks everybody again. */
  revision: number;
  /** Whether "performance and analytics" is switched on when the preferences are opened for the first time. */
  isAnalyticsOnByDefault: boolean;
};

export type ConsentState = { decision: Decision; isBannerOpen: boolean };

type Surroundings = {
  options: ConsentOptions;
  messages: Messages['consent'];
  /** To an address in the page's language. */
  toLocale: (path: string) => string;
  /** Follows a link of the dialogs without a page load. */
  navigate: (path: string) => void;
};

const CHANNEL = 'consent';
const INITIAL: ConsentState = { decision: 'undecided', isBannerOpen: false };

let state = INITIAL;
let surroundings: Surroundings | null = null;
let channel: BroadcastChannel | null = null;
let dialogs: Promise<Dialogs> | null = null;
const listeners = new Set<() => void>();

/** For useSyncExternalStore: the state in this tab, `undecided` on the server. */
export const consentStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => state,
  readOnServer: () => INITIAL,
};

/**
 * Whether the visitor agrees to analytics at this very moment, read from the cookie: true even before this tab has heard of
 * a decision in another one.
 */
export const hasConsent = (): boolean => surroundings !== null && decisionNow(surroundings.options) === 'all';

/** Follows the visitor's decision in this tab and in all others, and asks for one when there is none. */
export function watchConsent(given: Surroundings): () => void {
  surroundings = given;
  const stopAsking = refresh(given);
  // A tab that comes back may have slept through messages, and a page may come back from the back/forward cache.
  const onReturn = () => {
    if (document.visibilityState === 'visible') refreshFromOutside(given);
  };
  document.addEventListener('visibilitychange', onReturn);
  addEventListener('pageshow', onReturn);
  if ('BroadcastChannel' in window) {
    channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = () => refreshFromOutside(given);
  }
  return () => {
    stopAsking();
    document.removeEventListener('visibilitychange', onReturn);
    removeEventListener('pageshow', onReturn);
    channel?.close();
    channel = null;
  };
}

/** Opens the cookie preferences, or the policy when their code does not come through. */
export async function openCookieSettings(): Promise<void> {
  if (!surroundings) return;
  const loaded = await loadDialogs(surroundings).catch(() => null);
  if (loaded) loaded.showPreferences();
  else surroundings.navigate(surroundings.toLocale(PRIVACY_PATH));
}

/** Takes over what the cookie says. While it says nothing, the banner comes up as soon as the page is at rest. */
function refresh(given: Surroundings): () => void {
  const decision = decisionNow(given.options);
  if (decision !== state.decision) setState({ decision });
  if (decision !== 'undecided') return () => {};
  return whenIdle(async () => {
    // The code may not come through: then nothing is asked and nothing is counted.
    const loaded = await loadDialogs(given).catch(() => null);
    if (decisionNow(given.options) === 'undecided') loaded?.showBanner();
  });
}

/** The library keeps its own copy of the decision, so a decision from elsewhere puts its dialogs away. */
function refreshFromOutside(given: Surroundings): void {
  if (decisionNow(given.options) === state.decision) return;
  dialogs?.then(({ remove }) => remove()).catch(() => {});
  dialogs = null;
  refresh(given);
}

function decisionNow({ revision }: ConsentOptions): Decision {
  const stored = readDecision(document.cookie, revision);
  const decision = whatHolds(stored, hasPrivacySignal());
  // An acceptance that the browser's signal has overruled is gone for good.
  if (stored.decision === 'all' && decision !== 'all') expireCookie(CONSENT_COOKIE);
  return decision;
}

function loadDialogs({ options, messages, toLocale, navigate }: Surroundings): Promise<Dialogs> {
  dialogs ??= import('./dialogs').then(({ createDialogs }) =>
    createDialogs({
      revision: options.revision,
      isAnalyticsOnByDefault: options.isAnalyticsOnByDefault && !hasPrivacySignal(),
      isAgainstSignal: hasPrivacySignal(),
      messages,
      toLocale,
      navigate,
      onDecision: () => {
        setState({ decision: decisionNow(options) });
        channel?.postMessage('decided');
      },
      onBanner: (isBannerOpen) => setState({ isBannerOpen }),
    }),
  );
  dialogs.catch(() => {
    dialogs = null;
  });
  return dialogs;
}

function setState(changes: Partial<ConsentState>): void {
  state = { ...state, ...changes };
  for (const listener of listeners) listener();
}

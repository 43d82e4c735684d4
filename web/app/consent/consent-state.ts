import { expireCookie } from '../cookies/expire-cookie';
import type { Locale } from '../i18n/locales';
import { type Answer, CONSENT_COOKIE, type Decision, effectiveDecision, readDecision } from './consent-cookie';
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

type ConsentState = {
  decision: Decision;
  /** How far the banner is with its question; `failed`: it has been answered, and the answer could not be stored. */
  question: 'not-asked' | 'asked' | 'answered' | 'failed';
};

type Surroundings = {
  options: ConsentOptions;
  locale: Locale;
  /** To an address in the page's language. */
  toLocale: (path: string) => string;
  /** Follows a link of the dialogs without a page load. */
  navigate: (path: string) => void;
};

const CHANNEL = 'consent';
const INITIAL: ConsentState = { decision: 'undecided', question: 'not-asked' };

let state = INITIAL;
let surroundings: Surroundings | null = null;
let channel: BroadcastChannel | null = null;
let dialogs: Promise<Dialogs | null> | null = null;
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
  refresh(given);
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
    document.removeEventListener('visibilitychange', onReturn);
    removeEventListener('pageshow', onReturn);
    channel?.close();
    channel = null;
  };
}

/** Fetches the code of the dialogs, because somebody is about to need it. */
export function prepareDialogs(): void {
  void loadDialogs();
}

/**
 * Stores the answer to the banner, which goes away at once. False: the code that stores it did not come through, and the
 * banner is there again.
 */
export async function decide(answer: Answer): Promise<boolean> {
  setState({ question: 'answered' });
  const loaded = await loadDialogs();
  if (loaded) loaded.decide(answer);
  else setState({ question: 'failed' });
  return loaded !== null;
}

/** Opens the cookie preferences over the banner. */
export async function choose(): Promise<void> {
  setState({ question: 'asked' });
  const loaded = await loadDialogs();
  if (loaded) loaded.showPreferences();
  else setState({ question: 'failed' });
}

/** Opens the cookie preferences, or the policy when their code does not come through. */
export async function openCookieSettings(): Promise<void> {
  const loaded = await loadDialogs();
  if (loaded) loaded.showPreferences();
  else surroundings?.navigate(surroundings.toLocale(PRIVACY_PATH));
}

/** Takes over what the cookie says, and asks while it says nothing. */
function refresh(given: Surroundings): void {
  const decision = decisionNow(given.options);
  if (decision !== state.decision) setState({ decision });
  if (decision === 'undecided' && state.question === 'not-asked') setState({ question: 'asked' });
}

/** A decision from elsewhere puts the banner away, and the dialogs too: the library keeps its own copy of the decision. */
function refreshFromOutside(given: Surroundings): void {
  if (decisionNow(given.options) === state.decision) return;
  void dialogs?.then((loaded) => loaded?.remove());
  dialogs = null;
  setState({ question: 'not-asked' });
  refresh(given);
}

function decisionNow({ revision }: ConsentOptions): Decision {
  const stored = readDecision(document.cookie, revision);
  const decision = effectiveDecision(stored, hasPrivacySignal());
  // An acceptance that the browser's signal has overruled is gone for good.
  if (stored.decision === 'all' && decision !== 'all') expireCookie(CONSENT_COOKIE);
  return decision;
}

/** Null when their code does not come through; the next call tries again. */
async function loadDialogs(): Promise<Dialogs | null> {
  if (!surroundings) return null;
  const { options, locale, toLocale, navigate } = surroundings;
  dialogs ??= import('./dialogs')
    .then(({ createDialogs }) =>
      createDialogs({
        revision: options.revision,
        isAnalyticsOnByDefault: options.isAnalyticsOnByDefault && !hasPrivacySignal(),
        isAgainstSignal: hasPrivacySignal(),
        locale,
        toLocale,
        navigate,
        onDecision: () => {
          setState({ decision: decisionNow(options), question: 'answered' });
          channel?.postMessage('decided');
        },
      }),
    )
    .catch(() => {
      dialogs = null;
      return null;
    });
  return dialogs;
}

function setState(changes: Partial<ConsentState>): void {
  state = { ...state, ...changes };
  for (const listener of listeners) listener();
}

import type { Locale } from '#app/i18n/locales.ts';
import { PRIVACY_PATH } from '#app/page-addresses.ts';
import { expireCookie } from '#platform/cookies.ts';
import { type Choice, CONSENT_COOKIE, type Decision, effectiveDecision, readDecision } from './consent-cookie.ts';
import type { Dialogs } from './dialogs.ts';

export type ConsentOptions = {
  /** The version of the cookie policy: raising it asks every visitor again. */
  revision: number;
  /** Whether analytics is preselected when the preferences are opened for the first time. */
  isAnalyticsOnByDefault: boolean;
};

type ConsentState = {
  decision: Decision;
  /** `failed`: the visitor has decided, but the decision could not be stored. */
  question: 'hidden' | 'open' | 'answered' | 'failed';
};

type ConsentContext = {
  options: ConsentOptions;
  locale: Locale;
  toLocale: (path: string) => string;
  navigate: (path: string) => void;
};

/** The element that contains the banner and the dialogs. */
export const CONSENT_ROOT_ID = 'cookie-consent';
const CHANNEL = 'consent';
const INITIAL: ConsentState = { decision: 'undecided', question: 'hidden' };

let state = INITIAL;
let context: ConsentContext | null = null;
let channel: BroadcastChannel | null = null;
let dialogs: Promise<Dialogs | null> | null = null;
const listeners = new Set<() => void>();

export const consentStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => state,
  readOnServer: () => INITIAL,
};

/** Reads the cookie, so it is correct even before this tab is notified of a decision made in another tab. */
export const hasConsent = (): boolean => context !== null && currentDecision(context.options) === 'all';

export function watchConsent(current: ConsentContext): () => void {
  context = current;
  refresh(current);
  // A background tab, or a page in the back/forward cache, may have missed the messages of other tabs.
  const onReturn = () => {
    if (document.visibilityState === 'visible') syncWithOtherTabs(current);
  };
  document.addEventListener('visibilitychange', onReturn);
  addEventListener('pageshow', onReturn);
  if ('BroadcastChannel' in window) {
    channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = () => syncWithOtherTabs(current);
  }
  return () => {
    document.removeEventListener('visibilitychange', onReturn);
    removeEventListener('pageshow', onReturn);
    channel?.close();
    channel = null;
  };
}

export function prepareDialogs(): void {
  void loadDialogs();
}

/** Hides the banner and stores the decision. If the library fails to load, shows the banner again and returns false. */
export async function saveDecision(choice: Choice): Promise<boolean> {
  setState({ question: 'answered' });
  const loaded = await loadDialogs();
  if (loaded) loaded.decide(choice);
  else setState({ question: 'failed' });
  return loaded !== null;
}

export async function showPreferences(): Promise<void> {
  setState({ question: 'open' });
  const loaded = await loadDialogs();
  if (loaded) loaded.showPreferences();
  else setState({ question: 'failed' });
}

/** Opens the preferences, or goes to the privacy policy if the library fails to load. */
export async function openCookieSettings(): Promise<void> {
  const loaded = await loadDialogs();
  if (loaded) loaded.showPreferences();
  else context?.navigate(context.toLocale(PRIVACY_PATH));
}

function refresh(context: ConsentContext): void {
  const decision = currentDecision(context.options);
  if (decision !== state.decision) setState({ decision });
  if (decision === 'undecided' && state.question === 'hidden') setState({ question: 'open' });
}

/** Takes over a decision made in another tab. The library has its own copy, so the dialogs are removed and recreated. */
function syncWithOtherTabs(context: ConsentContext): void {
  if (currentDecision(context.options) === state.decision) return;
  void dialogs?.then((loaded) => loaded?.remove());
  dialogs = null;
  setState({ question: 'hidden' });
  refresh(context);
}

function currentDecision({ revision }: ConsentOptions): Decision {
  const stored = readDecision(document.cookie, revision);
  const decision = effectiveDecision(stored, hasPrivacySignal());
  // The browser's privacy signal revokes earlier consent for good, even if the signal is switched off later.
  if (stored.decision === 'all' && decision !== 'all') expireCookie(CONSENT_COOKIE);
  return decision;
}

/** Null if the library fails to load; the next call tries again. */
async function loadDialogs(): Promise<Dialogs | null> {
  if (!context) return null;
  const { options, locale, toLocale } = context;
  dialogs ??= import('./dialogs.ts')
    .then(({ createDialogs }) =>
      createDialogs({
        rootId: CONSENT_ROOT_ID,
        revision: options.revision,
        isAnalyticsOnByDefault: options.isAnalyticsOnByDefault && !hasPrivacySignal(),
        isAgainstSignal: hasPrivacySignal(),
        locale,
        toLocale,
        onDecision: () => {
          setState({ decision: currentDecision(options), question: 'answered' });
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

declare global {
  interface Navigator {
    /** https://w3c.github.io/gpc/ */
    readonly globalPrivacyControl?: boolean;
  }
}

const hasPrivacySignal = (): boolean =>
  navigator.globalPrivacyControl === true || navigator.doNotTrack === '1' || navigator.doNotTrack === 'yes';

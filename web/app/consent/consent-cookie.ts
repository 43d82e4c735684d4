import { readCookie } from '../cookies/read-cookie.ts';

/** The consent library's cookie: what the visitor has decided, kept for 365 days (specification 4 and 9). */
export const CONSENT_COOKIE = 'cc_cookie';
export const CONSENT_DAYS = 365;
/** The category that a visitor may refuse. */
export const ANALYTICS_CATEGORY = 'analytics';

/** Nothing decided yet, everything accepted, or the strictly necessary alone. */
/** What the visitor can say to the banner. */
export type Answer = 'all' | 'necessary';
export type Decision = Answer | 'undecided';

type StoredDecision = {
  decision: Decision;
  /** The browser already asked not to be tracked when the visitor decided, and the visitor overruled it. */
  isAgainstSignal: boolean;
};

const UNDECIDED: StoredDecision = { decision: 'undecided', isAgainstSignal: false };

/**
 * Reads the decision out of a `Cookie` header or `document.cookie`. A decision about another revision of the cookie policy,
 * or one that cannot be read, counts as none.
 */
export function readDecision(cookies: string, revision: number): StoredDecision {
  const value = parse(readCookie(cookies, CONSENT_COOKIE));
  if (!isRecord(value) || value.revision !== revision || !Array.isArray(value.categories)) return UNDECIDED;
  // What the library itself asks of a decision, so that both agree on when the banner is due.
  const isComplete = [value.consentId, value.consentTimestamp, value.lastConsentTimestamp].every(isFilled);
  if (!isComplete) return UNDECIDED;
  return {
    decision: value.categories.includes(ANALYTICS_CATEGORY) ? 'all' : 'necessary',
    isAgainstSignal: isRecord(value.data) && value.data.againstSignal === true,
  };
}

/** Whether the visitor has decided about another revision of the cookie policy than this one. */
export function hasPolicyChanged(cookies: string, revision: number): boolean {
  const value = parse(readCookie(cookies, CONSENT_COOKIE));
  return isRecord(value) && isFilled(value.consentId) && value.revision !== revision;
}

/**
 * What holds for a visitor. Global Privacy Control and Do Not Track mean "reject" until the visitor says otherwise, and
 * they also overrule an acceptance from before the browser sent them.
 */
export function effectiveDecision({ decision, isAgainstSignal }: StoredDecision, hasSignal: boolean): Decision {
  if (!hasSignal || isAgainstSignal) return decision;
  return 'necessary';
}

function parse(value: string | null): unknown {
  if (!value) return undefined;
  try {
    return JSON.parse(decodeURIComponent(value));
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isFilled = (value: unknown) => typeof value === 'string' && value !== '';

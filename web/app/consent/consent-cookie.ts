import { readCookie } from '#platform/cookies.ts';

/** Written by vanilla-cookieconsent (dialogs.ts). */
export const CONSENT_COOKIE = 'cc_cookie';
export const ANALYTICS_CATEGORY = 'analytics';

export type Choice = 'all' | 'necessary';
export type Decision = Choice | 'undecided';

type StoredDecision = {
  decision: Decision;
  /** The browser had a privacy signal (GPC or Do Not Track) at the time of the decision, and the visitor overrode it. */
  isAgainstSignal: boolean;
};

const UNDECIDED: StoredDecision = { decision: 'undecided', isAgainstSignal: false };

/** A decision about another revision of the cookie policy, or a malformed cookie, counts as undecided. */
export function readDecision(cookies: string, revision: number): StoredDecision {
  const value = parse(readCookie(cookies, CONSENT_COOKIE));
  if (!isRecord(value) || value.revision !== revision || !Array.isArray(value.categories)) return UNDECIDED;
  // The library makes the same checks; both have to agree on when to show the banner.
  const isComplete = [value.consentId, value.consentTimestamp, value.lastConsentTimestamp].every(isFilled);
  if (!isComplete) return UNDECIDED;
  return {
    decision: value.categories.includes(ANALYTICS_CATEGORY) ? 'all' : 'necessary',
    isAgainstSignal: isRecord(value.data) && value.data.againstSignal === true,
  };
}

export function hasPolicyChanged(cookies: string, revision: number): boolean {
  const value = parse(readCookie(cookies, CONSENT_COOKIE));
  return isRecord(value) && isFilled(value.consentId) && value.revision !== revision;
}

/**
 * Global Privacy Control and Do Not Track mean "reject", and revoke consent given before, unless the visitor has
 * overridden them.
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

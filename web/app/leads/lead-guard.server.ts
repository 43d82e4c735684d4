import { env } from '../../env.server.ts';
import { makeStamp } from './form-timestamp.server.ts';
import type { LeadGuard } from './guard-fields';

/** What a page with a form needs to guard it. */
export function leadGuard(): LeadGuard {
  return { stamp: makeStamp(), isChallenged: env().ALTCHA === 'on' };
}

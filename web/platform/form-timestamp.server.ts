import { env } from '#env.server.ts';
import { readTime, signTime } from './signed-time.server.ts';

const PURPOSE = 'form';

/** Data that a page with a form needs for the spam checks. */
export const spamProtection = () => ({
  timestamp: signTime(PURPOSE, Date.now()),
  isChallenged: env().ALTCHA === 'on',
});

/** When the form's page was rendered, in ms; null if the timestamp is not signed by this site. */
export const readFormTimestamp = (text: string | undefined): number | null => readTime(PURPOSE, text);

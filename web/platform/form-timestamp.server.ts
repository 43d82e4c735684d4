import { env } from '#env.server.ts';
import { readTime, signTime } from './signed-time.server.ts';

const PURPOSE = 'form';

/** What a page with a form needs against spam. */
export const spamProtection = () => ({
  timestamp: signTime(PURPOSE, Date.now()),
  isChallenged: env().ALTCHA === 'on',
});

/** When the page with the form was made, in ms; null if it is not ours. */
export const readFormTimestamp = (text: string | undefined): number | null => readTime(PURPOSE, text);

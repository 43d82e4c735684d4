import { env } from '../../env.server.ts';
import { rateLimit } from '../../platform/rate-limit.server.ts';
import { sign } from '../../platform/signature.server.ts';
import { formSecret } from './signed-time.server.ts';

/** More than a person needs, and too few to flood somebody else's mailbox through our forms. */
const CONFIRMATIONS_A_DAY = 3;
const DAY_MS = 24 * 60 * 60_000;

let limit: ReturnType<typeof rateLimit> | undefined;

/** Counts one more confirmation mail to this address; false when it has had three within a day. */
export async function allowConfirmation(email: string): Promise<boolean> {
  limit ??= rateLimit({
    name: 'confirmations',
    limit: CONFIRMATIONS_A_DAY,
    windowMs: DAY_MS,
    redisUrl: env().REDIS_URL,
  });
  // Neither this process's memory nor Redis shall hold addresses.
  return (await limit(sign(formSecret(), 'confirmation', mailboxOf(email)))).isAllowed;
}

/** One spelling for those that reach the same mailbox: with dots (Gmail), a `+tag`, capitals. */
function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at).replace(/\+.*$/, '').replaceAll('.', '');
  return `${local}${email.slice(at)}`.toLowerCase();
}

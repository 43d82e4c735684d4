import { env } from '#env.server.ts';
import { rateLimit } from '#platform/rate-limit.server.ts';
import { sign } from '#platform/signature.server.ts';
import { formSecret } from '#platform/signed-time.server.ts';

const DAY_MS = 24 * 60 * 60_000;

/** More than a person needs, too few to flood someone else's mailbox. */
export const allowConfirmation = dailyLimit('confirmations', 3);
/** More than a person needs, too few to flood the team's mailbox with one link. */
export const allowSubscriptionChange = dailyLimit('subscription-changes', 10);

function dailyLimit(name: string, limit: number): (email: string) => Promise<boolean> {
  let check: ReturnType<typeof rateLimit> | undefined;
  return async (email) => {
    check ??= rateLimit({ name, limit, windowMs: DAY_MS, redisUrl: env().REDIS_URL });
    // Hashed: neither memory nor Redis may hold addresses.
    return (await check(sign(formSecret(), name, mailboxOf(email)))).isAllowed;
  };
}

/** Normalizes aliases of the same mailbox: dots (Gmail), `+tag`, case. */
function mailboxOf(email: string): string {
  const atIndex = email.lastIndexOf('@');
  const local = email.slice(0, atIndex).replace(/\+.*$/, '').replaceAll('.', '');
  return `${local}${email.slice(atIndex)}`.toLowerCase();
}

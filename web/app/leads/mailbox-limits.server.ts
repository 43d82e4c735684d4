import { env } from '#env.server.ts';
import { rateLimit } from '#platform/rate-limit.server.ts';
import { sign } from '#platform/signature.server.ts';
import { formSecret } from '#platform/signed-time.server.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Allows more mails than a person needs, but too few to flood someone else's mailbox. */
export const allowConfirmation = dailyLimit('confirmations', 3);
/** Allows more changes than a person needs, but too few to flood the team's mailbox with one link. */
export const allowSubscriptionChange = dailyLimit('subscription-changes', 10);

function dailyLimit(name: string, limit: number): (email: string) => Promise<boolean> {
  let check: ReturnType<typeof rateLimit> | undefined;
  return async (email) => {
    check ??= rateLimit({ name, limit, windowMs: DAY_MS, redisUrl: env().REDIS_URL });
    // The key is a hash, because neither memory nor Redis may hold email addresses.
    return (await check(sign(formSecret(), name, mailboxOf(email)))).isAllowed;
  };
}

/** Removes differences between aliases of one mailbox: dots (Gmail), `+tag` and case. */
function mailboxOf(email: string): string {
  const atIndex = email.lastIndexOf('@');
  const local = email.slice(0, atIndex).replace(/\+.*$/, '').replaceAll('.', '');
  return `${local}${email.slice(atIndex)}`.toLowerCase();
}

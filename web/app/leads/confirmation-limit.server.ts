import { env } from '#env.server.ts';
import { rateLimit } from '#platform/rate-limit.server.ts';
import { sign } from '#platform/signature.server.ts';
import { formSecret } from '#platform/signed-time.server.ts';

/** More than a person needs, too few to flood someone else's mailbox. */
const CONFIRMATIONS_PER_DAY = 3;
const DAY_MS = 24 * 60 * 60_000;

let limit: ReturnType<typeof rateLimit> | undefined;

export async function allowConfirmation(email: string): Promise<boolean> {
  limit ??= rateLimit({
    name: 'confirmations',
    limit: CONFIRMATIONS_PER_DAY,
    windowMs: DAY_MS,
    redisUrl: env().REDIS_URL,
  });
  // Hashed: neither memory nor Redis may hold addresses.
  return (await limit(sign(formSecret(), 'confirmation', mailboxOf(email)))).isAllowed;
}

/** Normalizes aliases of the same mailbox: dots (Gmail), `+tag`, case. */
function mailboxOf(email: string): string {
  const atIndex = email.lastIndexOf('@');
  const local = email.slice(0, atIndex).replace(/\+.*$/, '').replaceAll('.', '');
  return `${local}${email.slice(atIndex)}`.toLowerCase();
}

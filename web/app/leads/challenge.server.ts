import { type Challenge, createChallenge, type Solution, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { env } from '#env.server.ts';
import { connectRedis } from '#platform/redis.server.ts';
import { sign } from '#platform/signature.server.ts';
import { formSecret } from '#platform/signed-time.server.ts';

const LIFETIME_MS = 20 * 60_000;
/** PBKDF2 iterations; solving takes a browser about a second. */
const COST = 2_000;
const used = new LRUCache<string, true>({ max: 50_000, ttl: LIFETIME_MS });
let redis: Redis | undefined;

const payload = z.object({
  challenge: z.custom<Challenge>(
    (value) => z.object({ parameters: z.looseObject({}), signature: z.string() }).safeParse(value).success,
  ),
  solution: z.custom<Solution>((value) => z.looseObject({}).safeParse(value).success),
});

const challengeSecret = () => sign(formSecret(), 'form-challenge');

export function makeChallenge(): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    deriveKey,
    expiresAt: new Date(Date.now() + LIFETIME_MS),
    hmacSignatureSecret: challengeSecret(),
  });
}

/**
 * True once per solved challenge: once for all instances with REDIS_URL, once per instance without it or while Redis is
 * down.
 */
export async function isSolved(text: string | undefined): Promise<boolean> {
  if (!text) return false;
  try {
    const { challenge, solution } = payload.parse(JSON.parse(Buffer.from(text, 'base64').toString()));
    const { verified } = await verifySolution({
      challenge,
      solution,
      deriveKey,
      hmacSignatureSecret: challengeSecret(),
    });
    return verified && (await isFirstUse(challenge.signature ?? ''));
  } catch {
    return false;
  }
}

async function isFirstUse(id: string): Promise<boolean> {
  const isUnused = !used.has(id);
  used.set(id, true);
  const { REDIS_URL } = env();
  if (!isUnused || !REDIS_URL) return isUnused;
  redis ??= connectRedis(REDIS_URL);
  return redis.set(`challenge:${id}`, 'used', 'PX', LIFETIME_MS, 'NX').then(
    (reply) => reply === 'OK',
    () => true,
  );
}

import { type Challenge, createChallenge, type Solution, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { sign } from '../signature.ts';
import { formSecret } from './stamp.ts';

const LIFETIME_MS = 20 * 60_000;
/** About a second of work in a browser. */
const COST = 2_000;
const MAX_USED = 50_000;

/** Solutions that have been used in their lifetime, with the end of it. */
const used = new Map<string, number>();
const payload = z.object({
  challenge: z.custom<Challenge>(
    (value) => z.object({ parameters: z.looseObject({}), signature: z.string() }).safeParse(value).success,
  ),
  solution: z.custom<Solution>((value) => z.looseObject({}).safeParse(value).success),
});

const challengeSecret = () => sign(formSecret(), 'form-challenge');

/** A proof-of-work challenge (ALTCHA) of this site; no third party takes part. */
export function makeChallenge(): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    deriveKey,
    expiresAt: new Date(Date.now() + LIFETIME_MS),
    hmacSignatureSecret: challengeSecret(),
  });
}

/** True once for each solved challenge. */
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
    const id = challenge.signature ?? '';
    if (!verified || used.has(id)) return false;
    if (used.size >= MAX_USED) for (const [old, until] of used) if (until < Date.now()) used.delete(old);
    used.set(id, Date.now() + LIFETIME_MS);
    return true;
  } catch {
    return false;
  }
}

import { randomBytes } from 'node:crypto';
import { env } from '#env.server.ts';
import { isSigned, sign } from '#platform/signature.server.ts';

const RANDOM_SECRET = randomBytes(32).toString('hex');

/** The secret of signatures in forms. All instances need the same one, so the default is the CMS token, which they share. */
export function formSecret(): string {
  const { FORM_SECRET, STRAPI_TOKEN } = env();
  return FORM_SECRET ?? STRAPI_TOKEN ?? RANDOM_SECRET;
}

/** Signs a time in ms: `1795435200000.{signature}`. */
export const signTime = (purpose: string, time: number): string =>
  `${time}.${sign(formSecret(), purpose, String(time))}`;

/** The time in ms; null if it was not signed by this site for this purpose. */
export function readTime(purpose: string, text: string | null | undefined): number | null {
  const [time = '', signature = ''] = (text ?? '').split('.');
  return isSigned(formSecret(), signature, purpose, time) ? Number(time) : null;
}

import { randomBytes } from 'node:crypto';
import { env } from '#env.server.ts';
import { isSigned, sign } from '#platform/signature.server.ts';

const RANDOM_SECRET = randomBytes(32).toString('hex');

/** All instances of a site need the same secret, so the default is their shared token. */
export function formSecret(): string {
  const { FORM_SECRET, STRAPI_TOKEN } = env();
  return FORM_SECRET ?? STRAPI_TOKEN ?? RANDOM_SECRET;
}

/** `1795435200000.{signature}` */
export const signTime = (purpose: string, time: number): string =>
  `${time}.${sign(formSecret(), purpose, String(time))}`;

/** In ms; null if not signed by this site for this purpose. */
export function readTime(purpose: string, text: string | null | undefined): number | null {
  const [time = '', signature = ''] = (text ?? '').split('.');
  return isSigned(formSecret(), signature, purpose, time) ? Number(time) : null;
}

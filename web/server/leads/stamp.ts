import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { env } from '../env.ts';

/** People need longer than this for any of the forms. */
export const MIN_FILL_MS = 2_000;

let key: Buffer | undefined;

/** The key of everything that forms carry. All instances of a site have the same: it follows from the token they share. */
export function formKey(purpose: string): Buffer {
  const { FORM_SECRET, STRAPI_TOKEN } = env();
  key ??= createHmac('sha256', FORM_SECRET ?? STRAPI_TOKEN ?? randomBytes(32))
    .update('forms')
    .digest();
  return createHmac('sha256', key).update(purpose).digest();
}

/** The moment at which a form was made, signed. */
export function makeStamp(now = Date.now()): string {
  return `${now}.${sign(String(now))}`;
}

/** How long ago the form was made in milliseconds; null when the stamp is not ours. */
export function stampAge(stamp: string | undefined, now = Date.now()): number | null {
  const [made = '', signature = ''] = (stamp ?? '').split('.');
  const expected = Buffer.from(sign(made));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
  return now - Number(made);
}

const sign = (text: string): string => createHmac('sha256', formKey('stamp')).update(text).digest('base64url');

import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 of the parts, in hexadecimal. Parts are kept apart by a line break, which none of them may hold. */
export function sign(secret: string, ...parts: string[]): string {
  return createHmac('sha256', secret).update(parts.join('\n')).digest('hex');
}

/** Whether the signature is that of the parts; takes as long for a wrong one as for the right one. */
export function isSigned(secret: string, signature: string, ...parts: string[]): boolean {
  return isSame(signature, sign(secret, ...parts));
}

/** Whether a given signature is the expected one; takes as long for a wrong one as for the right one. */
export function isSame(signature: string, expectedSignature: string): boolean {
  const [given, expected] = [Buffer.from(signature), Buffer.from(expectedSignature)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}

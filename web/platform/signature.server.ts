import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 in hexadecimal. The parts are joined by line feeds, so none of them may contain one. */
export function sign(secret: string, ...parts: string[]): string {
  return createHmac('sha256', secret).update(parts.join('\n')).digest('hex');
}

export function isSigned(secret: string, signature: string, ...parts: string[]): boolean {
  return isEqualConstantTime(signature, sign(secret, ...parts));
}

/** In constant time. */
export function isEqualConstantTime(signature: string, expectedSignature: string): boolean {
  const [actual, expected] = [Buffer.from(signature), Buffer.from(expectedSignature)];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

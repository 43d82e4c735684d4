import { createHmac, timingSafeEqual } from 'node:crypto';

/** An HMAC-SHA256 in hexadecimal of the parts, joined by line feeds. No part may contain a line feed. */
export function sign(secret: string, ...parts: string[]): string {
  return createHmac('sha256', secret).update(parts.join('\n')).digest('hex');
}

export function isSigned(secret: string, signature: string, ...parts: string[]): boolean {
  return isEqualConstantTime(signature, sign(secret, ...parts));
}

/** Compares in constant time, so that the duration reveals nothing about the signature. */
export function isEqualConstantTime(signature: string, expectedSignature: string): boolean {
  const [actual, expected] = [Buffer.from(signature), Buffer.from(expectedSignature)];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

import { expect, it } from 'vitest';
import { seal, unseal } from './sealed-text.server.ts';

it('can be read for its purpose only, and does not reveal the text', () => {
  const token = seal('one', 'dana@example.org');
  expect(unseal('one', token)).toBe('dana@example.org');
  expect(unseal('two', token)).toBeNull();
  expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain('dana');
});

it.each(['', 'x', 'a'.repeat(60), '%00'])('%j is not sealed', (token) => expect(unseal('one', token)).toBeNull());

it('cannot be changed', () => {
  const bytes = Buffer.from(seal('one', 'dana@example.org'), 'base64url');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(unseal('one', bytes.toString('base64url'))).toBeNull();
});

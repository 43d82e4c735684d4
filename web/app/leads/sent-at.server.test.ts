import { expect, it } from 'vitest';
import { sentAt } from './sent-at.server';

const at = (sent: string) => sentAt(new Request(`http://localhost/contact?sent=${encodeURIComponent(sent)}`));

it('is the moment in the address', () => {
  const now = new Date().toISOString();
  expect(at(now)).toBe(now);
  expect(sentAt(new Request('http://localhost/contact'))).toBeNull();
});

it.each([
  'yesterday',
  '1970-01-01T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
])('%s was made up', (sent) => expect(at(sent)).toBeNull());

import { expect, test } from 'vitest';
import { redactTypedText } from './redact-url.ts';

test.each([
  ['/blog', '/blog'],
  ['/technical-bytes?sort=most-liked&page=2#top', '/technical-bytes?sort=most-liked&page=2#top'],
  ['/search?q=my%20diagnosis&page=2#results', '/search?q=&page=2#results'],
  ['https://example.com/search?Q=text', 'https://example.com/search?Q='],
  ['/search?%71=text', '/search?%71='],
  ['/contact?email=a%40b.c', '/contact?email='],
  ['/search?q', '/search?q='],
  ['/a?%E0%A4=1', '/a?%E0%A4=1'],
  ['/a#b?q=1', '/a#b?q=1'],
])('redacts %s to %s', (address, counted) => {
  expect(redactTypedText(address)).toBe(counted);
});

import { expect, it } from 'vitest';
import { pageOfPayload, payloadUrl } from './payload.ts';

it.each([
  ['/', '/_payload.json'],
  ['/careers', '/careers/_payload.json'],
  ['/technical-bytes?sort=liked', '/technical-bytes/_payload.json?sort=liked'],
  ['/?a=1', '/_payload.json?a=1'],
  ['/contact?subject=Is+it+free?', '/contact/_payload.json?subject=Is+it+free?'],
])('the payload of %s is %s', (path, url) => {
  expect(payloadUrl(path)).toBe(url);
  expect(pageOfPayload(url.split('?')[0] ?? '')).toBe(path.split('?')[0]);
});

it('no other path is the path of a payload', () => {
  expect(pageOfPayload('/careers')).toBeNull();
  expect(pageOfPayload('/careers_payload.json')).toBeNull();
});

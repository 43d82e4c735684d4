import { expect, it } from 'vitest';
import { rateLimit, visitorKey } from './rate-limit.ts';

it('allows so many in a window, for each key by itself, and says how long to wait', async () => {
  let clock = 0;
  const limit = rateLimit({ limit: 2, windowMs: 1000, now: () => clock });
  expect(await limit('a')).toEqual({ isAllowed: true });
  clock = 400;
  expect(await limit('a')).toEqual({ isAllowed: true });
  expect(await limit('a')).toEqual({ isAllowed: false, retryAfterMs: 600 });
  expect(await limit('b')).toEqual({ isAllowed: true });
  clock = 1000;
  expect(await limit('a')).toEqual({ isAllowed: true });
});

it('counts for itself when Redis cannot be reached', async () => {
  const limit = rateLimit({ limit: 1, windowMs: 1000, redisUrl: 'redis://127.0.0.1:1' });
  expect(await limit('a')).toEqual({ isAllowed: true });
  expect(await limit('a')).toMatchObject({ isAllowed: false });
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (address, key) => {
  expect(visitorKey(address)).toBe(key);
});

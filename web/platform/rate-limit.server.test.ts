import { expect, it } from 'vitest';
import { rateLimit, visitorKey } from './rate-limit.server.ts';

const WINDOW_MS = 10 * 60_000;

it('allows a number of requests per window and key, then returns how long to wait', async () => {
  let clock = 0;
  const limit = rateLimit({ name: 'test', limit: 2, windowMs: WINDOW_MS, now: () => clock });
  expect(await limit('a')).toEqual({ isAllowed: true });
  clock = WINDOW_MS / 2 + 1;
  expect(await limit('a')).toEqual({ isAllowed: true });
  expect(await limit('a')).toEqual({ isAllowed: false, retryAfterMinutes: 5 });
  expect(await limit('b')).toEqual({ isAllowed: true });
  clock = WINDOW_MS - 1;
  expect(await limit('a')).toEqual({ isAllowed: false, retryAfterMinutes: 1 });
  clock = WINDOW_MS;
  expect(await limit('a')).toEqual({ isAllowed: true });
});

it('counts locally when Redis is down', async () => {
  const limit = rateLimit({ name: 'test', limit: 1, windowMs: WINDOW_MS, redisUrl: 'redis://127.0.0.1:1' });
  expect(await limit('a')).toEqual({ isAllowed: true });
  expect(await limit('a')).toMatchObject({ isAllowed: false });
});

it('stores a limited number of keys, and drops the least recently used ones', async () => {
  const limit = rateLimit({ name: 'test', limit: 1, windowMs: WINDOW_MS, now: () => 0 });
  for (const key of ['a', 'b']) expect(await limit(key)).toEqual({ isAllowed: true });
  for (let count = 0; count < 49_999; count++) {
    await limit(`made up ${count}`);
    if (count % 10_000 === 0) expect(await limit('b')).toMatchObject({ isAllowed: false });
  }
  expect(await limit('b')).toMatchObject({ isAllowed: false });
  expect(await limit('a')).toEqual({ isAllowed: true });
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:0:0:2:3:4:5:6', '2001:0:0:2::/64'],
  ['2001:DB8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (address, key) => {
  expect(visitorKey(address)).toBe(key);
});

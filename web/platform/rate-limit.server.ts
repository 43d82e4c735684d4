import { isIPv6, SocketAddress } from 'node:net';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { type Env, env } from '#env.server.ts';
import { CLIENT_ADDRESS_HEADER } from './client-address-header.ts';
import { connectRedis } from './redis.server.ts';

type Verdict = { isAllowed: true } | { isAllowed: false; retryAfterMinutes: number };
type CheckLimit = (key: string) => Promise<Verdict>;

const WINDOW_MS = 10 * 60_000;
/** Limits memory: if there are more keys, the least recently used ones start again at zero. */
const MAX_KEYS = 50_000;

/**
 * A limit per key in ten minutes, from an environment variable that is read on first use.
 *
 *     const mayLike = limitFromEnv('likes', ({ LIKES_RATE_LIMIT }) => LIKES_RATE_LIMIT);
 */
export function limitFromEnv(name: string, limitOf: (env: Env) => number): CheckLimit {
  let check: CheckLimit | undefined;
  return (key) => {
    check ??= rateLimit({ name, limit: limitOf(env()), windowMs: WINDOW_MS, redisUrl: env().REDIS_URL });
    return check(key);
  };
}

type Options = {
  name: string;
  limit: number;
  windowMs: number;
  redisUrl?: string | undefined;
  now?: () => number;
};

/**
 * Counts requests per key in fixed windows: in memory, or in Redis for a limit that several instances share. While Redis
 * is down, each instance counts on its own, because an outage must not cost a lead.
 */
export function rateLimit({ name, limit, windowMs, redisUrl, now = Date.now }: Options): CheckLimit {
  const inMemory = memoryCounter(windowMs, now);
  const redis = redisUrl ? connectRedis(redisUrl) : null;
  return async (key) => {
    const { count, leftMs } = redis
      ? await redisCount(redis, `rate:${name}:${key}`, windowMs).catch(() => inMemory(key))
      : inMemory(key);
    if (count <= limit) return { isAllowed: true };
    return { isAllowed: false, retryAfterMinutes: Math.max(1, Math.ceil(leftMs / 60_000)) };
  };
}

function memoryCounter(windowMs: number, now: () => number) {
  const windows = new LRUCache<string, { count: number; endsAt: number }>({ max: MAX_KEYS });
  return (key: string) => {
    const time = now();
    let window = windows.get(key);
    if (!window || window.endsAt <= time) {
      window = { count: 0, endsAt: time + windowMs };
      windows.set(key, window);
    }
    window.count++;
    return { count: window.count, leftMs: window.endsAt - time };
  };
}

async function redisCount(redis: Redis, key: string, windowMs: number): Promise<{ count: number; leftMs: number }> {
  const results = await redis.multi().incr(key).pexpire(key, windowMs, 'NX').pttl(key).exec();
  const [count, , left] = (results ?? []).map(([error, value]) => (error ? Number.NaN : Number(value)));
  if (!count || Number.isNaN(count)) throw new Error('Redis returned no count');
  return { count, leftMs: Math.max(0, left ?? windowMs) };
}

export const visitorOf = ({ headers }: Request): string => visitorKey(headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown');

/** The key of a visitor: the IPv4 address, or the /64 network of an IPv6 address, which belongs to one household. */
export function visitorKey(address: string): string {
  if (!isIPv6(address)) return address;
  // Node writes an address in the same way however it was spelled.
  const { address: plain } = new SocketAddress({ family: 'ipv6', address: address.replace(/%.*$/, '') });
  if (/^::ffff:.*\./.test(plain)) return plain.replace('::ffff:', '');
  const [head = '', tail] = plain.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(8 - groups.length - rest.length).fill('0');
  return `${[...groups, ...zeros, ...rest].slice(0, 4).join(':')}::/64`;
}

import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { type Env, env } from '../env.server.ts';
import { CLIENT_ADDRESS_HEADER } from './client-address-header.ts';
import { connectRedis } from './redis.server.ts';

/** Whether one more is allowed, and after how many minutes if not, at least one. */
export type Verdict = { isAllowed: true } | { isAllowed: false; retryAfterMinutes: number };
type Ask = (key: string) => Promise<Verdict>;

/** The limits that visitors meet count within this time. */
const WINDOW_MS = 10 * 60_000;
/** Somebody who uses very many addresses makes the ones that were not seen for longest start anew: memory stays bounded. */
const MAX_KEYS = 50_000;

/**
 * The site's limit for something that visitors send: so many in ten minutes for each key. Variables are read with the first
 * question.
 *
 *     const mayLike = siteLimit('likes', ({ LIKES_RATE_LIMIT }) => LIKES_RATE_LIMIT);
 */
export function siteLimit(name: string, limitOf: (env: Env) => number): Ask {
  let ask: Ask | undefined;
  return (key) => {
    ask ??= rateLimit({ name, limit: limitOf(env()), windowMs: WINDOW_MS, redisUrl: env().REDIS_URL });
    return ask(key);
  };
}

type Options = {
  /** Keeps its keys apart from those of other limits. */
  name: string;
  limit: number;
  windowMs: number;
  redisUrl?: string | undefined;
  now?: () => number;
};

/**
 * Counts per key in fixed windows: in memory, or in Redis when several instances share the limit. A Redis that doesn't
 * answer must not cost a lead: then this instance counts for itself.
 */
export function rateLimit({ name, limit, windowMs, redisUrl, now = Date.now }: Options): Ask {
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
    const at = now();
    let window = windows.get(key);
    if (!window || window.endsAt <= at) {
      window = { count: 0, endsAt: at + windowMs };
      windows.set(key, window);
    }
    window.count++;
    return { count: window.count, leftMs: window.endsAt - at };
  };
}

async function redisCount(redis: Redis, key: string, windowMs: number): Promise<{ count: number; leftMs: number }> {
  const answers = await redis.multi().incr(key).pexpire(key, windowMs, 'NX').pttl(key).exec();
  const [count, , left] = (answers ?? []).map(([error, value]) => (error ? Number.NaN : Number(value)));
  if (!count || Number.isNaN(count)) throw new Error('Redis did not count');
  return { count, leftMs: Math.max(0, left ?? windowMs) };
}

/** Who sends this: an address, or the household of one. */
export const visitorOf = ({ headers }: Request): string => visitorKey(headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown');

/** One visitor: an IPv4 address, or the /64 network of an IPv6 address, which belongs to one household. */
export function visitorKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail?.split(':').filter(Boolean) ?? [];
  const all = tail === undefined ? groups : [...groups, ...Array(8 - groups.length - rest.length).fill('0'), ...rest];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

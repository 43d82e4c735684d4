import { Redis } from 'ioredis';
import { log } from '../log.ts';

type Options = { limit: number; windowMs: number; redisUrl?: string | undefined; now?: () => number };
/** Whether one more is allowed, and after how many milliseconds if not. */
export type Verdict = { isAllowed: true } | { isAllowed: false; retryAfterMs: number };

const MAX_KEYS = 50_000;

/**
 * Counts per key in fixed windows: in memory, or in Redis when several instances share the limit. A Redis that doesn't
 * answer must not cost a lead: then this instance counts for itself.
 */
export function rateLimit({ limit, windowMs, redisUrl, now = Date.now }: Options): (key: string) => Promise<Verdict> {
  const inMemory = memoryCounter(windowMs, now);
  const redis = redisUrl
    ? new Redis(redisUrl, { maxRetriesPerRequest: 1, connectTimeout: 1000, commandTimeout: 1000 })
    : null;
  redis?.on('error', (error) => log.warn({ err: error }, 'Redis cannot be reached, each instance counts for itself'));
  return async (key) => {
    const { count, leftMs } = redis
      ? await redisCount(redis, `leads:${key}`, windowMs).catch(() => inMemory(key))
      : inMemory(key);
    return count <= limit ? { isAllowed: true } : { isAllowed: false, retryAfterMs: leftMs };
  };
}

function memoryCounter(windowMs: number, now: () => number) {
  const windows = new Map<string, { count: number; endsAt: number }>();
  return (key: string) => {
    const at = now();
    if (windows.size >= MAX_KEYS) for (const [old, { endsAt }] of windows) if (endsAt <= at) windows.delete(old);
    // Full of living windows: somebody uses very many addresses. The oldest go, memory stays bounded.
    for (const old of windows.keys()) {
      if (windows.size < MAX_KEYS) break;
      windows.delete(old);
    }
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

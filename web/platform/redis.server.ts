import { Redis, type RedisOptions } from 'ioredis';
import { log } from './log.server.ts';

/** While Redis is down, visitors wait at most a second. */
const FAIL_FAST: RedisOptions = { maxRetriesPerRequest: 1, connectTimeout: 1000, commandTimeout: 1000 };

let isDown = false;

/** Connects, and reconnects automatically. An outage is logged once for all connections: the site works without Redis. */
export function connectRedis(url: string, options: RedisOptions = FAIL_FAST): Redis {
  const client = new Redis(url, options);
  client.on('error', (error) => {
    if (!isDown) log.warn({ err: error }, 'Redis is down: until it is back each instance counts on its own');
    isDown = true;
  });
  client.on('ready', () => {
    isDown = false;
  });
  return client;
}

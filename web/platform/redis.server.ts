import { Redis, type RedisOptions } from 'ioredis';
import { log } from './log.server.ts';

/** A visitor waits a second at most while Redis is down. */
const QUICK: RedisOptions = { maxRetriesPerRequest: 1, connectTimeout: 1000, commandTimeout: 1000 };

let isAway = false;

/** Reconnects by itself. An outage is logged once for all connections, as everything works without Redis. */
export function connectRedis(url: string, options: RedisOptions = QUICK): Redis {
  const client = new Redis(url, options);
  client.on('error', (error) => {
    if (!isAway) log.warn({ err: error }, 'Redis is down: until it is back each instance counts on its own');
    isAway = true;
  });
  client.on('ready', () => {
    isAway = false;
  });
  return client;
}

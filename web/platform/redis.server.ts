import { Redis, type RedisOptions } from 'ioredis';
import { log } from './log.server.ts';

/** For commands that a visitor waits for: a Redis that is away costs a second at most. */
const QUICK: RedisOptions = { maxRetriesPerRequest: 1, connectTimeout: 1000, commandTimeout: 1000 };

let isAway = false;

/**
 * A connection that comes back by itself. What Redis is used for has to work without it, so an outage is logged once, however
 * many connections notice it and however often they try again. Commands answer within a second unless `options` say otherwise.
 */
export function connectRedis(url: string, options: RedisOptions = QUICK): Redis {
  const client = new Redis(url, options);
  client.on('error', (error) => {
    if (!isAway) log.warn({ err: error }, 'Redis is away: until it is back each instance counts for itself');
    isAway = true;
  });
  client.on('ready', () => {
    isAway = false;
  });
  return client;
}

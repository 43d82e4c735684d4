import { Redis } from 'ioredis';
import { z } from 'zod';
import { log } from './log.ts';
import type { ChangeHints } from './page-cache/page-cache.ts';

const CHANNEL = 'northquay:content-changed';
const hints = z.object({ tags: z.array(z.string()).optional(), paths: z.array(z.string()).optional() });

export type ChangeChannel = { tellOthers: (hints: ChangeHints) => void; close: () => void };

/**
 * Passes a change on to the other instances through Redis. Without Redis, and while it is away, they find out by asking the
 * content system for its version.
 */
export function changeChannel(redisUrl: string | undefined, onChange: (hints: ChangeHints) => void): ChangeChannel {
  if (!redisUrl) return { tellOthers: () => {}, close: () => {} };
  const options = { maxRetriesPerRequest: 1, enableOfflineQueue: false };
  const publisher = new Redis(redisUrl, options);
  const subscriber = new Redis(redisUrl, { maxRetriesPerRequest: null });
  let isDown = false;
  for (const client of [publisher, subscriber]) {
    client.on('error', (error) => {
      if (!isDown) log.warn({ err: error }, 'Redis is away');
      isDown = true;
    });
    client.on('ready', () => {
      isDown = false;
    });
  }
  subscriber.subscribe(CHANNEL).catch(() => {});
  subscriber.on('message', (_channel, text) => {
    try {
      onChange(hints.parse(JSON.parse(text)));
    } catch {
      onChange({});
    }
  });
  return {
    tellOthers: (change) => {
      publisher.publish(CHANNEL, JSON.stringify(change)).catch(() => {});
    },
    close: () => {
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}

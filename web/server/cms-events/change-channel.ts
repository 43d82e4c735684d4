import { z } from 'zod';
import { connectRedis } from '../../platform/redis.server.ts';
import type { ChangeHints } from '../page-cache/page-cache.ts';

const CHANNEL = 'northquay:content-changed';
const hints = z.object({ tags: z.array(z.string()).optional(), paths: z.array(z.string()).optional() });

type ChangeChannel = { tellOthers: (hints: ChangeHints) => void; close: () => void };

/**
 * Passes a change on to the other instances through Redis. Without Redis, and while it is away, they find out by asking the
 * content system for its version.
 */
export function changeChannel(redisUrl: string | undefined, onChange: (hints: ChangeHints) => void): ChangeChannel {
  if (!redisUrl) return { tellOthers: () => {}, close: () => {} };
  const publisher = connectRedis(redisUrl, { maxRetriesPerRequest: 1, enableOfflineQueue: false });
  const subscriber = connectRedis(redisUrl, { maxRetriesPerRequest: null });
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

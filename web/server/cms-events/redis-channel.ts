import { connectRedis } from '../../platform/redis.server.ts';

const CHANNEL = 'northquay:content-changed';

type ChangeChannel = { tellOthers: () => void; close: () => void };

/**
 * Passes a change on to the other instances through Redis. Without Redis, and while it is away, they find out by asking the
 * content system for its version.
 */
export function changeChannel(redisUrl: string | undefined, onChange: () => void): ChangeChannel {
  if (!redisUrl) return { tellOthers: () => {}, close: () => {} };
  const publisher = connectRedis(redisUrl, { maxRetriesPerRequest: 1, enableOfflineQueue: false });
  const subscriber = connectRedis(redisUrl, { maxRetriesPerRequest: null });
  subscriber.subscribe(CHANNEL).catch(() => {});
  subscriber.on('message', onChange);
  return {
    tellOthers: () => {
      publisher.publish(CHANNEL, '').catch(() => {});
    },
    close: () => {
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}

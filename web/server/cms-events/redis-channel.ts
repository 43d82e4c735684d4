import { connectRedis } from '#platform/redis.server.ts';

const CHANNEL = 'studio:content-changed';

type RedisChannel = { notifyOthers: () => void; close: () => void };

/** Notifies other instances of content changes. Without Redis they notice changes when they poll the content version. */
export function redisChannel(redisUrl: string | undefined, onChange: () => void): RedisChannel {
  if (!redisUrl) return { notifyOthers: () => {}, close: () => {} };
  const publisher = connectRedis(redisUrl, { maxRetriesPerRequest: 1, enableOfflineQueue: false });
  const subscriber = connectRedis(redisUrl, { maxRetriesPerRequest: null });
  subscriber.subscribe(CHANNEL).catch(() => {});
  subscriber.on('message', onChange);
  return {
    notifyOthers: () => {
      publisher.publish(CHANNEL, '').catch(() => {});
    },
    close: () => {
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from './free-port.ts';
import { isInstalled } from './installed-programs.ts';
import { type SiteProcess, startSite } from './site-process.ts';
import { cmsUrl, listFromCms } from './stack.ts';

const LIMIT = 10;

type RedisServer = { url: string; stop: () => Promise<void> };

describe.skipIf(!isInstalled('Redis'))('the rate limit of two instances with Redis', () => {
  let redis: RedisServer;
  let instances: SiteProcess[];
  let visitor = 0;

  beforeAll(async () => {
    redis = await startRedis();
    const start = () =>
      startSite({
        strapiUrl: cmsUrl,
        env: {
          STRAPI_TOKEN: process.env.STRAPI_TOKEN ?? '',
          REDIS_URL: redis.url,
          // The site allows ten attempts for each submission.
          LEADS_RATE_LIMIT: String(LIMIT / 10),
          LIKES_RATE_LIMIT: String(LIMIT),
          TRUSTED_PROXIES: '1',
          LOG_LEVEL: 'warn',
        },
      });
    instances = await Promise.all([start(), start()]);
  });
  afterAll(async () => {
    await Promise.all((instances ?? []).map((site) => site.stop()));
    await redis?.stop();
  });

  const newAddress = () => `203.0.113.${++visitor}`;
  const post = async (target: string, { from, address }: { from: number; address: string }) => {
    const { status } = await fetch(`${instances[from]?.base}${target}`, {
      method: 'POST',
      headers: { accept: 'application/json', 'x-forwarded-for': address },
      // An invalid form counts towards the limit and isn't stored.
      body: new URLSearchParams({ intent: 'unlike' }),
    });
    return status;
  };
  /** Sends concurrent requests, alternating between both instances. */
  const postToBoth = (target: string, address: string, times: number) =>
    Promise.all(Array.from({ length: times }, (_, index) => post(target, { from: index % 2, address })));
  const countOf = (statuses: number[], status: number) => statuses.filter((one) => one === status).length;

  it.each(['/contact/send', '/startups/apply/send'])('shares a limit: %s', async (target) => {
    const address = newAddress();
    const statuses = await postToBoth(target, address, 3 * LIMIT);
    expect([countOf(statuses, 422), countOf(statuses, 429)]).toEqual([LIMIT, 2 * LIMIT]);
    // The limit doesn't affect other visitors.
    expect(await post(target, { from: 0, address: newAddress() })).toBe(422);
  });

  it('counts likes separately', async () => {
    const [byte] = await listFromCms<{ slug: string }>('technical-bytes', 'sort=likes');
    const address = newAddress();
    const statuses = await postToBoth(`/technical-bytes/${byte?.slug}/like`, address, 2 * LIMIT);
    expect([countOf(statuses, 200), countOf(statuses, 429)]).toEqual([LIMIT, LIMIT]);
    expect(await post('/contact/send', { from: 0, address })).toBe(422);
  });

  it('accepts the solution of a challenge once across instances', async () => {
    vi.stubEnv('REDIS_URL', redis.url);
    // The clients log errors after the server has stopped.
    vi.stubEnv('LOG_LEVEL', 'silent');
    const newInstance = () => {
      vi.resetModules();
      return import('#app/leads/challenge.server.ts');
    };
    const [one, two] = [await newInstance(), await newInstance()];
    const solve = async () => {
      const challenge = await one.makeChallenge();
      const solution = await solveChallenge({ challenge, deriveKey });
      return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    };
    const [first, second] = [await solve(), await solve()];
    expect([await one.isSolved(first), await two.isSolved(first)]).toEqual([true, false]);
    expect([await two.isSolved(second), await one.isSolved(second)]).toEqual([true, false]);
    vi.unstubAllEnvs();
  });

  it('expires every key within ten minutes', async () => {
    const client = new Redis(redis.url);
    const keys = await client.keys('rate:*');
    expect(keys.length).toBeGreaterThan(3);
    expect(keys.filter((key) => key.startsWith('rate:likes:'))).toHaveLength(1);
    for (const key of keys) {
      const left = await client.pttl(key);
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThanOrEqual(600_000);
    }
    client.disconnect();
  });

  it('fails no request when it goes down: each instance counts locally', async () => {
    await redis.stop();
    const address = newAddress();
    const statuses = await postToBoth('/contact/send', address, 4 * LIMIT);
    expect([countOf(statuses, 422), countOf(statuses, 429)]).toEqual([2 * LIMIT, 2 * LIMIT]);
  });
});

/** Starts Redis on a free port, without persistence. */
async function startRedis(): Promise<RedisServer> {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'studio-redis-'));
  const port = await freePort();
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--dir', dir, '--save', '', '--appendonly', 'no'];
  const server = spawn('redis-server', options, { stdio: 'ignore' });
  const exited = new Promise<void>((resolve) => server.on('close', () => resolve()));
  const url = `redis://127.0.0.1:${port}`;
  const client = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: () => 50 });
  client.on('error', () => {});
  await client.ping();
  client.disconnect();
  return {
    url,
    stop: async () => {
      server.kill('SIGTERM');
      await exited;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

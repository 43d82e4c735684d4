import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CLIENT_ADDRESS_HEADER } from '#platform/client-address-header.ts';
import { images } from './images.ts';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'studio-images-'));
/** In ten minutes. */
const LIMIT = 5;
const app = images({
  maxPerVisitor: LIMIT,
  dataDir,
  publicDir: dataDir,
  strapiUrl: 'http://cms.test',
  siteUrl: 'http://site.test',
  imageHosts: [],
  maxCacheBytes: 1024 * 1024,
});
beforeAll(async () => {
  await sharp({ create: { width: 4, height: 4, channels: 3, background: '#0d9488' } }).toFile(`${dataDir}/dot.png`);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const ask = (address: string, visitor: string) =>
  app.request(`/${address}`, { headers: { [CLIENT_ADDRESS_HEADER]: visitor } });

it('a visitor can have a limited number of images created; cached images and other visitors are not affected', async () => {
  const statuses = new Set<number>();
  for (let index = 0; index < LIMIT; index++)
    statuses.add((await ask(`f_webp,w_4/dot.png?v=${index}`, '192.0.2.1')).status);
  expect([...statuses]).toEqual([200]);

  for (const address of ['f_webp,w_4/dot.png?v=one', 'f_webp,w_3/dot.png', 'q_7/dot.png']) {
    const refused = await ask(address, '192.0.2.1');
    expect(refused.status, address).toBe(429);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(600);
  }
  expect((await ask('f_webp,w_4/dot.png?v=0', '192.0.2.1')).status).toBe(200);
  expect((await ask('f_webp,w_3/dot.png', '192.0.2.2')).status).toBe(200);
  expect((await ask('f_webp,w_3/dot.png', '192.0.2.1')).status).toBe(200);
});

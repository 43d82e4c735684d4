import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { CLIENT_ADDRESS_HEADER } from '#platform/client-address-header.ts';
import { images } from './images.ts';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'studio-images-'));
/** New images per visitor in ten minutes. */
const LIMIT = 5;
const app = images({
  maxPerVisitor: LIMIT,
  recheckMs: 1,
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

const send = (address: string, visitor: string) =>
  app.request(`/${address}`, { headers: { [CLIENT_ADDRESS_HEADER]: visitor } });

it('a visitor can have a limited number of images created; cached images and other visitors are not affected', async () => {
  const statuses = new Set<number>();
  for (let index = 0; index < LIMIT; index++)
    statuses.add((await send(`f_webp,w_4/dot.png?v=${index}`, '192.0.2.1')).status);
  expect([...statuses]).toEqual([200]);

  for (const address of ['f_webp,w_4/dot.png?v=one', 'f_webp,w_3/dot.png', 'q_7/dot.png']) {
    const refused = await send(address, '192.0.2.1');
    expect(refused.status, address).toBe(429);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(600);
  }
  expect((await send('f_webp,w_4/dot.png?v=0', '192.0.2.1')).status).toBe(200);
  expect((await send('f_webp,w_3/dot.png', '192.0.2.2')).status).toBe(200);
  expect((await send('f_webp,w_3/dot.png', '192.0.2.1')).status).toBe(200);
});

it('a URL without a version returns a replaced upload, and 304 for an unchanged one', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const plain = (background: string) =>
    sharp({ create: { width: 4, height: 4, channels: 3, background } })
      .png()
      .toBuffer();
  let file = { body: await plain('#f00'), modified: new Date(Date.now() - 60_000) };
  let isUp = true;
  vi.stubGlobal('fetch', async () => {
    if (!isUp) throw new TypeError('fetch failed');
    return new Response(new Uint8Array(file.body), { headers: { 'last-modified': file.modified.toUTCString() } });
  });
  const read = async (address: string, headers: Record<string, string> = {}) => {
    const response = await app.request(address, { headers: { [CLIENT_ADDRESS_HEADER]: '192.0.2.3', ...headers } });
    const { status } = response;
    const [etag = '', cache] = ['etag', 'cache-control'].map((name) => response.headers.get(name) ?? '');
    const body = Buffer.from(await response.arrayBuffer());
    const colour = status === 200 ? (await sharp(body).stats()).dominant : null;
    return { status, etag, cache, colour: colour && (colour.r > colour.b ? 'red' : 'blue') };
  };
  const [inText, withVersion] = ['/f_webp,w_4/uploads/sign.png', '/f_webp,w_4/uploads/sign.png?v=a1'];
  const first = await read(inText);
  expect(first).toMatchObject({ status: 200, colour: 'red', cache: 'public, max-age=300' });
  expect(await read(withVersion)).toMatchObject({ colour: 'red', cache: expect.stringContaining('immutable') });
  expect((await read(inText, { 'if-none-match': first.etag })).status).toBe(304);

  // The header has whole seconds.
  await setTimeout(1100);
  file = { body: await plain('#00f'), modified: new Date() };
  expect((await read(inText, { 'if-none-match': first.etag })).colour).toBe('blue');
  expect((await read(withVersion)).colour).toBe('red');

  isUp = false;
  await setTimeout(5);
  expect((await read(inText)).colour).toBe('blue');
});

import { readdir } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from './free-port.ts';
import { type SiteProcess, startSite } from './site-process.ts';

const FLOOD = 10_000;
const AT_ONCE = 25;
const CACHE_MB = 1;
const WITHIN_MS = 1000;
/** Garbage that Node may not have collected yet. Over 30,000 requests, 77 to 86 MB were in use at any time. */
const HEAP_GROWTH_BYTES = 60 * 1024 * 1024;
/** Memory that the allocator retains at first. If sources were retained too, it would be a gigabyte. */
const GROWTH_BYTES = 200 * 1024 * 1024;

/** Responses of a stand-in for the CMS's uploads, by file name. */
const uploads = new Map<string, http.RequestListener>();
let requested: string[] = [];
let cms: http.Server;
let stranger: http.Server;
let strangerCalls = 0;
let site: SiteProcess;
let metricsPort: number;
let imagesDir: string;

const serve =
  (body: Buffer, type = 'image/png'): http.RequestListener =>
  (_request, response) =>
    response.writeHead(200, { 'content-type': type, 'content-length': body.length }).end(body);
const portOf = (server: http.Server) => (server.address() as AddressInfo).port;
const listen = (server: http.Server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

beforeAll(async () => {
  const noise = (width: number, height: number) =>
    sharp({
      create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
    });
  const photo = await noise(800, 600).jpeg().toBuffer();
  const pixels = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  const drawing = (inside: string, before = '') =>
    Buffer.from(
      `${before}<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" viewBox="0 0 10 10">${inside}</svg>`,
    );
  uploads.set('photo.jpg', serve(photo, 'image/jpeg'));
  uploads.set('cv_0123456789abcdef0123456789abcdef.jpg', serve(photo, 'image/jpeg'));
  uploads.set('drawing.svg', serve(drawing('<script>alert(1)</script><path d="M0 0h10v10z"/>'), 'image/svg+xml'));
  uploads.set('page.html', serve(Buffer.from('<!doctype html><p>No image <svg></svg></p>'), 'text/html'));
  uploads.set('text.png', serve(Buffer.from('not an image')));
  uploads.set('empty.png', serve(Buffer.alloc(0)));
  uploads.set('cut.jpg', serve(photo.subarray(0, photo.length / 2), 'image/jpeg'));
  uploads.set('bomb.png', serve(pixels));
  uploads.set('huge.svg', serve(drawing(`<path d="${'M0 0'.repeat(200_000)}"/>`), 'image/svg+xml'));
  uploads.set(
    'laughs.svg',
    serve(drawing('<text>&b;</text>', '<!DOCTYPE svg [<!ENTITY a "haha"><!ENTITY b "&a;&a;&a;">]>'), 'image/svg+xml'),
  );
  const endless =
    (start: Buffer): http.RequestListener =>
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg' }).write(start);
      const more = setInterval(() => response.write(Buffer.alloc(1024 * 1024)), 2);
      response.on('close', () => clearInterval(more));
    };
  uploads.set('endless.bin', endless(Buffer.alloc(64)));
  uploads.set('endless.jpg', endless(photo));
  uploads.set('large.jpg', (_request, response) => response.writeHead(200, { 'content-length': 1e9 }).flushHeaders());
  uploads.set('broken-off.jpg', (request, response) => {
    response.writeHead(200, { 'content-length': photo.length }).write(photo.subarray(0, 1000));
    setTimeout(() => request.socket.destroy(), 20);
  });
  uploads.set('stalled.jpg', (_request, response) => {
    response.writeHead(200, { 'content-length': photo.length }).write(photo.subarray(0, 1000));
  });
  uploads.set('moved.jpg', (_request, response) =>
    response.writeHead(302, { location: `http://127.0.0.1:${portOf(stranger)}/secret.jpg` }).end(),
  );
  uploads.set('failing.jpg', (_request, response) => response.writeHead(500).end());

  cms = http.createServer((request, response) => {
    const name = /^\/uploads\/([^/?]+)$/.exec(request.url ?? '')?.[1];
    if (name) requested.push(name);
    const respond = name ? uploads.get(decodeURIComponent(name)) : undefined;
    if (respond) respond(request, response);
    else response.writeHead(404).end();
  });
  stranger = http.createServer((_request, response) => {
    strangerCalls += 1;
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo);
  });
  await Promise.all([listen(cms), listen(stranger)]);
  metricsPort = await freePort();
  site = await startSite({
    strapiUrl: `http://127.0.0.1:${portOf(cms)}`,
    env: {
      METRICS_PORT: String(metricsPort),
      IMAGE_CACHE_MB: String(CACHE_MB),
      LOG_LEVEL: 'error',
      TRUSTED_PROXIES: '1',
    },
  });
  imagesDir = path.join(site.dataDir, 'cache/images');
});
afterAll(async () => {
  await site?.stop();
  for (const server of [cms, stranger]) {
    server?.closeAllConnections();
    server?.close();
  }
});

let visitors = 0;
/** Each request comes from another IP address, because new images are limited per visitor. */
function get(address: string): Promise<Response> {
  visitors += 1;
  const visitor = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
  return fetch(`${site.base}/_ipx/${address}`, { headers: { 'x-forwarded-for': visitor } });
}
const isGood = async (address = 'f_webp,w_400/uploads/photo.jpg', width = 400) => {
  const response = await get(address);
  expect(response.status, address).toBe(200);
  expect(response.headers.get('cache-control')).toContain(address.includes('?v=') ? 'immutable' : 'max-age=300');
  expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({ format: 'webp', width });
};

describe('a valid image request', () => {
  it('is WebP in the requested size, from the CMS and from the site', async () => {
    await isGood();
    await isGood('w_400&f_webp/uploads/photo.jpg');
    await isGood('f_webp,w_10/drawings/not-found.svg', 10);
    await isGood(`f_webp,w_80/http://127.0.0.1:${portOf(cms)}/uploads/photo.jpg`, 80);
  });

  it('is never larger than its source', () => isGood('f_webp,w_3200/uploads/photo.jpg', 800));

  it('is processed once for concurrent requests', async () => {
    requested = [];
    await Promise.all(Array.from({ length: 20 }, () => isGood('f_webp,w_321/uploads/photo.jpg?v=1', 321)));
    await isGood('w_321,f_webp/uploads/photo.jpg?v=1', 321);
    expect(requested).toEqual(['photo.jpg']);
  });

  it('for a file that was replaced is processed again', async () => {
    const before = uploads.get('photo.jpg');
    const red = sharp({ create: { width: 900, height: 600, channels: 3, background: '#f00' } });
    const read = async (version: string) => {
      const response = await get(`f_webp,w_50/uploads/photo.jpg?v=${version}`);
      return (await sharp(Buffer.from(await response.arrayBuffer())).stats()).dominant;
    };
    const old = await read('t1');
    uploads.set('photo.jpg', serve(await red.jpeg().toBuffer(), 'image/jpeg'));
    expect(await read('t1')).toEqual(old);
    expect((await read('t2')).r).toBeGreaterThan(200);
    expect((await get('f_webp,w_50/uploads/photo.jpg?v=../x')).status).toBe(400);
    if (before) uploads.set('photo.jpg', before);
  });

  it('the placeholder has 10 × 10 pixels and less than 200 bytes', async () => {
    const response = await get('blur_3,f_webp,q_50,s_10x10/uploads/photo.jpg');
    const body = Buffer.from(await response.arrayBuffer());
    expect(await sharp(body).metadata()).toMatchObject({ width: 10, height: 10 });
    expect(body.length).toBeLessThan(200);
  });

  it('a drawing stays a drawing, without scripts, and is sandboxed when it is opened', async () => {
    const response = await get('_/uploads/drawing.svg');
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none';.*sandbox/);
    const text = await response.text();
    expect(text).toContain('<path');
    expect(text).not.toContain('script');
  });
});

/** Invalid requests of each kind. A number makes them distinct. */
const bad: Record<string, (index: number) => string> = {
  'an unknown modifier': (index) => `x${index}_1/uploads/photo.jpg`,
  'a huge size': (index) => `w_${3201 + index}/uploads/photo.jpg`,
  'a huge area': (index) => `s_${3201 + index}x3200/uploads/photo.jpg`,
  'no number': (index) => `w_${index}px/uploads/photo.jpg`,
  'a format that is not served': (index) => `f_x${index}/uploads/photo.jpg`,
  'a way out of the folder': (index) => `w_${index + 1}/..%2f..%2f..%2fpackage.json`,
  'a way out behind uploads': (index) => `w_${index + 1}/uploads/..%2f..%2fapi%2fjobs`,
  'a way out with backslashes': (index) => `w_${index + 1}/drawings%5c..%5c..%5cpackage.json`,
  'a zero byte': (index) => `w_${index + 1}/drawings/ranges.svg%00${index}`,
  'a hidden file': (index) => `w_${index + 1}/.env${index}`,
  'an absolute path': (index) => `w_${index + 1}/%2fetc%2fpasswd`,
  'a host that is not allowed': (index) => `w_100/https://host-${index}.example/a.jpg`,
  'another port of an allowed host': (index) => `w_100/http://127.0.0.1:${portOf(stranger)}/${index}.jpg`,
  'an allowed host as a name': (index) => `w_100/http://127.0.0.1:${portOf(cms)}@host-${index}.example/a.jpg`,
  'an allowed host, but not its uploads': (index) => `w_100/http://127.0.0.1:${portOf(cms)}/admin/${index}.jpg`,
  'another protocol': (index) => `w_100/file:///etc/passwd${index}`,
  'a file that is not there': (index) => `w_100/uploads/nothing-${index}.jpg`,
  'a file of the site that is not there': (index) => `w_100/drawings/nothing-${index}.svg`,
  'a file of the site that is not an image': (index) => `w_${index + 1}/builds/latest.json`,
  'the site by its own address': (index) => `w_100/${site.base}/_ipx/w_${index + 1}/uploads/photo.jpg`,
  'a page': (index) => `q_${(index % 100) + 1},w_${(index % 3200) + 1}/uploads/page.html`,
  'a text named like an image': (index) => `f_webp,q_${(index % 100) + 1},w_${(index % 3200) + 1}/uploads/text.png`,
  'an empty file': (index) => `f_webp,w_${(index % 3200) + 1}/uploads/empty.png`,
  'an image cut short': (index) => `f_webp,w_${(index % 3200) + 1}/uploads/cut.jpg`,
  'a decompression bomb': (index) => `f_webp,w_${(index % 3200) + 1}/uploads/bomb.png`,
  'a drawing with entities': (index) => `f_webp,w_${(index % 3200) + 1}/uploads/laughs.svg`,
  'an image that breaks off': (index) => `f_webp,w_${(index % 3200) + 1}/uploads/broken-off.jpg`,
  'a failing source': (index) => `f_webp,w_${(index % 3200) + 1}/uploads/failing.jpg`,
  'a source that leads elsewhere': (index) => `f_webp,w_${(index % 3200) + 1}/uploads/moved.jpg`,
  'an applicant’s file': (index) => `f_webp,w_${(index % 3200) + 1}/uploads/cv_0123456789abcdef0123456789abcdef.jpg`,
};
/** Slow or large requests, which are not among the ten thousand. */
const heavy: Record<string, string> = {
  'a drawing of a megabyte': '_/uploads/huge.svg',
  'a source without an end': 'f_webp,w_100/uploads/endless.bin',
  'a source that says it has a gigabyte': 'f_webp,w_100/uploads/large.jpg',
  'a source that stops half way': 'f_webp,w_100/uploads/stalled.jpg',
};

describe('an invalid image request', () => {
  it.each([
    ...Object.entries(bad).map(([name, address]): [string, () => string] => [name, () => address(1)]),
    ...Object.entries(heavy).map(([name, address]): [string, () => string] => [name, () => address]),
  ])('%s is a 4xx within a second', async (_name, address) => {
    const start = performance.now();
    const { status, headers } = await get(address());
    expect(performance.now() - start).toBeLessThan(WITHIN_MS);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(headers.get('cache-control') ?? '').not.toContain('max-age=31536000');
    expect(strangerCalls).toBe(0);
  });
});

it('an endless image is aborted at 25 MB', async () => {
  expect((await get('f_webp,w_100/uploads/endless.jpg')).status).toBe(413);
});

/** Memory of the site's process: resident, and the heap in use. */
async function memory(): Promise<{ resident: number; heap: number }> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  return { resident: figure('process_resident_memory_bytes'), heap: figure('nodejs_heap_size_used_bytes') };
}

async function flood(addresses: string[]): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const queue = addresses.values();
  const ask = async () => {
    for (const address of queue) {
      const response = await get(address);
      await response.arrayBuffer();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  return statuses;
}

it('10,000 distinct invalid requests are 4xx and cost neither memory nor disk, and valid ones succeed', {
  timeout: 300_000,
}, async () => {
  const kinds = Object.values(bad);
  const addresses = Array.from({ length: FLOOD + 600 }, (_, index) => kinds[index % kinds.length]?.(index) ?? '');
  // Memory and disk are measured after some requests, so that the baseline includes what the site caches anyway.
  await flood(addresses.splice(FLOOD));
  const filesBefore = await readdir(imagesDir);
  const before = await memory();

  const statuses = await flood(addresses);

  const after = await memory();
  expect([...statuses.values()].reduce((sum, count) => sum + count)).toBe(FLOOD);
  expect([...statuses.keys()].filter((status) => status < 400 || status > 499)).toEqual([]);
  expect(after.heap - before.heap).toBeLessThan(HEAP_GROWTH_BYTES);
  expect(after.resident - before.resident).toBeLessThan(GROWTH_BYTES);
  expect(await readdir(imagesDir)).toEqual(filesBefore);
  expect(strangerCalls).toBe(0);
  const failed = site
    .log()
    .split('\n')
    .filter((line) => line.includes('An image could not be processed'));
  expect(failed.slice(0, 2)).toEqual([]);
  await isGood();
  await isGood('f_webp,w_401/uploads/photo.jpg', 401);
});

it('300 distinct valid requests stay within the disk limit', { timeout: 120_000 }, async () => {
  const statuses = await flood(Array.from({ length: 300 }, (_, index) => `f_webp,w_${300 + index}/uploads/photo.jpg`));
  expect([...statuses]).toEqual([[200, 300]]);
  const response = await get('f_webp,w_300/uploads/photo.jpg');
  const bytes = (await response.arrayBuffer()).byteLength;
  const cached = await readdir(imagesDir);
  expect(cached.length).toBeGreaterThan(5);
  expect(cached.length * bytes).toBeLessThan(CACHE_MB * 1024 * 1024 + bytes);
});

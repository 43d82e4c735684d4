import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { iconHosts } from './icon-hosts.ts';
import { icons } from './icons.ts';

const body = '<path d="M0 0h24v24z"/>';
/** An icon with the default size of its set. */
const drawn = { body, width: 24, height: 24 };
type Handler = (request: http.IncomingMessage, response: http.ServerResponse) => void;
const servers: http.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** An icon host, with the URLs that were requested from it. */
async function host(handler: Handler) {
  const requested: string[] = [];
  const server = http.createServer((request, response) => {
    requested.push(request.url ?? '');
    handler(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { requested, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
const json =
  (data: unknown): Handler =>
  (_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(data));
const good: Handler = (request, response) => {
  const url = new URL(request.url ?? '', 'http://host.test');
  const names = url.searchParams.get('icons')?.split(',') ?? [];
  json({ prefix: 'mdi', icons: Object.fromEntries(names.map((name) => [name, { body }])), width: 24, height: 24 })(
    request,
    response,
  );
};
const failing: Handler = (_request, response) => response.writeHead(500).end();
const unknown: Handler = (_request, response) => response.writeHead(404).end();
const silent: Handler = () => {};

const app = (...hosts: { origin: string }[]) => icons({ fetchFromHosts: iconHosts(hosts.map(({ origin }) => origin)) });

describe('icons of installed sets', () => {
  it('are returned in Iconify’s format, with aliases and missing names, cached for a week', async () => {
    const response = await app().request('/lucide.json?icons=ship,anchor,no-such-icon,constructor');
    const data = await response.json();
    expect(response.headers.get('cache-control')).toBe('public, max-age=604800');
    expect(Object.keys(data.icons).sort()).toEqual(['anchor', 'ship']);
    expect(data).toMatchObject({ prefix: 'lucide', width: 24, height: 24, not_found: ['constructor', 'no-such-icon'] });
  });

  it.each([
    '/lucide.json',
    '/lucide.json?icons=',
    '/lucide.json?icons=../x',
    '/lucide.json?icons=A',
    '/-.json?icons=a',
  ])('%s is a bad request', async (path) => expect((await app().request(path)).status).toBe(400));

  it('can be requested with at most 500 characters', async () => {
    expect((await app().request(`/lucide.json?icons=${'a,'.repeat(260)}b`)).status).toBe(414);
  });
});

describe('icons of other sets', () => {
  it('are missing if there are no hosts', async () => {
    expect((await app().request('/mdi.json?icons=ship')).status).toBe(404);
  });

  it('come from the first host and are cached', async () => {
    const [first, second] = [await host(good), await host(good)];
    const site = app(first, second);
    for (let times = 0; times < 3; times++) {
      const response = await site.request('/mdi.json?icons=ship,anchor');
      expect((await response.json()).icons).toEqual({ anchor: drawn, ship: drawn });
    }
    expect(first.requested).toEqual(['/mdi.json?icons=anchor,ship']);
    expect(second.requested).toEqual([]);
  });

  it('are cached individually', async () => {
    const only = await host((request, response) =>
      json({
        prefix: 'mdi',
        icons: { ship: { body } },
        aliases: { boat: { parent: 'ship', hFlip: true } },
        width: 24,
        height: 24,
        ...(request.url?.includes('nothing') ? { not_found: ['nothing'] } : {}),
      })(request, response),
    );
    const site = app(only);
    const send = async (names: string) => (await site.request(`/mdi.json?icons=${names}`)).json();
    expect(await send('ship')).toEqual({ prefix: 'mdi', icons: { ship: drawn } });
    expect(await send('boat,nothing,ship,constructor')).toEqual({
      prefix: 'mdi',
      icons: { boat: { ...drawn, hFlip: true }, ship: drawn },
      not_found: ['constructor', 'nothing'],
    });
    expect(await send('nothing,boat')).toMatchObject({ icons: { boat: { body } }, not_found: ['nothing'] });
    expect(only.requested).toEqual(['/mdi.json?icons=ship', '/mdi.json?icons=boat,constructor,nothing']);
  });

  it('have a cache of 16 MB', async () => {
    const requested: string[] = [];
    const large = 'x'.repeat(1024 * 1024);
    const site = icons({
      fetchFromHosts: async (prefix, [name = '']) => {
        requested.push(name);
        return { prefix, icons: { [name]: { body: large } } };
      },
    });
    for (const name of ['first', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'first'])
      expect((await site.request(`/mdi.json?icons=${name}`)).status).toBe(200);
    expect(requested.filter((name) => name === 'first')).toHaveLength(2);
  });

  it('are not read beyond the size limit', async () => {
    let isCutOff = false;
    const endless = await host((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const more = setInterval(() => response.write('x'.repeat(256 * 1024)), 1);
      response.on('close', () => {
        clearInterval(more);
        isCutOff = true;
      });
    });
    const start = performance.now();
    expect((await app(endless).request('/mdi.json?icons=ship')).status).toBe(503);
    expect(performance.now() - start).toBeLessThan(3000);
    await expect.poll(() => isCutOff).toBe(true);
  });

  it('come from the next host if the first fails', async () => {
    const [first, second] = [await host(failing), await host(good)];
    expect((await app(first, second).request('/mdi.json?icons=ship')).status).toBe(200);
    expect(first.requested).toHaveLength(1);
  });

  it('come from the next host if the first is silent for 750 ms', async () => {
    const [first, second] = [await host(silent), await host(good)];
    const start = performance.now();
    expect((await app(first, second).request('/mdi.json?icons=ship')).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(700);
    expect(performance.now() - start).toBeLessThan(3000);
  });

  it('are not requested from further hosts after a 404', async () => {
    const [first, second] = [await host(unknown), await host(good)];
    expect((await app(first, second).request('/mdi.json?icons=ship')).status).toBe(404);
    expect(second.requested).toEqual([]);
  });

  it('of an unknown set are requested once', async () => {
    const only = await host(unknown);
    const site = app(only);
    for (const names of ['ship', 'anchor', 'ship,anchor'])
      expect((await site.request(`/mdi.json?icons=${names}`)).status).toBe(404);
    expect(only.requested).toHaveLength(1);
  });

  it('are a 503 if no host responds, and can be requested again', async () => {
    const only = await host(failing);
    const site = app(only);
    expect((await site.request('/mdi.json?icons=ship')).status).toBe(503);
    expect((await site.request('/mdi.json?icons=ship')).status).toBe(503);
    expect(only.requested).toHaveLength(2);
  });

  it.each([
    ['not JSON', (_request, response) => response.writeHead(200).end('<html>')],
    ['not an icon set', json({ icons: 'all' })],
    ['elsewhere', (_request, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end()],
  ] satisfies [string, Handler][])('are not passed on when the response is %s', async (_name, handler) => {
    expect((await app(await host(handler)).request('/mdi.json?icons=ship')).status).toBe(503);
  });

  it('are requested in URLs of at most 500 characters', async () => {
    const only = await host(good);
    const names = Array.from({ length: 120 }, (_, index) => `an-icon-with-a-long-name-${index}`);
    const found = await iconHosts([only.origin])('mdi', names);
    expect(Object.keys(found?.icons ?? {})).toHaveLength(120);
    for (const path of only.requested) expect(only.origin.length + path.length).toBeLessThanOrEqual(500);
  });
});

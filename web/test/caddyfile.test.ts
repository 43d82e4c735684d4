import http from 'node:http';
import https from 'node:https';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CaddyProcess, startCaddy } from './caddy.ts';
import { freePort } from './free-port.ts';
import { isInstalled } from './installed-programs.ts';

describe.skipIf(!isInstalled('Caddy'))('Caddy with the Caddyfile of deploy/ passes on', () => {
  const servers: http.Server[] = [];
  let caddy: CaddyProcess;

  beforeAll(async () => {
    caddy = await startCaddy({ sites: [await startUpstream('site')], cms: await startUpstream('cms') });
  });
  afterAll(async () => {
    await caddy?.stop();
    for (const server of servers) server.close();
  });

  it.each(['/', '/readyzx', '/blog/readyz'])('serves the site: %s', async (requested) => {
    expect(await ask('localhost', requested)).toEqual({ status: 200, body: `site ${requested}` });
  });
  it.each([
    '/healthz',
    '/readyz',
    '/readyz/',
    '/readyz?x=1',
    '/%72eadyz',
    '/HEALTHZ',
    '//readyz',
    '/./readyz',
  ])('hides the state of the instances: %s', async (requested) => {
    expect(await ask('localhost', requested)).toEqual({ status: 404, body: '' });
  });

  it.each([
    '/',
    '/admin/',
    '/content-manager/collection-types',
    '/upload/files',
    '/uploads/image.webp',
    '/api/connect/keycloak',
    '/api/connect/keycloak/callback?code=x',
    '/api/auth/email-confirmation?confirmation=x',
  ])('serves the admin panel and its logins: %s', async (requested) => {
    expect(await ask('cms.localhost', requested)).toEqual({ status: 200, body: `cms ${requested}` });
  });
  it.each([
    '/api',
    '/api/jobs',
    '/API/jobs',
    '/%61pi/jobs',
    '//api/jobs',
    '/api/connect/../jobs',
    '/api/connect/%2e%2e/jobs',
    '/api/auth/local',
    '/_health',
  ])('hides the API for the site: %s', async (requested) => {
    expect(await ask('cms.localhost', requested)).toEqual({ status: 404, body: '' });
  });

  it('redirects the other host name of the site to the canonical one', async () => {
    expect(await ask('www.localhost', '/blog?topic=x')).toMatchObject({
      status: 301,
      location: `https://localhost:${caddy.port}/blog?topic=x`,
    });
  });

  /** Responds with its name and the requested URL. */
  async function startUpstream(name: string): Promise<string> {
    const port = await freePort();
    const server = http.createServer((request, response) => response.end(`${name} ${request.url}`));
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return `127.0.0.1:${port}`;
  }

  const ask = (host: string, requested: string) =>
    new Promise<{ status: number; body: string; location?: string | undefined }>((resolve, reject) => {
      const { port, ca } = caddy;
      const headers = { host: `${host}:${port}` };
      https
        .get({ host: '127.0.0.1', port, servername: host, ca, path: requested, headers }, (response) => {
          let body = '';
          response.on('data', (chunk) => (body += chunk));
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, body, location: response.headers.location }),
          );
        })
        .on('error', reject);
    });
});

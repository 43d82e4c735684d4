import net from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FRAMINGS, parseRaw, type RawResponse, sendRaw } from './raw-request.ts';
import { type SiteProcess, startSite } from './site-process.ts';
import { cmsUrl, listFromCms } from './stack.ts';

/** As if behind a proxy that terminates TLS and sets Host to the machine's own name. */
const SITE_URL = 'https://www.example.com';
const HOST = 'site-1:3000';
const SECRETS = {
  REVALIDATE_SECRET: 'a-secret-that-nobody-has-to-know',
  PREVIEW_SECRET: 'a-secret-that-nobody-has-to-know',
  STRAPI_TOKEN: process.env.STRAPI_TOKEN ?? '',
};
const ENCODED = 'Content-Type: application/x-www-form-urlencoded\r\n';

let site: SiteProcess;
let port: number;
let job: string;

beforeAll(async () => {
  site = await startSite({
    strapiUrl: cmsUrl,
    env: {
      ...SECRETS,
      SITE_URL,
      TRUSTED_PROXIES: '1',
      LEADS_RATE_LIMIT: '1000',
      POSTHOG_KEY: 'phc_test',
      POSTHOG_HOST: 'http://127.0.0.1:9',
    },
  });
  port = Number(new URL(site.base).port);
  [job = ''] = (await listFromCms<{ slug: string }>('jobs')).map(({ slug }) => slug);
});
afterAll(() => site?.stop());

const send = async (request: string, headers = '', rest: string = FRAMINGS.none()): Promise<RawResponse> =>
  parseRaw(await sendRaw(port, `${request} HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\n${headers}${rest}`));
/** Number of failed requests in the log. */
const failures = () => (site.log().match(/"status":5\d\d,"ms"|A request failed/g) ?? []).length;

/** URLs that accept a body, with the response status to `name=Dana` and to an empty body. */
const routes: [path: () => string, filled: number, empty: number][] = [
  [() => '/contact', 422, 422],
  [() => '/contact/send', 422, 422],
  [() => '/startups/apply/about-you', 200, 200],
  [() => '/startups/apply/send', 422, 422],
  [() => `/careers/${job}/apply`, 422, 422],
  [() => `/careers/${job}/apply/send`, 422, 422],
  [() => '/technical-bytes/no-such-question', 405, 405],
  [() => '/technical-bytes/no-such-question/like', 303, 303],
  [() => '/api/preview/leave', 303, 303],
  [() => '/api/revalidate', 401, 401],
  [() => '/ingest/e/', 403, 403],
  [() => '/contact.data', 422, 422],
];

describe.each(Object.entries(FRAMINGS))('with the body as %s', (framing, frame) => {
  it.each(routes)('POST %s', async (path, filled, empty) => {
    const before = failures();
    const { status } = await send(`POST ${path()}`, ENCODED, frame('name=Dana'));
    expect(status, path()).toBe(framing === 'none' ? empty : filled);
    expect(failures()).toBe(before);
  });

  it.each([
    'POST /',
    'POST /blog',
    'PUT /contact',
    'PATCH /contact',
    'DELETE /blog',
    'PUT /nothing-here',
    'POST /_ipx/a',
  ])('%s is not allowed', async (request) => {
    const { status, headers } = await send(request, ENCODED, frame('name=Dana'));
    expect(status).toBe(405);
    expect(headers.get('allow')).toContain('GET, HEAD');
  });

  it('OPTIONS lists the allowed methods', async () => {
    const { status, headers } = await send('OPTIONS /contact', '', frame('a'));
    expect([status, headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS, POST']);
  });
});

it('a form without JavaScript is accepted behind a proxy that changes Host, and from no other origin', async () => {
  const post = async (path: string, headers: string) =>
    (await send(`POST ${path}`, `${ENCODED}${headers}`, FRAMINGS.length('name=Dana'))).status;
  for (const path of ['/contact', '/contact/send', '/contact.data', `/careers/${job}/apply`]) {
    expect(await post(path, `Origin: ${SITE_URL}\r\n`), path).toBe(422);
    expect(await post(path, `Origin: ${SITE_URL}\r\nSec-Fetch-Site: same-origin\r\n`), path).toBe(422);
    expect(await post(path, 'Origin: https://evil.example\r\nSec-Fetch-Site: cross-site\r\n'), path).toBe(403);
  }
});

it('many slow uploads do not block other visitors', async () => {
  const slow = await Promise.all(
    Array.from({ length: 64 }, async (_, index) => {
      const socket = net.connect(port, '127.0.0.1').on('error', () => {});
      const from = `X-Forwarded-For: 203.0.113.${index % 8}\r\n`;
      const path = index % 2 ? '/contact' : `/careers/${job}/apply`;
      const head = `POST ${path} HTTP/1.1\r\nHost: ${HOST}\r\n${from}${ENCODED}Content-Length: 50\r\n\r\nn`;
      await new Promise<void>((resolve) => socket.write(head, () => resolve()));
      return socket;
    }),
  );
  const started = performance.now();
  const other = `X-Forwarded-For: 203.0.113.200\r\n${ENCODED}`;
  expect((await send('POST /contact/send', other, FRAMINGS.length('name=Dana'))).status).toBe(422);
  expect(performance.now() - started).toBeLessThan(5000);
  for (const socket of slow) socket.destroy();
});

it('an aborted request is not logged as a failure', async () => {
  const before = failures();
  const socket = net.connect(port, '127.0.0.1').on('error', () => {});
  socket.write(`GET /search?q=broken-off HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`, () => socket.destroy());
  const half = net.connect(port, '127.0.0.1').on('error', () => {});
  half.write(`POST /contact HTTP/1.1\r\nHost: ${HOST}\r\n${ENCODED}Content-Length: 50\r\n\r\nn`, () => half.destroy());
  // The log has the aborted requests.
  await expect.poll(() => site.log()).toContain('"status":499');
  expect((await send('GET /builds/latest.json')).status).toBe(200);
  expect(failures()).toBe(before);
});

const HEAD = `Host: ${HOST}\r\nConnection: close\r\n`;

/** Unusual requests as raw bytes, and the allowed response statuses. 0 means closed without a response. */
const odd: [name: string, bytes: string, allowed: number[]][] = [
  ['a password in the address', 'GET http://a:b@c/ HTTP/1.1\r\nHost: c\r\nConnection: close\r\n\r\n', [400]],
  ['an address in absolute form', `GET http://other.example/builds/latest.json HTTP/1.1\r\n${HEAD}\r\n`, [200]],
  ['a malformed absolute form', `GET http:// HTTP/1.1\r\n${HEAD}\r\n`, [400]],
  ['another scheme', `GET ftp://a/b HTTP/1.1\r\n${HEAD}\r\n`, [400]],
  ['a proxy is wanted', `CONNECT example.com:443 HTTP/1.1\r\n${HEAD}\r\n`, [0, 400, 405]],
  ['an asterisk', `OPTIONS * HTTP/1.1\r\n${HEAD}\r\n`, [204, 400, 405]],
  ['an address without a slash', `GET robots.txt HTTP/1.1\r\n${HEAD}\r\n`, [400]],
  ['bad percent-encoding', `GET /blog/%E0%A4%A HTTP/1.1\r\n${HEAD}\r\n`, [400, 404]],
  ['bad percent-encoding in the query', `GET /builds/latest.json?a=%E0%A4%A&b=% HTTP/1.1\r\n${HEAD}\r\n`, [200]],
  ['bad percent-encoding of a file', `GET /uploads/%zz HTTP/1.1\r\n${HEAD}\r\n`, [400, 404]],
  ['bad percent-encoding of an image', `GET /_ipx/w_%zz/%E0%A4 HTTP/1.1\r\n${HEAD}\r\n`, [400, 403, 404]],
  ['bad percent-encoding of a payload', `GET /blog/%E0%A4%A/_payload.json HTTP/1.1\r\n${HEAD}\r\n`, [400, 404]],
  ['bad percent-encoding of data', `GET /blog/%E0%A4%A.data HTTP/1.1\r\n${HEAD}\r\n`, [202, 400, 404]],
  ['bad percent-encoding of a Markdown page', `GET /blog/%E0%A4%A.md HTTP/1.1\r\n${HEAD}\r\n`, [400, 404]],
  ['a zero byte', `GET /blog/%00 HTTP/1.1\r\n${HEAD}\r\n`, [400, 404]],
  ['a zero byte of a file', `GET /assets/%00.js HTTP/1.1\r\n${HEAD}\r\n`, [400, 404]],
  ['a way out of the folder', `GET /assets/..%2f..%2fpackage.json HTTP/1.1\r\n${HEAD}\r\n`, [400, 404]],
  ['backslashes', `GET /blog\\..\\x HTTP/1.1\r\n${HEAD}\r\n`, [400, 404]],
  ['letters beyond ASCII', `GET /\xc3\xa4 HTTP/1.1\r\n${HEAD}\r\n`, [400, 404]],
  ['a very long address', `GET /${'x'.repeat(8000)} HTTP/1.1\r\n${HEAD}\r\n`, [414]],
  ['a still longer address', `GET /${'x'.repeat(100_000)} HTTP/1.1\r\n${HEAD}\r\n`, [0, 431]],
  ['very long headers', `GET / HTTP/1.1\r\n${HEAD}X: ${'x'.repeat(100_000)}\r\n\r\n`, [0, 431]],
  ['many headers', `GET /builds/latest.json HTTP/1.1\r\n${HEAD}${'A: b\r\n'.repeat(2000)}\r\n`, [200, 431]],
  ['deep queries', `GET /blog?a${'[b]'.repeat(500)}=1 HTTP/1.1\r\n${HEAD}\r\n`, [400]],
  ['prototype names', `GET /blog?__proto__[a]=1&constructor=2 HTTP/1.1\r\n${HEAD}\r\n`, [200]],
  ['HTTP/1.0', 'GET /builds/latest.json HTTP/1.0\r\n\r\n', [200, 400]],
  ['HTTP/1.0 with a host', `GET /builds/latest.json HTTP/1.0\r\nHost: ${HOST}\r\n\r\n`, [200]],
  [
    'a form by HTTP/1.0',
    `POST /contact/send HTTP/1.0\r\nHost: ${HOST}\r\n${ENCODED}${FRAMINGS.length('name=Dana')}`,
    [422],
  ],
  ['HTTP/2 without asking', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [0, 400, 505]],
  ['another version', `GET / HTTP/3.7\r\n${HEAD}\r\n`, [400, 505]],
  ['no host', 'GET /builds/latest.json HTTP/1.1\r\nConnection: close\r\n\r\n', [400]],
  ['two hosts', `GET /builds/latest.json HTTP/1.1\r\nHost: other\r\n${HEAD}\r\n`, [200, 400]],
  ['an invalid host', 'GET /builds/latest.json HTTP/1.1\r\nHost: a b/c?d#e@f\r\nConnection: close\r\n\r\n', [400]],
  ['an empty host', 'GET /builds/latest.json HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n', [400]],
  ['two lengths', `POST /contact HTTP/1.1\r\n${HEAD}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`, [400]],
  [
    'a length and chunks',
    `POST /contact HTTP/1.1\r\n${HEAD}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    [400],
  ],
  ['a negative length', `POST /contact HTTP/1.1\r\n${HEAD}Content-Length: -1\r\n\r\n`, [400]],
  ['a non-numeric length', `POST /contact HTTP/1.1\r\n${HEAD}Content-Length: ten\r\n\r\n`, [400]],
  [
    'a length beyond all numbers',
    `POST /contact HTTP/1.1\r\n${HEAD}Content-Length: ${'9'.repeat(30)}\r\n\r\n`,
    [400, 413],
  ],
  ['broken chunks', `POST /contact HTTP/1.1\r\n${HEAD}Transfer-Encoding: chunked\r\n\r\nxyz\r\n\r\n`, [400]],
  [
    'chunks that never end in size',
    `POST /contact HTTP/1.1\r\n${HEAD}Transfer-Encoding: chunked\r\n\r\n${'1'.repeat(400)}\r\n`,
    [400, 413],
  ],
  ['an unknown coding', `POST /contact HTTP/1.1\r\n${HEAD}Transfer-Encoding: gzip\r\n\r\n`, [400]],
  ['a GET with a body', `GET /builds/latest.json HTTP/1.1\r\n${HEAD}${FRAMINGS.length('name=Dana')}`, [200]],
  ['a HEAD with chunks', `HEAD /builds/latest.json HTTP/1.1\r\n${HEAD}${FRAMINGS.chunked('name=Dana')}`, [200]],
  [
    'a body that is announced first',
    `POST /contact/send HTTP/1.1\r\n${HEAD}${ENCODED}Expect: 100-continue\r\n${FRAMINGS.length('name=Dana')}`,
    [422],
  ],
  ['another expectation', `POST /contact HTTP/1.1\r\n${HEAD}Expect: coffee\r\n${FRAMINGS.length('a')}`, [417]],
  [
    'an upgrade',
    `GET /builds/latest.json HTTP/1.1\r\nHost: ${HOST}\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n`,
    [200],
  ],
  [
    'an upgrade to HTTP/2',
    `GET /builds/latest.json HTTP/1.1\r\nHost: ${HOST}\r\nConnection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA\r\n\r\n`,
    [200],
  ],
  ['a method that nobody knows', `BREW / HTTP/1.1\r\n${HEAD}\r\n`, [400, 405]],
  ['methods of other protocols', `PROPFIND / HTTP/1.1\r\n${HEAD}\r\n`, [405]],
  ['TRACE', `TRACE / HTTP/1.1\r\n${HEAD}\r\n`, [405]],
  ['TRACE of a form', `TRACE /contact HTTP/1.1\r\n${HEAD}${FRAMINGS.chunked('a')}`, [400, 405]],
  ['QUERY', `QUERY /search HTTP/1.1\r\n${HEAD}${FRAMINGS.length('q=a')}`, [400, 405]],
  ['a lower-case method', `post /contact HTTP/1.1\r\n${HEAD}${FRAMINGS.length('a')}`, [400]],
  [
    'multipart without a boundary',
    `POST /contact/send HTTP/1.1\r\n${HEAD}Content-Type: multipart/form-data\r\n${FRAMINGS.length('a')}`,
    [400],
  ],
  [
    'another kind of body',
    `POST /contact/send HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\n${FRAMINGS.length('{}')}`,
    [415],
  ],
  [
    'a compressed body',
    `POST /contact/send HTTP/1.1\r\n${HEAD}${ENCODED}Content-Encoding: gzip\r\n${FRAMINGS.length('name=Dana')}`,
    [415, 422],
  ],
  ['ranges', `GET /builds/latest.json HTTP/1.1\r\n${HEAD}Range: bytes=5-2,-,9-\r\n\r\n`, [200, 416]],
  ['ranges of a file', `GET /favicon.ico HTTP/1.1\r\n${HEAD}Range: bytes=99999999-\r\n\r\n`, [200, 304, 416]],
  [
    'conditions',
    `GET /blog HTTP/1.1\r\n${HEAD}If-None-Match: ${'"x",'.repeat(1000)}\r\nIf-Modified-Since: never\r\n\r\n`,
    [200],
  ],
  [
    'cookies',
    `GET /blog HTTP/1.1\r\n${HEAD}Cookie: =; ;;a=%E0%A4%A; token; studio_preview=x.y.z; \x7f=\xff\r\n\r\n`,
    [200, 400],
  ],
  [
    'languages and encodings',
    `GET /blog HTTP/1.1\r\n${HEAD}Accept-Language: ${'*;q=9,'.repeat(500)}\r\nAccept-Encoding: br;q=x, *;q=-1\r\nAccept: ;;,/,*\r\n\r\n`,
    [200],
  ],
  [
    'an address of the visitor that is none',
    `POST /contact/send HTTP/1.1\r\n${HEAD}${ENCODED}X-Forwarded-For: ::1::2:%:3:4:5:6:7:8:9:10, ${':'.repeat(300)}\r\n${FRAMINGS.length('a=b')}`,
    [422],
  ],
  ['a header without a colon', 'GET / HTTP/1.1\r\nHost\r\n\r\n', [400]],
  ['a line that goes on', `GET /builds/latest.json HTTP/1.1\r\n${HEAD}X: a\r\n b\r\n\r\n`, [200, 400]],
  ['line feeds alone', `GET /builds/latest.json HTTP/1.1\nHost: ${HOST}\nConnection: close\n\n`, [200, 400]],
  ['something else altogether', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', [0, 400]],
];

it.each(odd)('%s: no error and no delay', async (_name, bytes, allowed) => {
  const before = failures();
  expect(allowed).toContain(parseRaw(await sendRaw(port, bytes)).status);
  expect((await send('GET /builds/latest.json')).status).toBe(200);
  expect(failures()).toBe(before);
});

it('pipelined requests are answered in order', async () => {
  const first = `POST /contact/send HTTP/1.1\r\nHost: ${HOST}\r\n${ENCODED}${FRAMINGS.chunked('name=Dana')}`;
  const second = `GET /builds/latest.json HTTP/1.1\r\nHost: ${HOST}\r\n${FRAMINGS.length('name=Dana')}`;
  const third = `POST / HTTP/1.1\r\nHost: ${HOST}\r\n${ENCODED}${FRAMINGS.length('name=Dana')}`;
  const last = `GET /builds/latest.json HTTP/1.1\r\n${HEAD}\r\n`;
  const received = await sendRaw(port, first, second, third, last);
  expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['422', '200', '405', '200'].map((status) => `HTTP/1.1 ${status}`));
});

it('a half-closed connection gets its response, or is closed', async () => {
  const socket = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => {});
  let received = '';
  socket.on('data', (chunk) => (received += chunk));
  socket.end(`POST /contact/send HTTP/1.1\r\n${HEAD}${ENCODED}${FRAMINGS.length('name=Dana')}`);
  await new Promise<void>((resolve) => socket.on('close', () => resolve()));
  expect([0, 422]).toContain(parseRaw(received).status);
});

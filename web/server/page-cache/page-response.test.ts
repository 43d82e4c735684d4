import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { securityPolicy } from '#server/http/security-headers.ts';
import { PageCache } from './page-cache.ts';
import { chooseEncoding, type PageRequest, pageResponses } from './page-response.ts';

const policy = securityPolicy({ siteUrl: 'https://www.example.com' });
const respond = pageResponses(policy);

async function cachedPage(status = 200) {
  const cache = new PageCache({
    render: async () => ({
      status,
      headers: [
        ['content-type', 'text/html; charset=utf-8'],
        ['x-robots-tag', 'noindex'],
        ['cache-control', 'public'],
      ],
      body: Buffer.from('<p>text</p>'),
      payload: '{"data":1}',
      inlineHashes: { scripts: ["'sha256-a'"], styles: [] },
      isPartial: false,
    }),
    store: null,
    settings: '',
    maxBytes: 1_000_000,
  });
  const result = await cache.get('/');
  if (!result || !('page' in result)) throw new Error('Not cached');
  return result.page;
}

const get: PageRequest = { method: 'GET', acceptEncoding: undefined, ifNoneMatch: undefined };
const headersOf = ({ headers }: { headers: string[] }) => {
  const pairs = Array.from({ length: headers.length / 2 }, (_, index) => headers.slice(index * 2, index * 2 + 2));
  return new Map(pairs.map(([name = '', value = '']) => [name, value]));
};

describe('the response of a cached page', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is compressed with %s once for all visitors', async (encoding, decompress) => {
    const page = await cachedPage();
    const response = respond(page, 'document', { ...get, acceptEncoding: encoding });
    expect(headersOf(response).get('content-encoding')).toBe(encoding);
    expect(decompress(response.body ?? Buffer.alloc(0)).toString()).toBe('<p>text</p>');
  });

  it('has the page’s security policy, and each header once', async () => {
    const response = respond(await cachedPage(), 'document', get);
    expect(headersOf(response).get('content-security-policy')).toContain("'sha256-a'");
    expect(headersOf(response).size).toBe(response.headers.length / 2);
  });

  it('is a 304 for a matching ETag, and has no body for HEAD', async () => {
    const page = await cachedPage();
    const etag = headersOf(respond(page, 'document', get)).get('etag');
    expect(respond(page, 'document', { ...get, ifNoneMatch: `"x", W/${etag}` })).toMatchObject({
      status: 304,
      body: null,
    });
    expect(respond(page, 'document', { ...get, ifNoneMatch: '"x"' }).status).toBe(200);
    expect(respond(page, 'document', { ...get, method: 'HEAD' })).toMatchObject({ status: 200, body: null });
  });

  it('of a payload is JSON with noindex', async () => {
    const response = respond(await cachedPage(404), 'payload', get);
    expect([response.status, response.body?.toString()]).toEqual([404, '{"data":1}']);
    expect(Object.fromEntries(headersOf(response))).toMatchObject({
      'content-type': 'application/json',
      'x-robots-tag': 'noindex',
      'cache-control': 'no-cache',
    });
  });
});

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['identity', 'identity'],
  ['', 'identity'],
])('%s gets %s', (accepted, encoding) => expect(chooseEncoding(accepted)).toBe(encoding));

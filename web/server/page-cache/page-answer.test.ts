import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { hashInline, makePage } from './cached-page.ts';
import { chooseEncoding, pageAnswers } from './page-answer.ts';

const body = Buffer.from(`<p>${'pallet '.repeat(100)}</p>`);
const page = await makePage(
  { status: 200, headers: [['content-type', 'text/html']], body, tags: ['jobs', 'site'], isPartial: false },
  { key: '/', version: 'v1', build: 'b', formKey: '', renderedAt: 0 },
);
const answerWith = pageAnswers({ headersFor: () => [['x-test', '1']] });
const ask = (given: { method?: string; acceptEncoding?: string; ifNoneMatch?: string } = {}) => {
  const answer = answerWith(page, { method: 'GET', acceptEncoding: undefined, ifNoneMatch: undefined, ...given });
  const headers = new Map<string, string>();
  for (let at = 0; at < answer.headers.length; at += 2)
    headers.set(answer.headers[at] ?? '', answer.headers[at + 1] ?? '');
  return { ...answer, headers };
};

describe('an answer from the cache', () => {
  it('is compressed as the visitor asks', () => {
    expect(ask().body?.equals(body)).toBe(true);
    const zipped = ask({ acceptEncoding: 'gzip, deflate' });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(zipped.body ?? Buffer.alloc(0)).equals(body)).toBe(true);
    expect(ask({ acceptEncoding: 'gzip, deflate, br, zstd' }).headers.get('content-encoding')).toBe('br');
  });

  it('has a strong validator for each encoding and answers 304 to it', () => {
    const etag = ask({ acceptEncoding: 'br' }).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{22}-br"$/);
    for (const ifNoneMatch of [etag, `W/${etag}`, `"other", ${etag}`, '*'])
      expect(ask({ acceptEncoding: 'br', ifNoneMatch }).status).toBe(304);
    const notModified = ask({ acceptEncoding: 'br', ifNoneMatch: etag });
    expect(notModified.body).toBeNull();
    expect(notModified.headers.get('content-length')).toBeUndefined();
    expect(notModified.headers.get('x-test')).toBe('1');
    expect(ask({ acceptEncoding: 'gzip', ifNoneMatch: etag }).status).toBe(200);
  });

  it('says to shared caches how long and under which names they may keep it', () => {
    const { headers } = ask();
    expect(headers.get('cache-control')).toMatch(
      /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+, stale-if-error=\d+$/,
    );
    expect(headers.get('cache-tag')).toBe('content,jobs,site');
    expect(headers.get('vary')).toBe('accept-encoding, accept');
  });

  it('to HEAD has the same headers and no body', () => {
    expect(ask({ method: 'HEAD' }).body).toBeNull();
    expect(ask({ method: 'HEAD' }).headers).toEqual(ask().headers);
  });
});

it.each([
  ['', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5', 'br'],
  ['*', 'br'],
  ['gzip;q=0, *;q=0', 'identity'],
  ['BR', 'br'],
])('%j takes %s', (accept, encoding) => expect(chooseEncoding(accept)).toBe(encoding));

it('inline scripts and styles are hashed, files and data are not', () => {
  const html =
    '<style>a{}</style><script>a()</script><script type="module" async="">b()</script><script src="/a.js"></script><script type="application/ld+json">{}</script><script>a()</script>';
  expect(hashInline(html)).toEqual({
    scripts: ["'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='", expect.stringMatching(/^'sha256-.{44}'$/)],
    styles: [expect.stringMatching(/^'sha256-.{44}'$/)],
  });
});

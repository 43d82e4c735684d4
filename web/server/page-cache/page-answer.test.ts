import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { newScriptMark } from '../../app/csp-nonce.server.ts';
import { hashInline, makePage } from './cached-page.ts';
import { chooseEncoding, pageAnswers } from './page-answer.ts';

const body = Buffer.from(`<p>${'pallet '.repeat(100)}</p>`);
const page = await makePage(
  { status: 200, headers: [['content-type', 'text/html']], body, tags: ['jobs', 'site'], isPartial: false },
  { key: '/', version: 'v1', build: 'b', formKey: '', renderedAt: 0 },
);
const answerWith = pageAnswers({ document: () => [['x-test', '1']] });
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
  ['gzip ; q=1.0 , br ; q=0.000', 'gzip'],
  ['*;q=0.1, br;q=0', 'gzip'],
])('%j takes %s', (accept, encoding) => expect(chooseEncoding(accept)).toBe(encoding));

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('what stands in a document itself', () => {
  const document = (mark: string, content: string) =>
    `<!DOCTYPE html><html><head><meta charSet="utf-8"/><script nonce="${mark}">a()</script><style>a{}</style><script type="application/ld+json">{}</script></head><body>${content}<script nonce="${mark}" type="module" async="">b()</script><script nonce="${mark}" src="/a.js"></script><script nonce="${mark}">a()</script></body></html>`;

  it('is hashed, files and data are not', () => {
    expect(hashInline(document(newScriptMark(), ''))).toEqual({
      scripts: [sourceOf('a()'), sourceOf('b()')],
      styles: [sourceOf('a{}')],
    });
  });

  it.each([
    '<script>alert(1)</script>',
    '<script nonce="0123456789abcdef0123456789abcdef">alert(1)</script>',
    '<script type="module">alert(1)</script>',
    '<SCRIPT>alert(1)</SCRIPT>',
    '<script>window.__reactRouterContext.streamController.close();alert(1)</script>',
    '<img alt="<script>">',
    '<p title="<script nonce=\'">alert(1)</p>',
  ])('is not allowed to run when the site has not written it: %s', (content) => {
    expect(hashInline(document(newScriptMark(), content)).scripts).toEqual([sourceOf('a()'), sourceOf('b()')]);
  });

  it('has no mark in what is kept, so a page that shows the same is the same', async () => {
    const make = (html: string) =>
      makePage(
        { status: 200, headers: [['content-type', 'text/html']], body: Buffer.from(html), tags: [], isPartial: false },
        { key: '/', version: 'v1', build: 'b', formKey: '', renderedAt: 0 },
      );
    const [first, second] = [newScriptMark(), newScriptMark()];
    const [page, again] = [await make(document(first, 'x')), await make(document(second, 'x'))];
    expect(page.bodies.identity.toString()).not.toContain('nonce');
    expect(page.inlineHashes.scripts).toEqual([sourceOf('a()'), sourceOf('b()')]);
    expect(again.hash).toBe(page.hash);
    expect((await make(document(second, 'y'))).hash).not.toBe(page.hash);
  });
});

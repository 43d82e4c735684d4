import { parseAccept } from 'hono/utils/accept';
import type { SecurityPolicy } from '../http/security-headers.ts';
import type { CachedPage, Encoding } from './cached-page.ts';

/** For shared caches: how long a page may be served without asking, while asking, and when nothing answers. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=86400, stale-if-error=604800';
const NOT_FOUND_CACHE_CONTROL = 'public, max-age=0, s-maxage=10';
const MAX_KNOWN_ACCEPTS = 200;

/** Status, headers (name, value, name, value …) and body, ready for the socket. */
type PageAnswer = { status: number; headers: string[]; body: Buffer | null };

type Asked = { method: string; acceptEncoding: string | undefined; ifNoneMatch: string | undefined };
type Prepared = Record<Encoding, { etag: string; whole: string[]; notModified: string[] }>;

/** Makes answers out of kept pages. The headers of a page are put together once, with those that protect its visitors. */
export function pageAnswers(policy: Pick<SecurityPolicy, 'document'>) {
  const prepared = new WeakMap<CachedPage, Prepared>();

  function prepare(page: CachedPage): Prepared {
    const cacheControl = page.status === 200 ? CACHE_CONTROL : NOT_FOUND_CACHE_CONTROL;
    const of = (encoding: Encoding) => {
      const etag = `"${page.hash}-${encoding}"`;
      const always = [
        ...page.headers.filter(([name]) => name !== 'content-type').flat(),
        ...policy.document({ inlineHashes: page.inlineHashes }).flat(),
        ...[
          'cache-control',
          cacheControl,
          'cache-tag',
          ['content', ...page.tags].join(','),
          'vary',
          'accept-encoding, accept',
        ],
        ...['etag', etag],
      ];
      const body = page.bodies[encoding];
      const type = page.headers.find(([name]) => name === 'content-type');
      const whole = [
        ...always,
        ...(type ?? []),
        ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
        ...['content-length', String(body.length)],
      ];
      return { etag, whole, notModified: always };
    };
    return { br: of('br'), gzip: of('gzip'), identity: of('identity') };
  }

  return function answerWith(page: CachedPage, { method, acceptEncoding, ifNoneMatch }: Asked): PageAnswer {
    let variants = prepared.get(page);
    if (!variants) {
      variants = prepare(page);
      prepared.set(page, variants);
    }
    const encoding = chooseEncoding(acceptEncoding ?? '');
    const { etag, whole, notModified } = variants[encoding];
    if (page.status === 200 && ifNoneMatch !== undefined && matches(ifNoneMatch, etag))
      return { status: 304, headers: notModified, body: null };
    return { status: page.status, headers: whole, body: method === 'HEAD' ? null : page.bodies[encoding] };
  };
}

const choices = new Map<string, Encoding>();

/** The best encoding that the visitor takes. Browsers send few different lists, so the choice is remembered. */
export function chooseEncoding(acceptEncoding: string): Encoding {
  const known = choices.get(acceptEncoding);
  if (known) return known;
  const weights = new Map(parseAccept(acceptEncoding.toLowerCase()).map(({ type, q }) => [type, q]));
  const takes = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  const choice = takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
  if (choices.size < MAX_KNOWN_ACCEPTS) choices.set(acceptEncoding, choice);
  return choice;
}

/** Weak comparison, as RFC 9110 asks for If-None-Match. */
function matches(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  return ifNoneMatch.split(',').some((given) => given.trim().replace(/^W\//, '') === etag);
}

import { parseAccept } from 'hono/utils/accept';
import type { SecurityPolicy } from '#server/http/security-headers.ts';
import type { CachedPage, Encoding } from './cached-page.ts';

const CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=86400, stale-if-error=604800';
const NOT_FOUND_CACHE_CONTROL = 'public, max-age=0, s-maxage=10';
const MAX_ENCODING_CHOICES = 200;

const PAYLOAD_HEADERS: CachedPage['headers'] = [
  ['content-type', 'application/json'],
  ['x-robots-tag', 'noindex'],
];

export type Part = 'document' | 'payload';

/** `headers` is a flat list of names and values, as `http.ServerResponse` accepts it. */
type PageResponse = { status: number; headers: string[]; body: Buffer | null };
export type PageRequest = { method: string; acceptEncoding: string | undefined; ifNoneMatch: string | undefined };

export function pageResponses(policy: Pick<SecurityPolicy, 'document' | 'other'>) {
  const prepared = new WeakMap<CachedPage, Map<string, { etag: string; headers: string[]; whole: string[] }>>();

  function prepare(page: CachedPage, part: Part, encoding: Encoding) {
    const etag = `"${page.hash}-${part}-${encoding}"`;
    const bodies = page[part];
    const isPayload = part === 'payload';
    const own = isPayload ? PAYLOAD_HEADERS : page.headers;
    const headers = [
      ...own.filter(([name]) => name !== 'content-type').flat(),
      ...(isPayload ? policy.other : policy.document(page)).flat(),
      ...['cache-control', isPayload ? 'no-cache' : page.status === 200 ? CACHE_CONTROL : NOT_FOUND_CACHE_CONTROL],
      ...['vary', 'accept-encoding, accept', 'etag', etag],
    ];
    const whole = [
      ...headers,
      ...own.filter(([name]) => name === 'content-type').flat(),
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      ...['content-length', String(bodies?.[encoding].length ?? 0)],
    ];
    return { etag, headers, whole };
  }

  return function respond(page: CachedPage, part: Part, request: PageRequest): PageResponse {
    const variants = prepared.get(page) ?? new Map();
    prepared.set(page, variants);
    const encoding = chooseEncoding(request.acceptEncoding ?? '');
    const name = `${part} ${encoding}`;
    const { etag, headers, whole } = variants.get(name) ?? prepare(page, part, encoding);
    if (!variants.has(name)) variants.set(name, { etag, headers, whole });
    if (page.status === 200 && request.ifNoneMatch !== undefined && matches(request.ifNoneMatch, etag))
      return { status: 304, headers, body: null };
    const body = request.method === 'HEAD' ? null : (page[part]?.[encoding] ?? null);
    return { status: page.status, headers: whole, body };
  };
}

const choices = new Map<string, Encoding>();

/** Memoized, because browsers send few different values. */
export function chooseEncoding(acceptEncoding: string): Encoding {
  const known = choices.get(acceptEncoding);
  if (known) return known;
  const weights = new Map(parseAccept(acceptEncoding.toLowerCase()).map(({ type, q }) => [type, q]));
  const accepts = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  const choice = accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity';
  if (choices.size < MAX_ENCODING_CHOICES) choices.set(acceptEncoding, choice);
  return choice;
}

/** Compares ETags weakly (RFC 9110, 13.1.2). */
function matches(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  return ifNoneMatch.split(',').some((item) => item.trim().replace(/^W\//, '') === etag);
}

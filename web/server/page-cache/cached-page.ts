import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);
/** The last level before brotli becomes a hundred times slower: 2 ms for the start page, 13 % larger than the best. */
const BROTLI_QUALITY = 5;
/** What an entry takes beside its bodies. */
const ENTRY_OVERHEAD_BYTES = 2048;

export type Encoding = 'br' | 'gzip' | 'identity';

/** What a page's renderer gave, read to its end. */
export type RenderedPage = {
  status: number;
  headers: [name: string, value: string][];
  body: Buffer;
  /** Names of the content types that were read for it. */
  tags: string[];
  /** A part of it failed and shows its default. */
  isPartial: boolean;
};

/** A page as it is kept: its bodies in every encoding and where it comes from. */
export type CachedPage = Readonly<{
  key: string;
  status: number;
  headers: [name: string, value: string][];
  /** CSP hashes of its inline scripts. */
  scriptHashes: string[];
  tags: string[];
  isPartial: boolean;
  bodies: Readonly<Record<Encoding, Buffer>>;
  /** Identifies the body whatever its encoding. */
  hash: string;
  /** The content version that it was rendered at; null when that was not known. */
  version: string | null;
  /** The build that rendered it: its scripts and styles belong to this one. */
  build: string;
  renderedAt: number;
}>;

/** Compresses a rendered page, off the main thread. An earlier page with the same body lends its compressed ones. */
export async function makePage(
  rendered: RenderedPage,
  origin: Pick<CachedPage, 'key' | 'version' | 'build' | 'renderedAt'>,
  earlier?: CachedPage | null,
): Promise<CachedPage> {
  const hash = createHash('sha256').update(rendered.body).digest('base64url').slice(0, 22);
  const bodies = earlier?.hash === hash ? earlier.bodies : await compressAll(rendered.body);
  return {
    ...origin,
    status: rendered.status,
    // How long it may be kept elsewhere is for the cache to say.
    headers: rendered.headers.filter(([name]) => name !== 'cache-control'),
    scriptHashes: isHtml(rendered.headers) ? hashInlineScripts(rendered.body.toString()) : [],
    tags: rendered.tags,
    isPartial: rendered.isPartial,
    bodies,
    hash,
  };
}

/** Bytes that a page takes in memory. */
export function sizeOf({ bodies }: CachedPage): number {
  return bodies.identity.length + bodies.gzip.length + bodies.br.length + ENTRY_OVERHEAD_BYTES;
}

async function compressAll(body: Buffer): Promise<CachedPage['bodies']> {
  const [zipped, br] = await Promise.all([
    compressGzip(body),
    compressBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  ]);
  return { identity: body, gzip: zipped, br };
}

const isHtml = (headers: [string, string][]) =>
  headers.some(([name, value]) => name === 'content-type' && value.startsWith('text/html'));

/** The CSP sources (`'sha256-…'`) of all scripts that stand in the HTML itself. */
export function hashInlineScripts(html: string): string[] {
  const sources = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    // Data blocks (JSON-LD) are not run, so they need no permission.
    if (/\ssrc=/i.test(attributes) || /\stype="application\//i.test(attributes)) continue;
    sources.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return [...sources];
}

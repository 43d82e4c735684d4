import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { markedScripts, withoutScriptMarks } from '../../app/csp-nonce.server.ts';
import { hydrationUrl, takeOutData, versionOf } from '../first-paint/hydration-data.ts';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);
/** The last level before brotli becomes a hundred times slower: 2 ms for the start page, 13 % larger than the best. */
const BROTLI_QUALITY = 5;
/** What an entry takes beside its bodies. */
const ENTRY_OVERHEAD_BYTES = 2048;

export type Encoding = 'br' | 'gzip' | 'identity';
export type Bodies = Readonly<Record<Encoding, Buffer>>;
type InlineHashes = { scripts: string[]; styles: string[] };

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
  /** CSP hashes of its inline scripts and styles. */
  inlineHashes: InlineHashes;
  tags: string[];
  isPartial: boolean;
  bodies: Bodies;
  /** The page's data for hydration, where that is not in the page itself. */
  hydration: Bodies | null;
  /** Identifies the body and its build, whatever the encoding. */
  hash: string;
  /** The content version that it was rendered at; null when that was not known. */
  version: string | null;
  /** The build that rendered it: its scripts and styles belong to this one. */
  build: string;
  /** Names the key that its forms are signed with: sent with another one they would be taken for spam. */
  formKey: string;
  renderedAt: number;
}>;

/** Compresses a rendered page, off the main thread. An earlier page with the same body lends its compressed ones. */
export async function makePage(
  rendered: RenderedPage,
  origin: Pick<CachedPage, 'key' | 'version' | 'build' | 'formKey' | 'renderedAt'>,
  earlier?: CachedPage | null,
): Promise<CachedPage> {
  const isDocument = isHtml(rendered.headers);
  const whole = isDocument ? rendered.body.toString() : '';
  const shown = isDocument ? withoutScriptMarks(whole) : rendered.body;
  const hash = createHash('sha256').update(shown).update(origin.build).digest('base64url').slice(0, 22);
  const { html, data } =
    isDocument && rendered.status === 200
      ? takeOutData(whole, hydrationUrl(origin.key, versionOf(hash, origin.build)))
      : { html: whole, data: null };
  const [bodies, hydration] =
    earlier?.hash === hash
      ? [earlier.bodies, earlier.hydration]
      : await Promise.all([
          compressAll(isDocument ? Buffer.from(withoutScriptMarks(html)) : rendered.body),
          data === null ? null : compressAll(Buffer.from(data)),
        ]);
  return {
    ...origin,
    status: rendered.status,
    // How long it may be kept elsewhere is for the cache to say.
    headers: rendered.headers.filter(([name]) => name !== 'cache-control'),
    inlineHashes: hashInline(html),
    tags: rendered.tags,
    isPartial: rendered.isPartial,
    bodies,
    hydration,
    hash,
  };
}

/** Bytes that a page takes in memory. */
export function sizeOf({ bodies, hydration }: CachedPage): number {
  return bytesOf(bodies) + (hydration ? bytesOf(hydration) : 0) + ENTRY_OVERHEAD_BYTES;
}

/** Bytes of a body in all its encodings. */
export const bytesOf = (bodies: Bodies): number => Object.values(bodies).reduce((sum, { length }) => sum + length, 0);

async function compressAll(body: Buffer): Promise<Bodies> {
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

/**
 * The CSP sources (`'sha256-…'`) of the scripts and styles that stand in a rendered document itself. Of the scripts only the
 * site's own ones count (app/csp-nonce.server.ts); data blocks (JSON-LD) are not run, so they need no permission.
 */
export function hashInline(html: string): InlineHashes {
  const elements = html.matchAll(/<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/gi);
  const styles = Array.from(elements).flatMap(([, tag = '', text = '']) =>
    tag.toLowerCase() === 'style' ? [text] : [],
  );
  return { scripts: sourcesOf(markedScripts(html)), styles: sourcesOf(styles) };
}

const sourcesOf = (texts: string[]): string[] => [
  ...new Set(texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)),
];

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RenderedPage } from './render-page.ts';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);
/** The last level before brotli becomes a hundred times slower. */
const BROTLI_QUALITY = 5;
export type Encoding = 'br' | 'gzip' | 'identity';
/** A body in each encoding. */
export type Bodies = Readonly<Record<Encoding, Buffer>>;

export type CachedPage = Readonly<{
  key: string;
  status: number;
  headers: [name: string, value: string][];
  inlineHashes: RenderedPage['inlineHashes'];
  document: Bodies;
  /** The page's data, where it is a page. */
  payload: Bodies | null;
  isPartial: boolean;
  /** Of the document and the payload. */
  hash: string;
  /** Build and settings, and the content version, that it was rendered with; null when that was not known. */
  settings: string;
  version: string | null;
  renderedAt: number;
}>;

export async function compress(body: Buffer): Promise<Bodies> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const [zipped, br] = await Promise.all([compressGzip(body), compressBrotli(body, { params })]);
  return { identity: body, gzip: zipped, br };
}

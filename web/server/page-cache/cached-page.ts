import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RenderedPage } from './render-page.ts';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);
/** Higher levels are up to a hundred times slower. */
const BROTLI_QUALITY = 5;
export type Encoding = 'br' | 'gzip' | 'identity';
type Bodies = Readonly<Record<Encoding, Buffer>>;

export type CachedPage = Readonly<{
  key: string;
  status: number;
  headers: [name: string, value: string][];
  inlineHashes: RenderedPage['inlineHashes'];
  document: Bodies;
  /** The page's data; null for files such as the sitemap. */
  payload: Bodies | null;
  isPartial: boolean;
  hash: string;
  settings: string;
  /** The content version; null if it was unknown. */
  version: string | null;
  renderedAt: number;
}>;

export async function compress(body: Buffer): Promise<Bodies> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const [zipped, br] = await Promise.all([compressGzip(body), compressBrotli(body, { params })]);
  return { identity: body, gzip: zipped, br };
}

import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { isCmsDown } from '#app/content/cms-status.server.ts';
import { readLimited, TooLarge } from '#platform/read-limited.server.ts';
import { APPLICANT_FILE } from '#server/uploads/downloads.ts';
import { ImageError } from './image-error.ts';

const MAX_SOURCE_BYTES = 25 * 1024 * 1024;
const FIRST_BYTE_MS = 5000;
const STALL_MS = 600;
const RECHECK_MS = 60_000;
const RECHECK_TIMEOUT_MS = 2000;

export type ImageSources = {
  strapiUrl: string;
  siteUrl: string;
  imageHosts: readonly string[];
  /** The folder of the site's static files. */
  publicDir?: string;
  /** How often an upload is checked for having been replaced. */
  recheckMs?: number;
};

type ImageSource = {
  key: string;
  read: () => Promise<Buffer>;
  /** When the file behind the key was replaced, in ms; 0 if that cannot happen or is unknown. */
  changedAt: () => Promise<number>;
};

/**
 * Returns a function that locates an image by its name: `uploads/…` is in the CMS; an http(s) URL must be on an allowed host
 * (with its port) and must not redirect; any other name is a file in `publicDir`.
 * @throws ImageError
 */
export function imageSources({ strapiUrl, siteUrl, imageHosts, publicDir, recheckMs = RECHECK_MS }: ImageSources) {
  const hosts = new Set([...imageHosts, new URL(strapiUrl).host]);
  const changes = new LRUCache<string, Promise<number>>({ max: 5000, ttl: recheckMs });

  return async function locate(name: string): Promise<ImageSource> {
    const address = /^(https?):\/+(.+)$/i.exec(name);
    if (!address) return local(name);
    const url = URL.parse(`${address[1]}://${address[2]}`);
    if (!url || url.username || url.password || !hosts.has(url.host))
      throw new ImageError(403, 'This host is not allowed');
    // The site must not fetch from itself, which could be an endless loop.
    if (url.host === new URL(siteUrl).host) return local(decodeUri(url.pathname.slice(1)));
    if (url.host === new URL(strapiUrl).host) return upload(decodeUri(url.pathname.slice(1)));
    return { key: url.href, read: () => download(url.href), changedAt: unknownTime };
  };

  function local(name: string): ImageSource | Promise<ImageSource> {
    return name.startsWith('uploads/') ? upload(name) : ownFile(name);
  }

  function upload(name: string): ImageSource {
    const [folder, ...rest] = segmentsOf(name);
    if (folder !== 'uploads' || rest.length === 0 || rest.some((segment) => APPLICANT_FILE.test(segment)))
      throw new ImageError(404, 'No such image');
    const url = `${strapiUrl}/uploads/${rest.map(encodeURIComponent).join('/')}`;
    return {
      key: url,
      read: () => (isCmsDown() ? Promise.reject(unreadable()) : download(url)),
      changedAt: () => changedAt(url),
    };
  }

  /** When an upload was replaced: the media library keeps the file's URL. */
  function changedAt(url: string): Promise<number> {
    if (isCmsDown()) return unknownTime();
    const known = changes.get(url) ?? lastModified(url);
    changes.set(url, known, { noUpdateTTL: true });
    return known;
  }

  async function ownFile(name: string): Promise<ImageSource> {
    if (publicDir === undefined) throw new ImageError(404, 'No such image');
    const file = path.join(publicDir, ...segmentsOf(name));
    const found = await stat(file).catch(() => null);
    if (!found?.isFile() || found.size > MAX_SOURCE_BYTES) throw new ImageError(404, 'No such image');
    return { key: `${name}@${found.mtimeMs}`, read: () => readFile(file), changedAt: unknownTime };
  }
}

/** The segments of a path. @throws ImageError for path traversal */
function segmentsOf(name: string): string[] {
  const segments = name.split('/');
  if (segments.some((segment) => segment === '' || segment.startsWith('.') || /[\\\0:]/.test(segment)))
    throw new ImageError(404, 'No such image');
  return segments;
}

function decodeUri(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new ImageError(404, 'No such image');
  }
}

/** Checks for the signature of PNG, JPEG, GIF, WebP, TIFF, AVIF or HEIF, or for markup, which may be SVG. */
function hasImageSignature(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  return /^(?:\x89PNG|\xff\xd8\xff|GIF8|RIFF|II\*\0|MM\0\*|.{4}ftyp|(?:\xef\xbb\xbf)?\s*<)/s.test(text);
}

const unreadable = () => new ImageError(404, 'The image cannot be read');

const unknownTime = async () => 0;

async function lastModified(url: string): Promise<number> {
  try {
    const { headers, body } = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(RECHECK_TIMEOUT_MS) });
    await body?.cancel();
    return Date.parse(headers.get('last-modified') ?? '') || 0;
  } catch {
    return 0;
  }
}

async function download(url: string): Promise<Buffer> {
  const abort = new AbortController();
  const firstByteTimer = setTimeout(() => abort.abort(), FIRST_BYTE_MS);
  try {
    const { ok, body, headers } = await fetch(url, { redirect: 'manual', signal: abort.signal });
    clearTimeout(firstByteTimer);
    if (!ok || !body) throw new ImageError(404, 'No such image');
    if (Number(headers.get('content-length')) > MAX_SOURCE_BYTES) throw new TooLarge(MAX_SOURCE_BYTES);
    return await readLimited(abortOnStall(body, abort), MAX_SOURCE_BYTES);
  } catch (error) {
    if (error instanceof ImageError) throw error;
    if (error instanceof TooLarge) throw new ImageError(413, 'The image is too large');
    throw unreadable();
  } finally {
    clearTimeout(firstByteTimer);
    abort.abort();
  }
}

/** Passes chunks on and aborts if the source stalls. @throws ImageError if the first chunk is not an image */
async function* abortOnStall(body: AsyncIterable<Uint8Array>, abort: AbortController): AsyncGenerator<Uint8Array> {
  let isFirst = true;
  const stallTimer = setTimeout(() => abort.abort(), STALL_MS);
  try {
    for await (const chunk of body) {
      if (isFirst && !hasImageSignature(chunk)) throw new ImageError(415, 'The source is not an image');
      isFirst = false;
      yield chunk;
      stallTimer.refresh();
    }
  } finally {
    clearTimeout(stallTimer);
  }
}

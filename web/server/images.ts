import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Hono } from 'hono';
import { createIPX, ipxFSStorage, ipxHttpStorage } from 'ipx';

type Options = { dataDir: string; strapiUrl: string; imageHosts: readonly string[]; publicDir: string };

const ALLOWED_MODIFIERS = new Set(['f', 'fit', 'w', 'h', 's', 'q', 'b', '_']);
const MAX_SIDE = 3200;
const CACHE_HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
};

/**
 * Pictures by `/_ipx/{modifiers}/{source}` (contract, Images). A source that starts with `uploads/` lies in the CMS, an
 * https address must be on an allowed host, everything else is a file of the site itself. What cannot be served is a 4xx.
 * Results are kept in DATA_DIR/cache/images.
 */
export function images({ dataDir, strapiUrl, imageHosts, publicDir }: Options) {
  const cacheDir = path.join(dataDir, 'cache', 'images');
  const ipx = createIPX({
    maxAge: 31536000,
    storage: ipxFSStorage({ dir: publicDir }),
    httpStorage: ipxHttpStorage({ domains: [...imageHosts, new URL(strapiUrl).host] }),
  });
  return new Hono().get('/:modifiers/:source{.+}', async (c) => {
    const modifiers = readModifiers(c.req.param('modifiers'));
    if (!modifiers) return c.text('Unknown or bad picture modifiers', 400);
    const name = c.req.param('source');
    const source = name.startsWith('uploads/') ? `${strapiUrl}/${name}` : name;
    const key = createHash('sha256')
      .update(`${c.req.param('modifiers')}/${source}`)
      .digest('hex');
    const cached = await readFile(path.join(cacheDir, key)).catch(() => null);
    if (cached) return c.body(new Uint8Array(cached), 200, { ...CACHE_HEADERS, 'content-type': typeOf(cached) });
    try {
      const { data, format } = await ipx(source, modifiers).process();
      const body = Buffer.from(data);
      await keep(cacheDir, key, body);
      return c.body(new Uint8Array(body), 200, {
        ...CACHE_HEADERS,
        'content-type': format === 'svg+xml' || format === 'svg' ? 'image/svg+xml' : `image/${format}`,
      });
    } catch (error) {
      const status = (error as { statusCode?: number }).statusCode;
      return c.text('No such picture', status === 403 ? 403 : 404);
    }
  });
}

/** `w_640,f_webp` as an object; null when a modifier is unknown, empty or too large. `_` means none. */
export function readModifiers(text: string): Record<string, string> | null {
  if (text === '_') return {};
  const modifiers: Record<string, string> = {};
  for (const part of text.split(/[,&]/)) {
    const [name = '', ...rest] = part.split(/[_=:]/);
    const value = rest.join('_');
    if (!ALLOWED_MODIFIERS.has(name) || value === '' || name in modifiers) return null;
    if (['w', 'h', 'q', 'b'].includes(name) && !(Number(value) > 0 && Number(value) <= MAX_SIDE)) return null;
    if (name === 's' && !value.split('x').every((side) => Number(side) > 0 && Number(side) <= MAX_SIDE)) return null;
    modifiers[name] = value;
  }
  return modifiers;
}

async function keep(dir: string, key: string, body: Buffer): Promise<void> {
  await mkdir(dir, { recursive: true });
  const temporary = path.join(dir, `${key}.${process.pid}.tmp`);
  await writeFile(temporary, body);
  await rename(temporary, path.join(dir, key));
}

function typeOf(body: Buffer): string {
  if (body.subarray(8, 12).toString() === 'WEBP') return 'image/webp';
  if (body[0] === 0xff) return 'image/jpeg';
  if (body.subarray(1, 4).toString() === 'PNG') return 'image/png';
  if (body.subarray(4, 12).toString() === 'ftypavif') return 'image/avif';
  return 'image/svg+xml';
}

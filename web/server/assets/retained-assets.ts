import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { writeFileAtomic } from '#platform/write-file-atomic.server.ts';

const compressors = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) };
const COMPRESSIBLE = /\.(?:js|css|svg|json|txt)$/;
const RETENTION_MS = 30 * 24 * 3600_000;

/**
 * Copies a build's scripts and styles into a folder with those of earlier builds, which pages from before the deployment
 * still load. Deletes files that no build has used for a month.
 */
export async function retainAssets({ from, to }: { from: string; to: string }): Promise<void> {
  await mkdir(to, { recursive: true });
  const now = new Date();
  for (const name of await readdir(from)) {
    const target = path.join(to, name);
    if (!(await exists(target))) await writeFileAtomic(target, await readFile(path.join(from, name)));
    for (const file of [target, ...Object.keys(compressors).map((ending) => target + ending)])
      await utimes(file, now, now).catch(ignoreMissing);
  }
  for (const name of await readdir(to)) {
    const file = path.join(to, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now.getTime() }));
    if (now.getTime() - mtimeMs > RETENTION_MS) await rm(file, { force: true });
  }
}

/** Writes missing .br and .gz files. `signal` stops it after the current file. */
export async function compressAssets(dir: string, { signal }: { signal?: AbortSignal } = {}): Promise<void> {
  for (const name of await readdir(dir)) {
    if (!COMPRESSIBLE.test(name)) continue;
    const file = path.join(dir, name);
    for (const [ending, compress] of Object.entries(compressors))
      if (!signal?.aborted && !(await exists(file + ending)))
        await writeFileAtomic(file + ending, await compress(await readFile(file)));
  }
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

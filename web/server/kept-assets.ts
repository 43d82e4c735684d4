import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const compressors = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) };
const COMPRESSIBLE = /\.(?:js|css|svg|json|txt)$/;
const KEEP_MS = 30 * 24 * 3600_000;

/**
 * Puts a build's scripts and styles beside those of the builds before it, so that a kept page of an older build finds its own,
 * and compresses them once. Files that no build has used for a month go.
 */
export async function keepAssets({ from, to }: { from: string; to: string }): Promise<void> {
  await mkdir(to, { recursive: true });
  const names = await readdir(from);
  const now = new Date();
  for (const name of names) {
    const target = path.join(to, name);
    if (!(await exists(target))) await place(target, (temporary) => copyFile(path.join(from, name), temporary));
    await utimes(target, now, now);
    if (!COMPRESSIBLE.test(name)) continue;
    for (const [ending, compress] of Object.entries(compressors)) {
      const packed = target + ending;
      if (!(await exists(packed)))
        await place(packed, async (temporary) => writeFile(temporary, await compress(await readFile(target))));
      await utimes(packed, now, now);
    }
  }
  for (const name of await readdir(to)) {
    const file = path.join(to, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now.getTime() }));
    if (now.getTime() - mtimeMs > KEEP_MS) await rm(file, { force: true });
  }
}

/** Written beside and renamed: a file of that name is always whole. */
async function place(target: string, write: (temporary: string) => Promise<void>): Promise<void> {
  const temporary = `${target}.${process.pid}.tmp`;
  await write(temporary);
  await rename(temporary, target);
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { log } from '#platform/log.server.ts';
import { writeFileAtomic } from '#platform/write-file-atomic.server.ts';
import type { CachedPage } from './cached-page.ts';

const RETENTION_MS = 30 * 24 * 3600_000;
/** The file name extension. Raise it when the shape of `CachedPage` changes, so that old files are not read. */
const FORMAT = 'v3';

/** Stores cached pages on disk, one file per page. A damaged file counts as missing. */
export class PageStore {
  readonly #dir: string;
  readonly #writes = new Set<Promise<void>>();

  constructor(dir: string) {
    this.#dir = dir;
  }

  /** Removes expired files and files of another format. Returns the number of remaining pages. */
  async open(): Promise<number> {
    await mkdir(this.#dir, { recursive: true }).catch(warn);
    const names = await readdir(this.#dir).catch(() => []);
    const isCurrent = await Promise.all(
      names.map(async (name) => {
        const file = path.join(this.#dir, name);
        const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: 0 }));
        if (name.endsWith(`.${FORMAT}`) && Date.now() - mtimeMs < RETENTION_MS) return true;
        await rm(file, { force: true, recursive: true }).catch(warn);
        return false;
      }),
    );
    return isCurrent.filter(Boolean).length;
  }

  async read(key: string): Promise<CachedPage | null> {
    try {
      const page: CachedPage = deserialize(await readFile(this.#fileOf(key)));
      return page.key === key ? page : null;
    } catch {
      return null;
    }
  }

  write(page: CachedPage): void {
    const write = writeFileAtomic(this.#fileOf(page.key), serialize(page))
      .catch(warn)
      .finally(() => this.#writes.delete(write));
    this.#writes.add(write);
  }

  async remove(key: string): Promise<void> {
    await this.settled();
    await rm(this.#fileOf(key), { force: true }).catch(warn);
  }

  async settled(): Promise<void> {
    await Promise.all(this.#writes);
  }

  #fileOf(key: string): string {
    return path.join(this.#dir, `${createHash('sha256').update(key).digest('hex').slice(0, 40)}.${FORMAT}`);
  }
}

const warn = (error: unknown) => log.warn({ err: error }, 'The page cache cannot be written to disk');

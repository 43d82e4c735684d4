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
  /** The last write of each page that is being written. */
  readonly #writes = new Map<string, Promise<void>>();

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

  /** Waits for an earlier write of the same page: otherwise that one could finish later and bring back the older page. */
  write(page: CachedPage): void {
    const { key } = page;
    const data = serialize(page);
    const write = (this.#writes.get(key) ?? Promise.resolve())
      .then(() => writeFileAtomic(this.#fileOf(key), data))
      .catch(warn)
      .finally(() => {
        if (this.#writes.get(key) === write) this.#writes.delete(key);
      });
    this.#writes.set(key, write);
  }

  async remove(key: string): Promise<void> {
    await this.#writes.get(key);
    await rm(this.#fileOf(key), { force: true }).catch(warn);
  }

  async settled(): Promise<void> {
    await Promise.all(this.#writes.values());
  }

  #fileOf(key: string): string {
    return path.join(this.#dir, `${createHash('sha256').update(key).digest('hex').slice(0, 40)}.${FORMAT}`);
  }
}

const warn = (error: unknown) => log.warn({ err: error }, 'The page cache cannot be written to disk');

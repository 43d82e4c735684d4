import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { log } from '../../platform/log.server.ts';
import type { WorkQueue } from '../../platform/work-queue.server.ts';
import { writeFileAtomic } from '../../platform/write-file-atomic.server.ts';

/**
 * A finished image. `type` is the end of its media type: `webp`, `svg+xml`, `x-icon`. `isPartial`: something was missing when
 * it was made, so it is not kept.
 */
export type ProcessedImage = { body: Buffer; type: string; isPartial?: true };

const TYPES = ['webp', 'svg+xml', 'jpeg', 'png', 'x-icon'] as const;
const NAME = /^[\da-f]{64}\.(?:webp|svg\+xml|jpeg|png|x-icon)$/;

/**
 * Images on disk, at most `maxBytes` of them: the ones that nobody has asked for longest go first, so no number of distinct
 * addresses fills the disk. Names are made from keys; what else lies in the folder is removed.
 */
export class ImageFiles {
  readonly #dir: string;
  readonly #files: LRUCache<string, number>;
  readonly #loaded: Promise<void>;
  readonly #underWay = new Map<string, Promise<ProcessedImage>>();

  constructor(dir: string, maxBytes: number) {
    this.#dir = dir;
    this.#files = new LRUCache({
      maxSize: Math.max(1, maxBytes),
      sizeCalculation: (bytes) => Math.max(1, bytes),
      dispose: (_bytes, name, reason) => {
        if (reason === 'evict') void rm(path.join(dir, name), { force: true }).catch(warn);
      },
    });
    this.#loaded = this.#load().catch(warn);
  }

  /**
   * The image that was kept under this key, or what `make` gives, which is kept unless it is partial. However many ask at the
   * same time, it is made once, when its turn comes in `queue`.
   * @throws what `make` throws; TooBusy when too many wait
   */
  async findOrMake(key: string, queue: WorkQueue, make: () => Promise<ProcessedImage>): Promise<ProcessedImage> {
    const kept = await this.find(key);
    if (kept) return kept;
    const known = this.#underWay.get(key);
    if (known) return known;
    const work = queue.run(async () => {
      const made = await make();
      if (!made.isPartial) await this.keep(key, made);
      return made;
    });
    const making = work.finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, making);
    return making;
  }

  /** The image that was kept under this key, or null. */
  async find(key: string): Promise<ProcessedImage | null> {
    await this.#loaded;
    for (const type of TYPES) {
      const name = nameOf(key, type);
      if (this.#files.get(name) === undefined) continue;
      const body = await readFile(path.join(this.#dir, name)).catch(() => null);
      if (body) return { body, type };
      this.#files.delete(name);
    }
    return null;
  }

  /** Keeps an image. A disk that refuses is logged and no reason to show nothing. */
  async keep(key: string, { body, type }: ProcessedImage): Promise<void> {
    await this.#loaded;
    const name = nameOf(key, type);
    try {
      await writeFileAtomic(path.join(this.#dir, name), body);
      this.#files.set(name, body.length);
    } catch (error) {
      warn(error);
    }
  }

  async #load(): Promise<void> {
    await mkdir(this.#dir, { recursive: true });
    const known: { name: string; bytes: number; writtenAt: number }[] = [];
    for (const name of await readdir(this.#dir)) {
      const file = path.join(this.#dir, name);
      if (!NAME.test(name)) await rm(file, { force: true, recursive: true });
      else {
        const { size, mtimeMs } = await stat(file);
        known.push({ name, bytes: size, writtenAt: mtimeMs });
      }
    }
    for (const { name, bytes } of known.sort((a, b) => a.writtenAt - b.writtenAt)) this.#files.set(name, bytes);
  }
}

const nameOf = (key: string, type: string) => `${createHash('sha256').update(key).digest('hex')}.${type}`;
const warn = (error: unknown) => log.warn({ err: error }, 'Images cannot be kept on disk');

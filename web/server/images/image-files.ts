import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { log } from '#platform/log.server.ts';
import type { WorkQueue } from '#platform/work-queue.server.ts';
import { writeFileAtomic } from '#platform/write-file-atomic.server.ts';

/** `type` is the subtype of the media type: `webp`, `svg+xml`, `x-icon`. A partial image lacks a part and is not cached. */
export type ProcessedImage = { body: Buffer; type: string; isPartial?: true };

const TYPES = ['webp', 'svg+xml', 'jpeg', 'png', 'x-icon'] as const;
const NAME = /^[\da-f]{64}\.(?:webp|svg\+xml|jpeg|png|x-icon)$/;

/**
 * An LRU cache of images on disk, limited to `maxBytes`. File names are hashes of keys. Deletes other files in its folder.
 */
export class ImageFiles {
  readonly #dir: string;
  readonly #files: LRUCache<string, { bytes: number; writtenAt: number }>;
  readonly #loaded: Promise<void>;
  readonly #pending = new Map<string, Promise<ProcessedImage>>();

  constructor(dir: string, maxBytes: number) {
    this.#dir = dir;
    this.#files = new LRUCache({
      maxSize: Math.max(1, maxBytes),
      sizeCalculation: ({ bytes }) => Math.max(1, bytes),
      dispose: (_file, name, reason) => {
        if (reason === 'evict') void rm(path.join(dir, name), { force: true }).catch(warn);
      },
    });
    this.#loaded = this.#load().catch(warn);
  }

  /**
   * Returns a cached image, or creates it with `make`, which runs in `queue` and is shared by concurrent calls for one key.
   * An image written before `changedAt` (in ms) is created again. A partial image is not cached.
   * @throws TooBusy, and what `make` throws
   */
  async getOrCreate(
    key: string,
    queue: WorkQueue,
    make: () => Promise<ProcessedImage>,
    changedAt: () => Promise<number> = async () => 0,
  ): Promise<ProcessedImage> {
    const stored = await this.#read(key);
    if (stored && stored.writtenAt >= (await changedAt())) return stored.image;
    const pending = this.#pending.get(key);
    if (pending) return pending;
    const work = queue.run(async () => {
      const made = await make();
      if (!made.isPartial) await this.save(key, made);
      return made;
    });
    const making = work.finally(() => this.#pending.delete(key));
    this.#pending.set(key, making);
    return making;
  }

  async find(key: string): Promise<ProcessedImage | null> {
    return (await this.#read(key))?.image ?? null;
  }

  async #read(key: string): Promise<{ image: ProcessedImage; writtenAt: number } | null> {
    await this.#loaded;
    for (const type of TYPES) {
      const name = nameOf(key, type);
      const file = this.#files.get(name);
      if (!file) continue;
      const body = await readFile(path.join(this.#dir, name)).catch(() => null);
      if (body) return { image: { body, type }, writtenAt: file.writtenAt };
      this.#files.delete(name);
    }
    return null;
  }

  /** Writes an image to disk. Errors are only logged, because the image can be served anyway. */
  async save(key: string, { body, type }: ProcessedImage): Promise<void> {
    await this.#loaded;
    const name = nameOf(key, type);
    try {
      await writeFileAtomic(path.join(this.#dir, name), body);
      this.#files.set(name, { bytes: body.length, writtenAt: Date.now() });
      // A replaced upload may have another type.
      for (const earlier of TYPES.map((other) => nameOf(key, other)))
        if (earlier !== name && this.#files.delete(earlier)) await rm(path.join(this.#dir, earlier), { force: true });
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
    for (const { name, ...file } of known.sort((a, b) => a.writtenAt - b.writtenAt)) this.#files.set(name, file);
  }
}

const nameOf = (key: string, type: string) => `${createHash('sha256').update(key).digest('hex')}.${type}`;
const warn = (error: unknown) => log.warn({ err: error }, 'Images cannot be cached on disk');

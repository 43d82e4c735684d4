import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { log } from '../../platform/log.server.ts';
import { parseJson } from '../../platform/parse-json.server.ts';
import { placeFile } from '../../platform/place-file.server.ts';
import type { Bodies, CachedPage } from './cached-page.ts';

const MAX_AGE_MS = 30 * 24 * 3600_000;
/** A temporary file that is older than this was left behind by a stop. */
const LEFT_BEHIND_MS = 60_000;
const READ_AT_ONCE = 16;

const head = z.object({
  key: z.string(),
  status: z.number(),
  headers: z.array(z.tuple([z.string(), z.string()])),
  inlineHashes: z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) }),
  tags: z.array(z.string()),
  isPartial: z.boolean(),
  hash: z.string(),
  version: z.string().nullable(),
  build: z.string(),
  /** Files of earlier versions have none. */
  formKey: z.string().optional(),
  renderedAt: z.number(),
  lengths: z.array(z.number()).refine(({ length }) => length === 3 || length === 6),
  checksum: z.string(),
});

/**
 * Pages on disk, one file each: a line of JSON, then the three bodies, then those of its data. Written beside and renamed, and read with a checksum,
 * so a stop at any moment leaves the old file, the new one or none. A file that is not whole counts as missing.
 */
export class PageFiles {
  readonly #dir: string;
  readonly #pending = new Map<string, Promise<void>>();

  constructor(dir: string) {
    this.#dir = dir;
  }

  /** The page with this key, after what is being written of it; null when there is none. */
  async read(key: string): Promise<CachedPage | null> {
    const file = this.#fileOf(key);
    await this.#pending.get(file)?.catch(() => {});
    const page = await readPage(file);
    return page?.key === key ? page : null;
  }

  write(page: CachedPage): Promise<void> {
    return this.#inOrder(page.key, async (file) => {
      const { bodies, hydration, ...rest } = page;
      const parts = [bodies, ...(hydration ? [hydration] : [])].flatMap((body) => [body.identity, body.gzip, body.br]);
      const meta = { ...rest, lengths: parts.map(({ length }) => length) };
      const line = JSON.stringify({ ...meta, checksum: checksumOf(meta, parts) });
      const content = Buffer.concat([Buffer.from(`${line}\n`), ...parts]);
      await placeFile(file, (temporary) => writeFile(temporary, content));
    });
  }

  remove(key: string): Promise<void> {
    return this.#inOrder(key, tidyUp);
  }

  /** Waits for everything that is being written. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#pending.values());
  }

  /** Reads all pages, the latest written first, until `take` says no. Removes what a stop has left and what is too old. */
  async readAll(take: (page: CachedPage) => boolean): Promise<void> {
    const names = await readdir(this.#dir).catch(() => []);
    const files = await Promise.all(
      names.map(async (name) => {
        const file = path.join(this.#dir, name);
        const writtenAt = (await stat(file).catch(() => null))?.mtimeMs ?? 0;
        const limit = name.endsWith('.tmp') ? LEFT_BEHIND_MS : MAX_AGE_MS;
        return { file, writtenAt, isOver: Date.now() - writtenAt > limit, isPage: name.endsWith('.page') };
      }),
    );
    await Promise.all(files.filter(({ isOver }) => isOver).map(({ file }) => tidyUp(file)));
    const kept = files.filter(({ isOver, isPage }) => isPage && !isOver).sort((a, b) => b.writtenAt - a.writtenAt);
    for (let at = 0; at < kept.length; at += READ_AT_ONCE) {
      const pages = await Promise.all(kept.slice(at, at + READ_AT_ONCE).map(({ file }) => readPage(file)));
      for (const page of pages) if (page && !take(page)) return;
    }
  }

  /** What happens to one file happens in the order in which it was asked for. */
  #inOrder(key: string, work: (file: string) => Promise<void>): Promise<void> {
    const file = this.#fileOf(key);
    const run = () => work(file);
    const done = (this.#pending.get(file) ?? Promise.resolve()).then(run, run);
    this.#pending.set(file, done);
    const forget = () => {
      if (this.#pending.get(file) === done) this.#pending.delete(file);
    };
    done.then(forget, forget);
    return done;
  }

  #fileOf(key: string): string {
    return path.join(this.#dir, `${createHash('sha256').update(key).digest('hex').slice(0, 40)}.page`);
  }
}

async function readPage(file: string): Promise<CachedPage | null> {
  const data = await readFile(file).catch(() => null);
  if (!data) return null;
  const page = parsePage(data);
  if (!page) await tidyUp(file);
  return page;
}

/** Removes what is of no use. Where the disk refuses it stays, and counts as missing all the same. */
const tidyUp = (file: string): Promise<void> =>
  rm(file, { force: true }).catch((error) => log.warn({ err: error }, 'A page on disk could not be removed'));

function parsePage(data: Buffer): CachedPage | null {
  const end = data.indexOf('\n');
  if (end === -1) return null;
  const read = head.safeParse(parseJson(data.subarray(0, end).toString()));
  if (!read.success) return null;
  const { checksum, ...meta } = read.data;
  const { lengths, ...rest } = meta;
  let start = end + 1;
  const parts = lengths.map((length) => {
    const part = data.subarray(start, start + length);
    start += length;
    return part;
  });
  const [bodies, hydration] = [bodiesOf(parts.slice(0, 3)), bodiesOf(parts.slice(3))];
  if (!bodies || start !== data.length || checksumOf(meta, parts) !== checksum) return null;
  return { ...rest, formKey: rest.formKey ?? '', bodies, hydration };
}

function bodiesOf([identity, gzip, br]: Buffer[]): Bodies | null {
  return identity && gzip && br ? { identity, gzip, br } : null;
}

/** Over everything in the file, in an order of fields that does not depend on who wrote them. */
function checksumOf(meta: object, parts: Buffer[]): string {
  const hash = createHash('sha256').update(JSON.stringify(Object.entries(meta).sort(([a], [b]) => (a < b ? -1 : 1))));
  for (const part of parts) hash.update(part);
  return hash.digest('base64url');
}

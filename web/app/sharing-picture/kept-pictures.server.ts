import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Pictures in a folder: each is made once, however many ask, and survives a restart. */
export function keptPictures(dir: string) {
  const underWay = new Map<string, Promise<Buffer>>();
  // Drawing keeps a core busy, so one after another.
  let last: Promise<unknown> = Promise.resolve();

  const makeAndKeep = async (file: string, make: () => Promise<Buffer>) => {
    const picture = await make();
    await mkdir(dir, { recursive: true });
    const temporary = `${file}.${process.pid}.tmp`;
    await writeFile(temporary, picture);
    await rename(temporary, file);
    return picture;
  };

  /** The picture of that name, or what `make` gives, which is kept. @throws what `make` throws */
  return async function getPicture(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const file = path.join(dir, name);
    const kept = await readFile(file).catch(() => null);
    if (kept) return kept;
    const known = underWay.get(name);
    if (known) return known;
    const made = last.then(() => makeAndKeep(file, make)).finally(() => underWay.delete(name));
    last = made.catch(() => {});
    underWay.set(name, made);
    return made;
  };
}

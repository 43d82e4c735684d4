import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file beside its place and renames it: what lies there is always whole, the old one or the new one, also after a stop
 * half way and with several processes in the same folder, which is made if need be. When it fails nothing is left over; after a
 * stop half way a file that ends in `.tmp` is.
 *
 *     await placeFile(file, (temporary) => writeFile(temporary, content));
 *
 * @throws what `write` throws, and what the disk refuses
 */
export async function placeFile(file: string, write: (temporary: string) => Promise<void>): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    await write(temporary);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => {});
    throw error;
  }
}

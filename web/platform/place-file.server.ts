import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
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

/**
 * Writes a file in the same way that outlives a power cut once this is done: its content is on the disk before its name, and its name
 * before the end. Only the owner may read it.
 *
 * @throws what the disk refuses
 */
export async function placeLastingFile(file: string, content: string | Uint8Array): Promise<void> {
  await placeFile(file, async (temporary) => {
    const handle = await open(temporary, 'wx', 0o600);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
  });
  // Windows opens no folders, and keeps names in a journal.
  if (process.platform === 'win32') return;
  const folder = await open(path.dirname(file), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

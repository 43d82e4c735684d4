import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file so that readers see it completely or not at all: writes a temporary file and renames it. Only the owner
 * can read it. With `isDurable` it survives a power failure: the content is flushed before the rename, the folder after
 * it. A crash can leave a `.tmp` file behind.
 */
export async function writeFileAtomic(
  file: string,
  content: string | Uint8Array,
  { isDurable = false } = {},
): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    await writeFile(temporary, content, { flag: 'wx', mode: 0o600, flush: isDurable });
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => {});
    throw error;
  }
  // Windows cannot flush a folder, but NTFS journals the rename.
  if (!isDurable || process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

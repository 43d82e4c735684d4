import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file that readers see whole or not at all: a temporary file beside it is renamed. Only the owner may read it.
 * With `isDurable` it also survives a power cut: the content is flushed before the rename, the folder's entry after it.
 * A crash can leave a file behind that ends in `.tmp`.
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
  // Windows cannot open a folder; NTFS journals the rename.
  if (!isDurable || process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

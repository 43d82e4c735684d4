import { randomUUID } from 'node:crypto';
import { statfsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import { writeFileAtomic } from '#platform/write-file-atomic.server.ts';
import { CV_TYPES } from './cv-limits.ts';

const MAX_NAME = 150;
/** Reserved for leads without files, the database and logs. */
const MIN_FREE_BYTES = 500 * 1024 * 1024;

/** Detected by content, whatever the name says. Null for types that we don't accept. */
export async function documentType(content: Uint8Array): Promise<{ mime: string; extension: string } | null> {
  const found = await fileTypeFromBuffer(content).catch(() => undefined);
  const extension = found && CV_TYPES[found.mime];
  return extension ? { mime: found.mime, extension } : null;
}

const folderOf = (dataDir: string): string => path.join(dataDir, 'uploads');

/** As the CMS accepts it, with the extension of the detected type. */
export function safeFileName(name: string, extension: string): string {
  const base = name
    .toWellFormed()
    .replace(/[<>:"/\\|?*\p{Cc}]/gu, '_')
    .replace(/\.\w{1,5}$/, '')
    .trim();
  return `${base.slice(0, MAX_NAME) || 'cv'}.${extension}`;
}

export const uploadPath = (dataDir: string, stored: string): string => path.join(folderOf(dataDir), stored);

/** False below 500 MB. True if the disk doesn't say: writing will tell. */
export function hasDiskSpace(dataDir: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(dataDir);
    return bavail * bsize >= MIN_FREE_BYTES;
  } catch {
    return true;
  }
}

/** Durable: survives a crash. Returns the stored name. */
export async function storeUpload(dataDir: string, content: Uint8Array, extension: string): Promise<string> {
  const stored = `${randomUUID()}.${extension}`;
  await writeFileAtomic(uploadPath(dataDir, stored), content, { isDurable: true });
  return stored;
}

export const removeUpload = (dataDir: string, stored: string): Promise<void> =>
  rm(uploadPath(dataDir, stored), { force: true });

/** Removes files orphaned by a crash between writing the file and its lead. */
export async function sweepUploads(
  dataDir: string,
  minAgeMs: number,
  isNeeded: (stored: string) => boolean,
): Promise<void> {
  for (const name of await readdir(folderOf(dataDir)).catch(() => [])) {
    const found = await stat(uploadPath(dataDir, name)).catch(() => null);
    if (!found || Date.now() - found.mtimeMs < minAgeMs || isNeeded(name)) continue;
    await removeUpload(dataDir, name);
  }
}

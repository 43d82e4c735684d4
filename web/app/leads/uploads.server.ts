import { randomUUID } from 'node:crypto';
import { statfsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import { writeFileAtomic } from '#platform/write-file-atomic.server.ts';
import { CV_TYPES } from './cv-limits.ts';

const MAX_NAME = 150;
/** Disk space reserved for the database, logs and leads without files. */
const MIN_FREE_BYTES = 500 * 1024 * 1024;

/** The type of a document, detected by its content. Null for types that are not accepted. */
export async function documentType(content: Uint8Array): Promise<{ mime: string; extension: string } | null> {
  const found = await fileTypeFromBuffer(content).catch(() => undefined);
  const extension = found && CV_TYPES[found.mime];
  return extension ? { mime: found.mime, extension } : null;
}

const folderOf = (dataDir: string): string => path.join(dataDir, 'uploads');

/** A file name without characters that the CMS rejects, with the extension of the detected type. */
export function safeFileName(name: string, extension: string): string {
  const base = name
    .replace(/[<>:"/\\|?*\p{Cc}]/gu, '_')
    .replace(/\.\w{1,5}$/, '')
    .trim()
    .slice(0, MAX_NAME)
    // Last, as the end may be in the middle of a character.
    .toWellFormed();
  return `${base || 'cv'}.${extension}`;
}

export const uploadPath = (dataDir: string, stored: string): string => path.join(folderOf(dataDir), stored);

/** False if less than 500 MB are free. True if that is unknown: then a full disk shows when the file is written. */
export function hasDiskSpace(dataDir: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(dataDir);
    return bavail * bsize >= MIN_FREE_BYTES;
  } catch {
    return true;
  }
}

/** Stores a file so that it survives a crash. Returns its name. */
export async function storeUpload(dataDir: string, content: Uint8Array, extension: string): Promise<string> {
  const stored = `${randomUUID()}.${extension}`;
  await writeFileAtomic(uploadPath(dataDir, stored), content, { isDurable: true });
  return stored;
}

export const removeUpload = (dataDir: string, stored: string): Promise<void> =>
  rm(uploadPath(dataDir, stored), { force: true });

/** Removes old files without a lead, which remain if the process crashes before it stores the lead. */
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

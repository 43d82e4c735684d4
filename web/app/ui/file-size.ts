const KILOBYTE = 1000;
const MEGABYTE = 1000 * KILOBYTE;

/** A file's size in words: `96 kB`, `0.9 MB`. From 100 kB on in megabytes with one decimal. */
export function formatFileSize(bytes: number): string {
  if (bytes >= MEGABYTE / 10) return `${(bytes / MEGABYTE).toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / KILOBYTE))} kB`;
}

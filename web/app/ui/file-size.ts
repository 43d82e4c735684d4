const KILOBYTE = 1000;
const MEGABYTE = 1000 * KILOBYTE;

/** `96 kB`, `0.9 MB` */
export function formatFileSize(bytes: number): string {
  if (bytes >= MEGABYTE / 10) return `${(bytes / MEGABYTE).toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / KILOBYTE))} kB`;
}

/** Once an hour (specification 9). */
const CHECK_EVERY_MS = 3_600_000;

let isOutdated = false;

/** True if the site was deployed since this page loaded. Then the next navigation loads a new document. */
export const isNewVersionOut = (): boolean => isOutdated;

export function compareVersion(id: string): void {
  if (id !== __BUILD_ID__) isOutdated = true;
}

export function watchVersions(): void {
  window.setInterval(async () => {
    try {
      const response = await fetch('/builds/latest.json', { cache: 'no-store' });
      const latest: unknown = await response.json();
      if (latest && typeof latest === 'object' && 'id' in latest) compareVersion(String(latest.id));
    } catch {
      // Offline or in the middle of a deployment: the next check will succeed.
    }
  }, CHECK_EVERY_MS);
}

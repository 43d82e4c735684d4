/** Specification 9: hourly. */
const CHECK_EVERY_MS = 3_600_000;

let isOutdated = false;

/** The site was deployed since this page loaded, so the next navigation is a document load. */
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
      // Offline or in the middle of a deployment: the next poll tells.
    }
  }, CHECK_EVERY_MS);
}

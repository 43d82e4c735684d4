/** Specification 9: hour-long build poll. */
const CHECK_EVERY_MS = 3_600_000;

let isOutdated = false;

/** Whether the site was deployed again since this page was loaded. The next navigation is then a full page load. */
export const isNewVersionOut = (): boolean => isOutdated;

/** Compares the build that the server runs with the page's own. */
export function compareVersion(id: string): void {
  if (id !== __BUILD_ID__) isOutdated = true;
}

/** Asks for the latest build every hour. */
export function watchVersions(): void {
  window.setInterval(async () => {
    try {
      const response = await fetch('/builds/latest.json', { cache: 'no-store' });
      const latest: unknown = await response.json();
      if (latest && typeof latest === 'object' && 'id' in latest) compareVersion(String(latest.id));
    } catch {
      // Offline, or the site is being replaced at this moment: the next hour asks again.
    }
  }, CHECK_EVERY_MS);
}

/** Specification 9: hour-long build poll. */
const CHECK_EVERY_MS = 3_600_000;

let isOutdated = false;

/** Whether the site has been built anew since this page was loaded. Its next navigation is a full page load then. */
export const isNewBuildOut = (): boolean => isOutdated;

/** Takes notice of the build that has answered. */
export function noteBuild(id: string): void {
  if (id !== __BUILD_ID__) isOutdated = true;
}

/** Asks for the latest build every hour. The answer stops asking. */
export function watchBuilds(): () => void {
  const check = async () => {
    try {
      const response = await fetch('/builds/latest.json', { cache: 'no-store' });
      const latest: unknown = await response.json();
      if (latest && typeof latest === 'object' && 'id' in latest) noteBuild(String(latest.id));
    } catch {
      // Offline, or the site is being replaced at this moment: there is another hour.
    }
  };
  const timer = window.setInterval(check, CHECK_EVERY_MS);
  return () => window.clearInterval(timer);
}

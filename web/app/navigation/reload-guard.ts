/** A path is reloaded at most once within this time, so that a broken build causes no reload loop. */
const RELOAD_GUARD_MS = 10_000;

/** `getStorage` is a function, because where storage is blocked, even reading `window.sessionStorage` throws. */
export function allowReload(path: string, getStorage: () => Storage, now = Date.now()): boolean {
  const key = `reload:${path}`;
  try {
    const storage = getStorage();
    const last = Number(storage.getItem(key) ?? Number.NEGATIVE_INFINITY);
    if (now - last < RELOAD_GUARD_MS) return false;
    storage.setItem(key, String(now));
    return true;
  } catch {
    // Without storage nothing would stop a reload loop.
    return false;
  }
}

/** Contract 4, Builds: at most once per path per 10 s. */
const RELOAD_GUARD_MS = 10_000;

/**
 * Whether a page may be loaded as a document because its code is missing; true is remembered for 10 s. The storage is a
 * function because naming it throws where it is forbidden.
 */
export function allowReload(path: string, getStorage: () => Storage, now = Date.now()): boolean {
  const key = `reload:${path}`;
  try {
    const storage = getStorage();
    const last = Number(storage.getItem(key) ?? Number.NEGATIVE_INFINITY);
    if (now - last < RELOAD_GUARD_MS) return false;
    storage.setItem(key, String(now));
    return true;
  } catch {
    // Without storage nothing would end a loop of reloads.
    return false;
  }
}

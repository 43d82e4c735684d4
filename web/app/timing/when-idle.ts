const PATIENCE_MS = 4000;
/** For browsers without requestIdleCallback (Safari). */
const FALLBACK_MS = 1000;

/** Runs `task` once the page has loaded and the browser has nothing better to do; the answer calls it off. */
export function whenIdle(task: () => void): () => void {
  let cancel = () => {};
  const schedule = () => {
    if ('requestIdleCallback' in window) {
      const id = requestIdleCallback(task, { timeout: PATIENCE_MS });
      cancel = () => cancelIdleCallback(id);
    } else {
      const id = setTimeout(task, FALLBACK_MS);
      cancel = () => clearTimeout(id);
    }
  };
  if (document.readyState === 'complete') schedule();
  else {
    addEventListener('load', schedule, { once: true });
    cancel = () => removeEventListener('load', schedule);
  }
  return () => cancel();
}

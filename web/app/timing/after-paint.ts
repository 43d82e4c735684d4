/** A page in a background tab is not painted. */
const UNPAINTED_MS = 500;

/**
 * Runs `task` in the frame after the one that shows what was changed just now, soon also when nothing is painted; the answer
 * calls it off.
 */
export function afterPaint(task: () => void): () => void {
  const run = () => {
    cancel();
    task();
  };
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(run);
  });
  const unpainted = setTimeout(run, UNPAINTED_MS);
  const cancel = () => {
    cancelAnimationFrame(frame);
    clearTimeout(unpainted);
  };
  return cancel;
}

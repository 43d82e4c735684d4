/** A page in a background tab is not painted. */
const UNPAINTED_MS = 500;

/** Runs `task` when what was changed just now has been painted, soon also when nothing is painted; the answer calls it off. */
export function afterPaint(task: () => void): () => void {
  const run = () => {
    cancel();
    task();
  };
  let painted: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    painted = setTimeout(run);
  });
  const unpainted = setTimeout(run, UNPAINTED_MS);
  const cancel = () => {
    cancelAnimationFrame(frame);
    clearTimeout(painted);
    clearTimeout(unpainted);
  };
  return cancel;
}

/** `load` with its answer shared by all who ask within `ms`, those who ask while it is on its way too. A failure is not kept. */
export function sharedFor<T>(ms: number, load: () => Promise<T>, now: () => number = Date.now): () => Promise<T> {
  let kept: { until: number; value: Promise<T> } | undefined;
  return () => {
    if (kept && now() < kept.until) return kept.value;
    const mine = { until: Number.POSITIVE_INFINITY, value: load() };
    kept = mine;
    mine.value.then(
      () => {
        mine.until = now() + ms;
      },
      () => {
        if (kept === mine) kept = undefined;
      },
    );
    return mine.value;
  };
}

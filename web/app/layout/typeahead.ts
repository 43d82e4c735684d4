/** What was typed counts as one word until the keys rest this long (ARIA pattern). */
const PAUSE_MS = 500;

/**
 * Collects typed letters and finds the label that they begin. One letter typed again and again walks through all labels with it.
 */
export function createTypeahead(now: () => number = () => performance.now()) {
  let typed = '';
  let lastAt = Number.NEGATIVE_INFINITY;
  const find = (key: string, labels: string[], current: number): number | null => {
    const at = now();
    const letter = key.toLowerCase();
    typed = at - lastAt > PAUSE_MS ? letter : typed + letter;
    lastAt = at;
    const isRepeated = [...typed].every((each) => each === letter);
    const searched = isRepeated ? letter : typed;
    // While a longer word is typed, the label that has been found stays the first candidate.
    const first = isRepeated ? current + 1 : Math.max(current, 0);
    for (let step = 0; step < labels.length; step += 1) {
      const index = (first + step) % labels.length;
      if (labels[index]?.trim().toLowerCase().startsWith(searched)) return index;
    }
    return null;
  };
  return {
    find,
    /** Another key came in between: what follows is a new word. */
    reset: () => {
      lastAt = Number.NEGATIVE_INFINITY;
    },
  };
}

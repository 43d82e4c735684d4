type Limits = {
  /** How many pieces of work run at the same time. */
  parallel: number;
  /** How many may wait. */
  waiting: number;
};

/** Runs work a few pieces at a time. `run` gives null, without running it, when too many are waiting already. */
export function workQueue({ parallel, waiting }: Limits) {
  let running = 0;
  const queue: (() => void)[] = [];

  return {
    async run<T>(work: () => Promise<T>): Promise<T | null> {
      if (running >= parallel) {
        if (queue.length >= waiting) return null;
        await new Promise<void>((resolve) => queue.push(resolve));
      } else running += 1;
      try {
        return await work();
      } finally {
        const next = queue.shift();
        // Who waits takes over the place, so the number stays.
        if (next) next();
        else running -= 1;
      }
    },
  };
}

/** Thrown when more is waiting than can be done in a reasonable time. */
export class TooBusy extends Error {
  override name = 'TooBusy';
}

export type WorkQueue = { run: <T>(work: () => Promise<T>) => Promise<T> };

type Limits = {
  /** How many pieces of work run at the same time. */
  parallel: number;
  /** How many may wait. */
  waiting: number;
};

/** Runs work a few pieces at a time. `run` rejects with TooBusy, without running it, when too many are waiting already. */
export function workQueue({ parallel, waiting }: Limits): WorkQueue {
  let running = 0;
  const queue: (() => void)[] = [];

  return {
    async run<T>(work: () => Promise<T>): Promise<T> {
      if (running >= parallel) {
        if (queue.length >= waiting) throw new TooBusy('Too much is waiting already');
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

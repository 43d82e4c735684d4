export class TooBusy extends Error {
  override name = 'TooBusy';
}

export type WorkQueue = { run: <T>(work: () => Promise<T>) => Promise<T> };

/** Runs at most `parallel` tasks at a time. `run` rejects with TooBusy if `waiting` others are in the queue. */
export function workQueue({ parallel, waiting }: { parallel: number; waiting: number }): WorkQueue {
  let running = 0;
  const queue: (() => void)[] = [];

  return {
    async run<T>(work: () => Promise<T>): Promise<T> {
      if (running >= parallel) {
        if (queue.length >= waiting) throw new TooBusy('The queue is full');
        await new Promise<void>((resolve) => queue.push(resolve));
      } else running += 1;
      try {
        return await work();
      } finally {
        const next = queue.shift();
        // The next task takes over this one's slot.
        if (next) next();
        else running -= 1;
      }
    },
  };
}

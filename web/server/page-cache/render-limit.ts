/** Thrown when more renders wait than can be done in a reasonable time. */
export class TooBusy extends Error {
  override name = 'TooBusy';
}

/** Lets `atOnce` pieces of work run at the same time and `waiting` more wait for their turn. @throws TooBusy beyond that */
export function renderLimit({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0;
  const queue: (() => void)[] = [];
  return {
    get running() {
      return running;
    },
    async run<T>(work: () => Promise<T>): Promise<T> {
      if (running >= atOnce) {
        if (queue.length >= waiting) throw new TooBusy('Too many pages are being rendered');
        // Whoever ends hands over its place, so `running` stays as it is.
        await new Promise<void>((resolve) => queue.push(resolve));
      } else running += 1;
      try {
        return await work();
      } finally {
        const next = queue.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}

import { setImmediate, setTimeout } from 'node:timers/promises';
import { log } from '../../platform/log.server.ts';
import { KeyQueue } from './key-queue.ts';

/** What is wanted most first. `rest` is everything that nobody may be waiting for. */
const PRIORITIES = ['named', 'lists', 'recent', 'rest'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** One of the two is for pages that somebody may be waiting for; only the other one takes the rest. */
const WORKERS = 2;
/** For how many times as long as the last render the next one of the rest waits: it takes a fifth of the time at most. */
const GENTLE_PAUSE = 4;

/** What became of a page: it was rendered, needed nothing, or could not be rendered because the content system is away. */
export type Renewed = 'rendered' | 'fresh' | 'away';

type Options = {
  renew: (key: string) => Promise<Renewed>;
  /** Whether the rest is done with pauses that leave the machine to visitors. */
  isGentle: boolean;
};

/**
 * Renews pages in the background, the likely ones first and a few at a time. Rests while the content system is away, until it is
 * started again.
 */
export class Renewal {
  readonly #options: Options;
  readonly #queues: Record<Priority, KeyQueue> = {
    named: new KeyQueue(),
    lists: new KeyQueue(),
    recent: new KeyQueue(),
    rest: new KeyQueue(),
  };
  #workers = 0;
  #isRestTaken = false;
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** How many pages wait. */
  get waiting(): number {
    return PRIORITIES.reduce((sum, priority) => sum + this.#queues[priority].size, 0);
  }

  /** Lets these pages be renewed, after those of the same priority that wait already. */
  add(priority: Priority, keys: string[]): void {
    this.#queues[priority].add(keys);
    this.start();
  }

  /** Forgets what waits: a newer state of the content makes it all anew. */
  clear(): void {
    for (const priority of PRIORITIES) this.#queues[priority].clear();
  }

  /** Goes on with what waits. */
  start(): void {
    while (this.#workers < WORKERS && this.#upNext() !== undefined) {
      this.#workers += 1;
      void this.#work().finally(() => {
        this.#workers -= 1;
      });
    }
  }

  /** Begins nothing new. */
  close(): void {
    this.#isClosed = true;
  }

  /** The first priority that has work for another worker: of the rest only one page at a time is under way. */
  #upNext(): Priority | undefined {
    return PRIORITIES.find(
      (priority) => this.#queues[priority].size > 0 && (priority !== 'rest' || !this.#isRestTaken),
    );
  }

  async #work(): Promise<void> {
    // The caller counts workers before this one takes its first key.
    await setImmediate();
    for (let priority = this.#upNext(); priority !== undefined && !this.#isClosed; priority = this.#upNext()) {
      const key = this.#queues[priority].take();
      if (key === undefined) return;
      const isRest = priority === 'rest';
      this.#isRestTaken ||= isRest;
      const goesOn = await this.#renew(key, isRest && this.#options.isGentle);
      if (isRest) this.#isRestTaken = false;
      if (!goesOn) return;
    }
  }

  /** False when there is no point in going on. */
  async #renew(key: string, isGentle: boolean): Promise<boolean> {
    const started = performance.now();
    // One that fails must not keep the others from their turn.
    const renewed = await this.#options.renew(key).catch((error) => {
      log.error({ err: error, page: key }, 'A page could not be renewed');
      return 'fresh' as const;
    });
    if (renewed === 'fresh') return true;
    if (renewed === 'away') {
      this.#queues.rest.add([key]);
      return false;
    }
    // Visitors come first: their requests are answered between two renders.
    await setImmediate();
    if (isGentle) await setTimeout((performance.now() - started) * GENTLE_PAUSE, undefined, { ref: false });
    return true;
  }
}

/**
 * Keys in the order in which they came, each once. Taking one costs the same however many wait: shifting an array of 100,000
 * takes a millisecond each time.
 */
export class KeyQueue {
  readonly #waiting = new Set<string>();
  /** Goes on where it was, past what was taken; it sees what is added while it is under way. */
  #order = this.#waiting.values();

  get size(): number {
    return this.#waiting.size;
  }

  add(keys: Iterable<string>): void {
    for (const key of keys) this.#waiting.add(key);
  }

  /** The one that has waited longest. */
  take(): string | undefined {
    let next = this.#order.next();
    if (next.done) {
      // One that has come to an end stays there.
      this.#order = this.#waiting.values();
      next = this.#order.next();
    }
    if (next.value !== undefined) this.#waiting.delete(next.value);
    return next.value;
  }

  clear(): void {
    this.#waiting.clear();
  }
}

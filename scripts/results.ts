import type { Results } from '../web/test/test-reports.ts';
import { Failure, print, printError } from './progress.ts';

const onePassed = (): Results => ({ passed: 1, failures: [], skipped: 0 });

/** Test counts of all parts of a run. */
export class Totals {
  #passed = 0;
  #skipped = 0;
  readonly #failures: string[] = [];

  /** `read` returns the counts after the run. Without it the part counts as one test. If `work` throws, at least one test has failed. */
  async run(part: string, work: () => Promise<void>, read = onePassed): Promise<void> {
    try {
      await work();
      this.add(part, read());
    } catch (error) {
      printError(error);
      this.add(part, atLeastOneFailed(read, error));
    }
  }

  add(part: string, { passed, failures, skipped }: Results): void {
    this.#passed += passed;
    this.#skipped += skipped;
    for (const failure of failures) this.#failures.push(failure ? `${part}: ${failure}` : part);
  }

  /** Prints the totals and the names of failed tests, as the last lines of the log, and sets the exit code. */
  print(): void {
    if (this.#failures.length > 0) print(`\nFailed:\n${this.#failures.join('\n')}`);
    const skipped = this.#skipped > 0 ? `, ${this.#skipped} skipped` : '';
    print(`\n${this.#passed} passed, ${this.#failures.length} failed${skipped}`);
    if (this.#failures.length > 0) process.exitCode = 1;
  }
}

/** The result of a part that failed without reporting which test, for example with an error outside of its tests. */
export function unnamedFailure(error: unknown): Results {
  return { passed: 0, failures: [error instanceof Failure ? error.output : ''], skipped: 0 };
}

function atLeastOneFailed(read: () => Results, error: unknown): Results {
  const unnamed = unnamedFailure(error);
  if (read === onePassed) return unnamed;
  try {
    const results = read();
    return results.failures.length > 0 ? results : { ...results, failures: unnamed.failures };
  } catch {
    return unnamed;
  }
}

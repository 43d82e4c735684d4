import type { Results } from '../web/test/test-reports.ts';
import { printError, say } from './progress.ts';

const onePassed = (): Results => ({ passed: 1, failed: 0, skipped: 0 });
const ONE_FAILED: Results = { passed: 0, failed: 1, skipped: 0 };

/** Test counts of all parts of a run. */
export class Totals {
  readonly #totals: Results = { passed: 0, failed: 0, skipped: 0 };
  readonly #failedParts: string[] = [];

  /** `read` returns the counts after the run; without it the part counts as one test. If `work` throws, at least one has failed. */
  async run(part: string, work: () => Promise<void>, read = onePassed): Promise<void> {
    try {
      await work();
      this.add(part, read());
    } catch (error) {
      printError(error);
      this.add(part, atLeastOneFailed(read));
    }
  }

  add(part: string, { passed, failed, skipped }: Results): void {
    this.#totals.passed += passed;
    this.#totals.failed += failed;
    this.#totals.skipped += skipped;
    if (failed > 0) this.#failedParts.push(part);
  }

  /** Also sets the exit code. */
  print(): void {
    const { passed, failed, skipped } = this.#totals;
    if (failed > 0) say(`\nFailed: ${this.#failedParts.join(', ')}`);
    say(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
    if (failed > 0) process.exitCode = 1;
  }
}

function atLeastOneFailed(read: () => Results): Results {
  if (read === onePassed) return ONE_FAILED;
  try {
    const results = read();
    return { ...results, failed: Math.max(1, results.failed) };
  } catch {
    return ONE_FAILED;
  }
}

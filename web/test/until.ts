import { setTimeout as pause } from 'node:timers/promises';

const ASK_EVERY_MS = 50;
/** Long enough for a busy machine; who waits for less measures a promise. */
const LIMIT_MS = 60_000;

/**
 * Waits until something holds, and says after how many milliseconds it did. A question that fails counts as no.
 *
 * @throws an error that names `what` when it does not hold within `ms`
 */
export async function until(what: string, holds: () => Promise<boolean>, ms = LIMIT_MS): Promise<number> {
  const started = Date.now();
  let last: unknown;
  while (Date.now() - started < ms) {
    try {
      if (await holds()) return Date.now() - started;
    } catch (error) {
      last = error;
    }
    await pause(ASK_EVERY_MS);
  }
  throw new Error(`Not within ${ms} ms: ${what}`, { cause: last });
}

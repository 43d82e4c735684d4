import { setTimeout as sleep } from 'node:timers/promises';

const INTERVAL_MS = 50;
/** Generous, for a busy machine. Pass less only where the time itself is the requirement. */
const TIMEOUT_MS = 60_000;

/**
 * Polls until the condition holds, and returns how many milliseconds that took. A condition that throws does not hold yet.
 *
 * @throws an error that names `what` after `timeoutMs`
 */
export async function waitFor(what: string, holds: () => Promise<boolean>, timeoutMs = TIMEOUT_MS): Promise<number> {
  const started = Date.now();
  let cause: unknown;
  while (Date.now() - started < timeoutMs) {
    try {
      if (await holds()) return Date.now() - started;
    } catch (error) {
      cause = error;
    }
    await sleep(INTERVAL_MS);
  }
  throw new Error(`Not within ${timeoutMs} ms: ${what}`, { cause });
}

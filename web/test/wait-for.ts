import { setTimeout as sleep } from 'node:timers/promises';

const INTERVAL_MS = 50;
/** Generous, for busy machines. Pass less only where the time itself is the requirement. */
const TIMEOUT_MS = 60_000;

/**
 * Polls until the condition holds. Returns how many milliseconds that took. An exception counts as "not yet".
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

import { log } from '../../platform/log.server.ts';

const REPORT_EVERY_MS = 60_000;
const TIMEOUT_MS = 10_000;
const MAX_PATHS = 500;
/** The content system takes no longer ones. */
const MAX_PATH = 255;
const REPORTED_AT_ONCE = 100;

type Options = { strapiUrl: string; token: string | undefined; everyMs?: number };

/**
 * Counts addresses that do not exist and reports them to the content system once a minute, where editors can turn them into
 * redirects. Holds a limited number; what cannot be reported is tried again.
 */
export class NotFoundLog {
  readonly #options: Options;
  readonly #counts = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  count(pathname: string): void {
    if (pathname.length > MAX_PATH) return;
    const count = this.#counts.get(pathname);
    if (count === undefined && this.#counts.size >= MAX_PATHS) return;
    this.#counts.set(pathname, (count ?? 0) + 1);
  }

  start(): void {
    this.#timer = setInterval(() => void this.report(), this.#options.everyMs ?? REPORT_EVERY_MS);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async report(): Promise<void> {
    const { strapiUrl, token } = this.#options;
    const reported = [...this.#counts].sort((a, b) => b[1] - a[1]).slice(0, REPORTED_AT_ONCE);
    if (!token || reported.length === 0) return;
    try {
      const response = await fetch(`${strapiUrl}/api/not-founds/report`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ data: reported.map(([path, count]) => ({ path, count })) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The content system answered ${response.status}`);
      for (const [path, count] of reported) {
        const rest = (this.#counts.get(path) ?? 0) - count;
        if (rest > 0) this.#counts.set(path, rest);
        else this.#counts.delete(path);
      }
    } catch (error) {
      log.warn({ err: error }, 'Addresses that were not found could not be reported');
    }
  }
}

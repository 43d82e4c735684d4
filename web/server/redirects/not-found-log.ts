import { MISSED_SEARCH } from '#app/search/missed-search.server.ts';
import { log } from '#platform/log.server.ts';

const REPORT_EVERY_MS = 60_000;
const TIMEOUT_MS = 10_000;
/** Separate limits for paths and searches, because scanners request more paths than this. */
const MAX_PER_KIND = 500;
/** The limit of the CMS, in characters. */
const MAX_PATH = 255;
/** The CMS accepts 100 per report. */
const MAX_REPORTED_PER_KIND = 50;
/** Responses 4xx after which a later attempt may succeed: timeout and too many requests. */
const TEMPORARY = [408, 429];

type Counts = Map<string, number>;
type Options = { strapiUrl: string; token: string | undefined };

/**
 * Counts 404s and searches without results, and reports them to the CMS every minute, where editors can turn them into
 * redirects. Failed reports are retried, refused ones dropped.
 */
export class NotFoundLog {
  readonly #options: Options;
  readonly #paths: Counts = new Map();
  readonly #searches: Counts = new Map();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  count(pathname: string): void {
    if (pathname.length > MAX_PATH) return;
    const counts = this.#countsOf(pathname);
    const count = counts.get(pathname);
    if (count === undefined && counts.size >= MAX_PER_KIND) return;
    counts.set(pathname, (count ?? 0) + 1);
  }

  start(): void {
    this.#timer = setInterval(() => void this.report(), REPORT_EVERY_MS);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async report(): Promise<void> {
    const { strapiUrl, token } = this.#options;
    const reported = [this.#paths, this.#searches].flatMap((counts) =>
      [...counts].sort((a, b) => b[1] - a[1]).slice(0, MAX_REPORTED_PER_KIND),
    );
    if (!token || reported.length === 0) return;
    for (const [path] of reported) this.#countsOf(path).delete(path);
    try {
      const response = await fetch(`${strapiUrl}/api/not-founds/report`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ data: reported.map(([path, count]) => ({ path, count })) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      const isRefused = response.status >= 400 && response.status < 500 && !TEMPORARY.includes(response.status);
      if (isRefused) log.warn({ status: response.status }, 'The CMS refused a report of 404s, which is dropped');
      else if (!response.ok) throw new Error(`The CMS responded with ${response.status}`);
    } catch (error) {
      for (const [path, count] of reported) {
        const counts = this.#countsOf(path);
        counts.set(path, (counts.get(path) ?? 0) + count);
      }
      log.warn({ err: error }, '404s could not be reported to the CMS');
    }
  }

  #countsOf(path: string): Counts {
    return path.startsWith(MISSED_SEARCH) ? this.#searches : this.#paths;
  }
}

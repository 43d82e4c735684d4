import { z } from 'zod';
import { setCmsReachable } from '#app/content/cms-status.server.ts';
import { log } from '#platform/log.server.ts';

const POLL_INTERVAL_MS = 4_000;
const TIMEOUT_MS = 3_000;

const stateResponse = z.object({ data: z.object({ version: z.string() }) });
type CmsState = Partial<z.output<typeof stateResponse>['data']>;
/** With these statuses Strapi is up, but the token or the route is missing. */
const NO_VERSION_STATUSES = [401, 403, 404];

type Options = {
  strapiUrl: string;
  token: string | undefined;
  onVersion: (version: string) => void;
  onReachable: (isReachable: boolean) => void;
};

/**
 * Tracks whether the CMS is reachable and the version of its content. Polls every few seconds, because webhooks can get
 * lost.
 */
export class ContentWatch {
  readonly #options: Options;
  #check: Promise<boolean> | null = null;
  #lastStarted = 0;
  #lastFinished = 0;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;
  #isReachable: boolean | null = null;
  #since = Date.now();

  constructor(options: Options) {
    this.#options = options;
  }

  get isReachable(): boolean | null {
    return this.#isReachable;
  }

  state() {
    const since = new Date(this.#since).toISOString();
    return { status: this.#isReachable === null ? 'unknown' : this.#isReachable ? 'ok' : 'down', since };
  }

  start(): void {
    const poll = () => {
      void this.check().finally(() => {
        if (this.#isStopped) return;
        this.#timer = setTimeout(poll, POLL_INTERVAL_MS * (0.9 + Math.random() * 0.2));
        this.#timer.unref();
      });
    };
    poll();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  /** Polls now. With `hasChanged`, does not reuse a request in progress, which may have been sent before the change. */
  check({ hasChanged = false } = {}): Promise<boolean> {
    if (hasChanged) return this.#poll();
    this.#check ??= this.#poll().finally(() => {
      this.#check = null;
    });
    return this.#check;
  }

  async #poll(): Promise<boolean> {
    this.#lastStarted += 1;
    const number = this.#lastStarted;
    // Retried once: a busy CMS may miss one timeout, and while it counts as down, the site does not call it at all.
    const state = (await this.#fetchState()) ?? (await this.#fetchState());
    // Ignore this response if a later request has finished before.
    if (number < this.#lastFinished) return this.#isReachable ?? false;
    this.#lastFinished = number;
    const isReachable = state !== null;
    if (isReachable !== this.#isReachable) {
      if (this.#isReachable !== null || !isReachable)
        log[isReachable ? 'info' : 'warn'](isReachable ? 'The CMS is reachable again' : 'The CMS is unreachable');
      this.#isReachable = isReachable;
      this.#since = Date.now();
    }
    // Before the version: pages are rendered for it at once, which needs the CMS.
    setCmsReachable(isReachable);
    this.#options.onReachable(isReachable);
    if (state?.version) this.#options.onVersion(state.version);
    return isReachable;
  }

  /** Null if the CMS is unreachable, or if the response does not come from it. */
  async #fetchState(): Promise<CmsState | null> {
    const { strapiUrl, token } = this.#options;
    try {
      const response = await fetch(`${strapiUrl}/api/content-version`, {
        headers: token ? { authorization: `Bearer ${token}` } : {},
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (NO_VERSION_STATUSES.includes(response.status)) {
        await response.body?.cancel();
        return {};
      }
      return stateResponse.parse(await response.json()).data;
    } catch {
      return null;
    }
  }
}

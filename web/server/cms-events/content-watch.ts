import { z } from 'zod';
import { setCmsReachable } from '../../app/content/cms-status.server.ts';
import { log } from '../../platform/log.server.ts';

const ASK_EVERY_MS = 4_000;
const TIMEOUT_MS = 3_000;

const answer = z.object({ data: z.object({ version: z.string() }) });
type Answer = Partial<z.output<typeof answer>['data']>;
/** The content system lives but does not tell its version: another kind of server, or another token. */
const UNKNOWN_STATUSES = [401, 403, 404];

type Options = {
  strapiUrl: string;
  token: string | undefined;
  onVersion: (version: string) => void;
  onReachable: (isReachable: boolean) => void;
  everyMs?: number;
};

/**
 * Knows whether the content system answers and which version its content has. It asks every few seconds, so that a change
 * whose message got lost is seen all the same, and at once when somebody says that something has changed.
 */
export class ContentWatch {
  readonly #options: Options;
  #asking: Promise<boolean> | null = null;
  #asked = 0;
  #answered = 0;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;
  #isReachable: boolean | null = null;
  #since = Date.now();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Whether it answered when it was asked last; null before the first time. */
  get isReachable(): boolean | null {
    return this.#isReachable;
  }

  state() {
    const since = new Date(this.#since).toISOString();
    return { status: this.#isReachable === null ? 'unknown' : this.#isReachable ? 'ok' : 'away', since };
  }

  start(): void {
    const { everyMs = ASK_EVERY_MS } = this.#options;
    const ask = () => {
      void this.check().finally(() => {
        if (this.#isStopped) return;
        this.#timer = setTimeout(ask, everyMs * (0.9 + Math.random() * 0.2));
        this.#timer.unref();
      });
    };
    ask();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  /** Asks now. A request that is under way may be older than a change that is known. */
  check({ hasChanged = false } = {}): Promise<boolean> {
    if (hasChanged) return this.#ask();
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = null;
    });
    return this.#asking;
  }

  async #ask(): Promise<boolean> {
    this.#asked += 1;
    const number = this.#asked;
    // A busy one may be late once: while it is away, no call is made.
    const told = (await this.#fetchState()) ?? (await this.#fetchState());
    // An answer that was overtaken by a later one says nothing any more.
    if (number < this.#answered) return this.#isReachable ?? false;
    this.#answered = number;
    const isReachable = told !== null;
    if (isReachable !== this.#isReachable) {
      if (this.#isReachable !== null || !isReachable)
        log[isReachable ? 'info' : 'warn'](isReachable ? 'The content system is back' : 'The content system is away');
      this.#isReachable = isReachable;
      this.#since = Date.now();
    }
    if (told?.version) this.#options.onVersion(told.version);
    setCmsReachable(isReachable);
    this.#options.onReachable(isReachable);
    return isReachable;
  }

  /** The version; none when there is none to be had; null when the content system does not answer as one. */
  async #fetchState(): Promise<Answer | null> {
    const { strapiUrl, token } = this.#options;
    try {
      const response = await fetch(`${strapiUrl}/api/content-version`, {
        headers: token ? { authorization: `Bearer ${token}` } : {},
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (UNKNOWN_STATUSES.includes(response.status)) {
        await response.body?.cancel();
        return {};
      }
      return answer.parse(await response.json()).data;
    } catch {
      return null;
    }
  }
}

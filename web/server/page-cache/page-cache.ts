import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { log } from '../../platform/log.server.ts';
import { workQueue } from '../../platform/work-queue.server.ts';
import { type CachedPage, compress } from './cached-page.ts';
import type { PageStore } from './page-store.ts';
import type { RenderedPage } from './render-page.ts';

/** Every page is rendered again at this age, whatever the content system says. */
const MAX_AGE_MS = 3600_000;
/** The same while the content version is not known. */
const MAX_AGE_UNKNOWN_MS = 60_000;
const MAX_AGE_PARTIAL_MS = 5_000;
const NOT_FOUND_AGE_MS = 10_000;
/** A page whose render failed is not rendered again for so long. */
const RETRY_MS = 5_000;
/** After a publication, pages that were asked for within this time are rendered again. */
const ASKED_LATELY_MS = 3600_000;
const RENDERS = { parallel: 16, waiting: 512 };
/** What an entry takes beside its bodies. */
const ENTRY_OVERHEAD_BYTES = 2048;

/** A cached page, or what was rendered and cannot be cached. Null while nothing can be rendered. */
export type CacheResult = { page: CachedPage } | { rendered: RenderedPage } | null;

type Options = {
  /** Renders the page with this key for an anonymous visitor. */
  render: (key: string, version: string | null, requestId: string | null) => Promise<RenderedPage>;
  store: PageStore | null;
  /** Stands for the build and all settings that reach a page. */
  settings: string;
  maxBytes: number;
  /** How long a visitor waits for a page that is being rendered when there is an old one. */
  waitMs?: number;
  /** Beside 200, 404 and 410. */
  cachedStatuses?: readonly number[];
};

/**
 * | state of the page                              | response                                             |
 * | rendered for this version                      | from memory                                          |
 * | another version, CMS well                      | render it once, wait up to 1.5 s, then the old one   |
 * | another version, CMS away or the render failed | the old one                                          |
 * | never rendered, CMS away                       | null                                                 |
 *
 * The version is build, settings and content version.
 */
export class PageCache {
  readonly #options: Options;
  readonly #pages: LRUCache<string, { page: CachedPage; askedAt: number }>;
  readonly #missing = new LRUCache<string, CachedPage>({ max: 500, ttl: NOT_FOUND_AGE_MS });
  readonly #failed = new LRUCache<string, true>({ max: 5000, ttl: RETRY_MS });
  readonly #rendering = new Map<string, { version: string | null; result: Promise<CacheResult> }>();
  readonly #queue = workQueue(RENDERS);
  #version: string | null = null;
  #isAway = false;
  #isClosed = false;
  #onDisk = 0;
  #waiting = 0;
  /** Counted for the metrics. */
  readonly counts = { hits: 0, stale: 0, misses: 0, renders: 0, failures: 0 };

  constructor(options: Options) {
    this.#options = options;
    this.#pages = new LRUCache({ maxSize: options.maxBytes, sizeCalculation: ({ page }) => sizeOf(page) });
  }

  get version(): string | null {
    return this.#version;
  }

  /** Whether the content system is known not to answer. */
  get isAway(): boolean {
    return this.#isAway;
  }

  async open(): Promise<void> {
    this.#onDisk = (await this.#options.store?.open()) ?? 0;
  }

  /** Whether there is anything that can be served without the content system. */
  hasPages(): boolean {
    return this.#onDisk > 0 || this.#pages.size > 0;
  }

  /** Numbers for health and metrics; `waiting` for their turn after a publication. */
  state() {
    return { pages: this.#pages.size, bytes: this.#pages.calculatedSize, waiting: this.#waiting };
  }

  /** The page from memory if it is of this version, or null when `get` has to be asked. */
  peek(key: string): CachedPage | null {
    const entry = this.#pages.get(key);
    const page = entry?.page ?? this.#missing.get(key);
    if (!page || !this.#isFresh(page)) return null;
    if (entry) entry.askedAt = Date.now();
    this.counts.hits += 1;
    return page;
  }

  /** @throws TooBusy when too many other pages are being rendered */
  async get(key: string, requestId: string | null = null): Promise<CacheResult> {
    const ready = this.peek(key);
    if (ready) return { page: ready };
    const old = await this.#find(key);
    if (old && this.#isFresh(old)) return { page: this.#remember(old) };
    if (this.#isAway || (old && this.#failed.has(key))) {
      this.counts.stale += 1;
      // The page without its parameters is better than an error.
      const found = old ?? (await this.#find(pathOf(key)));
      return found && { page: this.#remember(found) };
    }
    this.counts.misses += 1;
    const rendering = this.#renderOnce(key, requestId);
    if (!old) return rendering;
    const result = await Promise.race([
      rendering.catch(() => null),
      setTimeout(this.#options.waitMs ?? 1500, null, { ref: false }),
    ]);
    if (result && !isFailure(result)) return result;
    this.counts.stale += 1;
    return { page: this.#remember(old) };
  }

  /** The content has this version now. Pages that were asked for lately are rendered again, one after the other. */
  contentChanged(version: string): void {
    if (version === this.#version) return;
    this.#version = version;
    this.#missing.clear();
    this.#failed.clear();
    void this.#renewAskedLately(version);
  }

  /** While the content system is away nothing is rendered. */
  contentIsReachable(isReachable: boolean): void {
    if (this.#isAway && isReachable) this.#failed.clear();
    this.#isAway = !isReachable;
  }

  /** Begins nothing new and waits for what is being written. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#options.store?.settled();
  }

  #isFresh(page: CachedPage): boolean {
    const age = Date.now() - page.renderedAt;
    return (
      page.settings === this.#options.settings &&
      (this.#version === null ? age < MAX_AGE_UNKNOWN_MS : page.version === this.#version) &&
      age < (page.isPartial ? MAX_AGE_PARTIAL_MS : MAX_AGE_MS)
    );
  }

  async #find(key: string): Promise<CachedPage | null> {
    return this.#pages.get(key)?.page ?? (await this.#options.store?.read(key)) ?? null;
  }

  /** Puts a page that was asked for into memory, unless a newer one is there. */
  #remember(page: CachedPage): CachedPage {
    const known = this.#pages.get(page.key);
    if (known && known.page.renderedAt >= page.renderedAt) known.askedAt = Date.now();
    else this.#pages.set(page.key, { page, askedAt: Date.now() });
    return page;
  }

  /** One render of a page at a time, however many ask. A new version of the content starts another one. */
  #renderOnce(key: string, requestId: string | null): Promise<CacheResult> {
    const running = this.#rendering.get(key);
    if (running?.version === this.#version) return running.result;
    const result = this.#queue.run(() => this.#render(key, requestId));
    const entry = { version: this.#version, result };
    this.#rendering.set(key, entry);
    const forget = () => {
      if (this.#rendering.get(key) === entry) this.#rendering.delete(key);
    };
    result.then(forget, forget);
    return result;
  }

  async #render(key: string, requestId: string | null): Promise<CacheResult> {
    const version = this.#version;
    const renderedAt = Date.now();
    this.counts.renders += 1;
    const rendered = await this.#options.render(key, version, requestId);
    const earlier = await this.#find(key);
    // A slow render of an older state must not replace a newer one.
    if (earlier && earlier.renderedAt > renderedAt) return { page: earlier };
    if (rendered.status >= 500 && !this.#options.cachedStatuses?.includes(rendered.status)) {
      this.#noteFailure(key);
      return { rendered };
    }
    if (!this.#canBeCached(rendered)) {
      await this.#drop(key);
      return { rendered };
    }
    // A whole page that is old is better than a new one with holes.
    if (rendered.isPartial && earlier && !earlier.isPartial) {
      this.#noteFailure(key);
      return { page: earlier };
    }
    const page = await makePage(rendered, { key, version, renderedAt, settings: this.#options.settings });
    if (MISSING.includes(page.status)) {
      await this.#drop(key);
      this.#missing.set(key, page);
      return { page };
    }
    this.#failed.delete(key);
    this.#remember(page);
    // Parameters have values without number: their pages are in memory only.
    if (!page.isPartial && !key.includes('?')) this.#options.store?.write(page);
    return { page };
  }

  #noteFailure(key: string): void {
    this.counts.failures += 1;
    this.#failed.set(key, true);
  }

  async #drop(key: string): Promise<void> {
    this.#pages.delete(key);
    await this.#options.store?.remove(key);
  }

  async #renewAskedLately(version: string): Promise<void> {
    const since = Date.now() - ASKED_LATELY_MS;
    const entries = [...this.#pages.values()].filter(({ askedAt }) => askedAt > since);
    const keys = entries.sort((a, b) => b.askedAt - a.askedAt).map(({ page }) => page.key);
    for (const [index, key] of keys.entries()) {
      if (this.#version !== version) return;
      this.#waiting = this.#isAway || this.#isClosed ? 0 : keys.length - index;
      if (this.#waiting === 0) return;
      const page = this.#pages.peek(key)?.page;
      if (page && this.#isFresh(page)) continue;
      await this.#renderOnce(key, null).catch((error) =>
        log.warn({ err: error, page: key }, 'A page could not be rendered'),
      );
    }
    if (this.#version === version) this.#waiting = 0;
  }

  #canBeCached({ status, headers }: RenderedPage): boolean {
    const value = (name: string) => headers.find(([header]) => header === name)?.[1] ?? '';
    return (
      [200, ...MISSING, ...(this.#options.cachedStatuses ?? [])].includes(status) &&
      CACHED_TYPES.test(value('content-type')) &&
      value('set-cookie') === '' &&
      !/no-store|private/.test(value('cache-control'))
    );
  }
}

const MISSING = [404, 410];
const CACHED_TYPES =
  /^(?:text\/(?:html|markdown|x-script|xml|plain)|application\/(?:json|xml|(?:rss|atom|feed|ld)\+(?:xml|json)))\b/;

const pathOf = (key: string) => key.split('?')[0] ?? key;
const isFailure = (result: NonNullable<CacheResult>) => 'rendered' in result && result.rendered.status >= 500;

async function makePage(
  { status, headers, inlineHashes, isPartial, body, payload }: RenderedPage,
  origin: Pick<CachedPage, 'key' | 'version' | 'renderedAt' | 'settings'>,
): Promise<CachedPage> {
  const hash = createHash('sha256')
    .update(body)
    .update(payload ?? '');
  return {
    ...origin,
    status,
    headers: headers.filter(([name]) => name !== 'cache-control'),
    inlineHashes,
    isPartial,
    document: await compress(body),
    payload: payload === null ? null : await compress(Buffer.from(payload)),
    hash: hash.digest('base64url').slice(0, 22),
  };
}

function sizeOf({ document, payload }: CachedPage): number {
  const bodies = [...Object.values(document), ...Object.values(payload ?? {})];
  return bodies.reduce((sum, { length }) => sum + length, ENTRY_OVERHEAD_BYTES);
}

import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { log } from '#platform/log.server.ts';
import { workQueue } from '#platform/work-queue.server.ts';
import { type CachedPage, compress } from './cached-page.ts';
import type { PageStore } from './page-store.ts';
import type { RenderedPage } from './render-page.ts';

/** A page is rendered again after this time, even if nothing has changed. page-response.ts is for browsers and CDNs. */
const MAX_AGE_MS = 3600_000;
/** Used until the CMS has been reached for the first time. */
const MAX_AGE_UNKNOWN_VERSION_MS = 60_000;
const MAX_AGE_PARTIAL_MS = 5_000;
const MAX_AGE_NOT_FOUND_MS = 10_000;
const RETRY_FAILED_AFTER_MS = 5_000;
/** After a publication, pages that were requested within this time are rendered again. */
const RECENT_MS = 3600_000;
const RENDER_LIMITS = { parallel: 16, waiting: 512 };
const ENTRY_OVERHEAD_BYTES = 2048;
const NOT_FOUND_STATUSES = [404, 410];
/** The page that is served instead of others during an outage (app/routes.ts): the only 5xx that is cached. */
export const UNAVAILABLE_PAGE = '/_unavailable';
const CACHEABLE_TYPES =
  /^(?:text\/(?:html|markdown|x-script|xml|plain)|application\/(?:json|xml|(?:rss|atom|feed|ld)\+(?:xml|json)))\b/;

/** A cached page, or a response that must not be cached. Null if nothing is cached and the CMS is down. */
type CacheResult = { page: CachedPage } | { rendered: RenderedPage } | null;

type Options = {
  render: (key: string, version: string | null, requestId: string | null) => Promise<RenderedPage>;
  store: PageStore | null;
  /** A hash of the build id and all settings that affect pages. */
  settings: string;
  maxBytes: number;
  waitMs?: number;
  /** Keys of pages that must be available in an outage. Rendered after each publication, even if never requested. */
  keepReady?: string[];
};

/**
 * | state of the page                     | response                                          |
 * | fresh                                 | from memory or disk                               |
 * | stale, CMS up                         | render once, wait up to 1.5 s, else the stale one |
 * | stale, CMS down or the render failed  | the stale one                                     |
 * | stale, a part failed                  | the stale one, for an hour                        |
 * | never rendered, CMS down              | null                                              |
 *
 * Fresh means: rendered with this build, these settings and this content version, at most an hour ago.
 */
export class PageCache {
  readonly #options: Options;
  readonly #pages: LRUCache<string, { page: CachedPage; requestedAt: number }>;
  readonly #notFound = new LRUCache<string, CachedPage>({ max: 500, ttl: MAX_AGE_NOT_FOUND_MS });
  /** Since when a page that was complete before lacks a part, in ms. */
  readonly #partialSince = new LRUCache<string, number>({ max: 5000 });
  readonly #failed = new LRUCache<string, true>({ max: 5000, ttl: RETRY_FAILED_AFTER_MS });
  readonly #rendering = new Map<string, { version: string | null; result: Promise<CacheResult> }>();
  readonly #queue = workQueue(RENDER_LIMITS);
  #version: string | null = null;
  #isCmsDown = false;
  #isClosed = false;
  #onDisk = 0;
  #waiting = 0;
  readonly events = { hits: 0, stale: 0, misses: 0, renders: 0, failures: 0 };

  constructor(options: Options) {
    this.#options = options;
    this.#pages = new LRUCache({ maxSize: options.maxBytes, sizeCalculation: ({ page }) => sizeOf(page) });
  }

  get version(): string | null {
    return this.#version;
  }

  get isCmsDown(): boolean {
    return this.#isCmsDown;
  }

  async open(): Promise<void> {
    this.#onDisk = (await this.#options.store?.open()) ?? 0;
  }

  hasPages(): boolean {
    return this.#onDisk > 0 || this.#pages.size > 0;
  }

  /** For health and metrics. `waiting` is the number of pages that are still to be rendered after a publication. */
  state() {
    return { pages: this.#pages.size, bytes: this.#pages.calculatedSize, waiting: this.#waiting };
  }

  /** Returns a fresh page from memory, synchronously. Null if `get` has to be used. */
  peek(key: string): CachedPage | null {
    const entry = this.#pages.get(key);
    const page = entry?.page ?? this.#notFound.get(key);
    if (!page || !this.#isFresh(page)) return null;
    if (entry) entry.requestedAt = Date.now();
    this.events.hits += 1;
    return page;
  }

  /** Returns a page as the table above says. @throws TooBusy if too many renders are waiting */
  async get(key: string, requestId: string | null = null): Promise<CacheResult> {
    const ready = this.peek(key);
    if (ready) return { page: ready };
    const stale = await this.#find(key);
    if (stale && this.#isFresh(stale)) return { page: this.#remember(stale) };
    if (this.#isCmsDown || (stale && this.#failed.has(key))) {
      this.events.stale += 1;
      // The page without its parameters, such as an unfiltered list, is better than an error.
      const found = stale ?? (await this.#find(pathOf(key)));
      return found && { page: this.#remember(found) };
    }
    this.events.misses += 1;
    const rendering = this.#renderOnce(key, requestId);
    if (!stale) return rendering;
    const result = await Promise.race([
      rendering.catch(() => null),
      setTimeout(this.#options.waitMs ?? 1500, null, { ref: false }),
    ]);
    if (result && !isFailure(result)) return result;
    this.events.stale += 1;
    return { page: this.#remember(stale) };
  }

  /** Starts a new content version, and renders recently requested pages and those to keep ready, one at a time. */
  contentChanged(version: string): void {
    if (version === this.#version) return;
    this.#version = version;
    this.#notFound.clear();
    this.#failed.clear();
    void this.#refresh(version);
  }

  contentIsReachable(isReachable: boolean): void {
    if (this.#isCmsDown && isReachable) this.#failed.clear();
    this.#isCmsDown = !isReachable;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#options.store?.settled();
  }

  #isFresh(page: CachedPage): boolean {
    const age = Date.now() - page.renderedAt;
    return (
      page.settings === this.#options.settings &&
      (this.#version === null ? age < MAX_AGE_UNKNOWN_VERSION_MS : page.version === this.#version) &&
      age < (page.isPartial ? MAX_AGE_PARTIAL_MS : MAX_AGE_MS)
    );
  }

  async #find(key: string): Promise<CachedPage | null> {
    return this.#pages.get(key)?.page ?? (await this.#options.store?.read(key)) ?? null;
  }

  #remember(page: CachedPage): CachedPage {
    const cached = this.#pages.get(page.key);
    if (cached && cached.page.renderedAt > page.renderedAt) cached.requestedAt = Date.now();
    else this.#pages.set(page.key, { page, requestedAt: Date.now() });
    return page;
  }

  /** Concurrent requests share one render, unless the content version has changed. */
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
    this.events.renders += 1;
    const rendered = await this.#options.render(key, version, requestId);
    const earlier = await this.#find(key);
    // A slow render of older content must not replace a newer page.
    if (earlier && earlier.renderedAt > renderedAt) return { page: earlier };
    if (rendered.status >= 500 && key !== UNAVAILABLE_PAGE) {
      this.#recordFailure(key);
      return { rendered };
    }
    if (!canBeCached(rendered)) {
      await this.#drop(key);
      return { rendered };
    }
    // A complete stale page is better than a fresh one that lacks a part. But if the part fails for an hour, serve the fresh
    // page, so that editors' changes become visible.
    const lostParts = rendered.isPartial && earlier?.isPartial === false;
    if (lostParts) {
      const since = this.#partialSince.get(key) ?? renderedAt;
      this.#partialSince.set(key, since);
      if (renderedAt - since < MAX_AGE_MS) {
        this.#recordFailure(key);
        return { page: earlier };
      }
    }
    this.#partialSince.delete(key);
    const page = await makePage(rendered, { key, version, renderedAt, settings: this.#options.settings });
    if (NOT_FOUND_STATUSES.includes(page.status)) {
      await this.#drop(key);
      this.#notFound.set(key, page);
      return { page };
    }
    this.#failed.delete(key);
    this.#remember(page);
    // Pages with parameters are not written to disk, because the number of combinations is unlimited.
    if ((!page.isPartial || lostParts) && !key.includes('?')) this.#options.store?.write(page);
    return { page };
  }

  #recordFailure(key: string): void {
    this.events.failures += 1;
    this.#failed.set(key, true);
  }

  async #drop(key: string): Promise<void> {
    this.#pages.delete(key);
    await this.#options.store?.remove(key);
  }

  async #refresh(version: string): Promise<void> {
    const since = Date.now() - RECENT_MS;
    const recent = [...this.#pages.values()].filter(({ requestedAt }) => requestedAt > since);
    const keys = [...new Set([...(this.#options.keepReady ?? []), ...recent.map(({ page }) => page.key)])];
    for (const [index, key] of keys.entries()) {
      if (this.#version !== version) return;
      this.#waiting = this.#isCmsDown || this.#isClosed ? 0 : keys.length - index;
      if (this.#waiting === 0) return;
      const page = this.#pages.peek(key)?.page;
      if (page && this.#isFresh(page)) continue;
      await this.#renderOnce(key, null).catch((error) =>
        log.warn({ err: error, page: key }, 'A page could not be rendered'),
      );
    }
    if (this.#version === version) this.#waiting = 0;
  }
}

function canBeCached({ status, headers }: RenderedPage): boolean {
  const value = (name: string) => headers.find(([header]) => header === name)?.[1] ?? '';
  return (
    [200, 503, ...NOT_FOUND_STATUSES].includes(status) &&
    CACHEABLE_TYPES.test(value('content-type')) &&
    value('set-cookie') === '' &&
    !/no-store|private/.test(value('cache-control'))
  );
}

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

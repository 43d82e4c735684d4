import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { ContentMemory, PageChange } from '../../app/content/request-scope.server.ts';
import { log } from '../../platform/log.server.ts';
import { workQueue } from '../../platform/work-queue.server.ts';
import { type Bodies, bytesOf, type CachedPage, makePage, type RenderedPage, sizeOf } from './cached-page.ts';
import type { PageFiles } from './page-files.ts';
import { pageOfKey } from './page-key.ts';
import { Renewal, type Renewed } from './renewal.ts';

/** After a change, old pages are served for this long without waiting for the new one. */
const OLD_IS_FINE_MS = 1000;
/** From then on a visitor waits for the new page, but not longer than this. */
const WAIT_FOR_NEW_MS = 1500;
/** Every page is rendered again at this age, whatever the content system says. */
const MAX_AGE_MS = 3600_000;
/** The same while the content version is not known. */
const MAX_AGE_UNKNOWN_MS = 60_000;
const PARTIAL_AGE_MS = 5_000;
const NOT_FOUND_AGE_MS = 10_000;
const RETRY_FIRST_MS = 5_000;
const RETRY_LAST_MS = 300_000;
const RENDERS_AT_ONCE = 16;
const RENDERS_WAITING = 512;
/** A page that many visitors change is rendered anew for them at most this often. */
const CHANGE_EVERY_MS = 1000;
const MEMORY_ANSWERS = 500;
const RECENT_PAGES = 30;
/** A page on a slow network asks for its data this long after it was served, at the latest. */
const REPLACED_DATA_MS = 120_000;

type Options = {
  /** Renders the page with this key for an anonymous visitor. */
  render: (key: string, content: ContentState) => Promise<RenderedPage>;
  files: PageFiles | null;
  buildId: string;
  /** Names the key that forms are signed with now. */
  formKey?: string;
  maxBytes: number;
  /** Addresses of all pages that exist. */
  listPaths: () => Promise<string[]>;
  /**
   * How the pages that nobody has asked for yet are rendered: with pauses that leave the machine to visitors, as fast as it
   * goes, or not at all before somebody asks.
   */
  warmUp?: WarmUp;
  /** Asks the content system whether it answers at all. */
  isContentReachable: () => Promise<boolean>;
};

type WarmUp = 'gentle' | 'fast' | 'off';

/** The content that is shown now: its version, and what was read of it already. */
export type ContentState = { version: string | null; memory: ContentMemory | null };

/** What a request gets: a kept page, or what the renderer gave and cannot be kept. Null while nothing can be rendered. */
export type Outcome = { page: CachedPage } | { rendered: RenderedPage } | null;

/** What is known of a change: the addresses and the content types that it touches first. */
export type ChangeHints = { paths?: string[]; tags?: string[] };

/**
 * Each page is rendered once for each content version and kept in memory and on disk. When the version changes, pages are
 * rendered again in the background, the likely ones first, and old ones are served until then. When rendering fails, the
 * old page stays.
 */
export class PageCache {
  readonly #options: Options;
  readonly #formKey: string;
  readonly #pages: LRUCache<string, CachedPage>;
  /** Pages in memory whose file has the same body, but is of an older version. */
  readonly #olderOnDisk = new Set<string>();
  /** Pages whose address is not one of ours (`/BLOG`, `?shown=7`): bounded by themselves, never on disk. */
  readonly #others: LRUCache<string, CachedPage>;
  /** Data of pages that have been replaced a moment ago: whoever got such a page still comes for it. By the page's hash. */
  readonly #replacedData: LRUCache<string, Bodies>;
  readonly #missing = new LRUCache<string, CachedPage>({ max: 200, ttl: NOT_FOUND_AGE_MS });
  readonly #failures = new LRUCache<string, { count: number; until: number }>({ max: 5000 });
  /** Pages that wait for their next try. */
  readonly #retries = new Set<string>();
  /** When pages were changed by visitors, by path. */
  readonly #changes = new LRUCache<string, { at: number; notedAt: number; isPending: boolean }>({ max: 2000 });
  readonly #rendering = new Map<string, { version: string | null; changedAt: number; outcome: Promise<Outcome> }>();
  readonly #limit = workQueue({ parallel: RENDERS_AT_ONCE, waiting: RENDERS_WAITING });
  readonly #renewal: Renewal;
  #paths: Set<string> | null = null;
  #version: string | null = null;
  #changedAt = 0;
  #memory: ContentMemory | null = null;
  #isAway = false;
  #isPlanned = false;
  #isClosed = false;
  /** Counted for the metrics. */
  readonly counts = { hits: 0, stale: 0, misses: 0, renders: 0, failures: 0 };

  constructor(options: Options) {
    this.#options = options;
    this.#formKey = options.formKey ?? '';
    this.#renewal = new Renewal({
      renew: (key) => this.#renewIfNeeded(key),
      isGentle: options.warmUp === 'gentle',
    });
    this.#pages = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: sizeOf,
      dispose: (page, key, reason) => {
        if (reason === 'evict' && this.#olderOnDisk.has(key)) this.#write(page);
      },
    });
    this.#others = new LRUCache({ maxSize: Math.ceil(options.maxBytes / 8), sizeCalculation: sizeOf });
    this.#replacedData = new LRUCache({
      maxSize: Math.ceil(options.maxBytes / 16),
      sizeCalculation: bytesOf,
      ttl: REPLACED_DATA_MS,
    });
  }

  get content(): ContentState {
    return { version: this.#version, memory: this.#memory };
  }

  /** Numbers for health and metrics. */
  state() {
    return {
      pages: this.#pages.size,
      others: this.#others.size,
      bytes: this.#pages.calculatedSize + this.#others.calculatedSize,
      waiting: this.#renewal.waiting,
      stale: [...this.#pages.values()].filter((page) => this.#isStale(page)).length,
      known: this.#paths?.size ?? 0,
    };
  }

  /** Reads what an earlier run has kept, so that it can be served before the content system has said a word. */
  async load(): Promise<number> {
    await this.#options.files?.readAll((page) => {
      if (this.#pages.calculatedSize + sizeOf(page) > this.#options.maxBytes) return false;
      this.#pages.set(page.key, page);
      return true;
    });
    return this.#pages.size;
  }

  /** A kept page that may be served at once, or null when `get` has to be asked. A stale one is renewed behind the answer. */
  peek(key: string): CachedPage | null {
    const page = this.#pages.get(key) ?? this.#others.get(key);
    if (!page) return null;
    if (!this.#isStale(page)) {
      this.counts.hits += 1;
      return page;
    }
    if (this.#shouldWait(page)) return null;
    this.counts.stale += 1;
    this.#renew(key);
    return page;
  }

  /** The page with this key. Rejects with TooBusy when too many others are being rendered. */
  async get(key: string): Promise<Outcome> {
    const ready = this.peek(key) ?? this.#missing.get(key);
    if (ready) return { page: ready };
    const old = this.#kept(key) ?? (await this.#readFile(key));
    if (old && !this.#shouldWait(old)) {
      if (this.#isStale(old)) this.#renew(key);
      this.counts.stale += 1;
      return { page: old };
    }
    this.counts.misses += 1;
    if (!old) {
      const outcome = this.#isAway ? null : await this.#renderOnce(key);
      if (!isFailure(outcome)) return outcome;
      // The page without its parameters is better than an error.
      const base = key.includes('?') ? (this.#kept(pathOf(key)) ?? (await this.#readFile(pathOf(key)))) : null;
      return base ? { page: base } : outcome;
    }
    const outcome = await Promise.race([
      this.#renderOnce(key).catch(() => null),
      setTimeout(WAIT_FOR_NEW_MS, null, { ref: false }),
    ]);
    return isFailure(outcome) ? { page: old } : outcome;
  }

  /** The data of a page that was served until a moment ago, by the page's hash; null when it is not kept. */
  replacedData(hash: string): Bodies | null {
    return this.#replacedData.get(hash) ?? null;
  }

  /** The content has this version now. Pages of another one are rendered again, those that the hints point at first. */
  contentChanged(version: string, hints: ChangeHints = {}): void {
    // An answer is also the sign that it is back, and that what waits can go on.
    if (this.#isAway) this.contentIsReachable(true);
    if (version !== this.#version) {
      this.#version = version;
      this.#changedAt = Date.now();
      this.#memory = new LRUCache<string, Promise<unknown>>({ max: MEMORY_ANSWERS, ttl: MAX_AGE_MS / 6 });
      this.#missing.clear();
      this.#failures.clear();
      this.#renewal.clear();
      void this.#renewAll(hints);
    } else if (hints.paths?.length) this.#renewal.add('named', this.#keysOf(hints.paths));
  }

  /**
   * These pages show something else than before, while the content's version stays: whoever asks for one next gets it rendered
   * anew, and nothing happens until somebody asks. Changes that come thick and fast are gathered. `agoMs` is for those that
   * happened elsewhere.
   */
  pagesChanged({ type, paths }: PageChange, agoMs?: number): void {
    const now = Date.now();
    for (const key of [...(this.#memory?.keys() ?? [])]) if (key.startsWith(`${type}?`)) this.#memory?.delete(key);
    for (const path of paths) {
      const known = this.#changes.get(path);
      const wait = agoMs === undefined && known ? known.notedAt + CHANGE_EVERY_MS - now : 0;
      if (wait <= 0) this.#noteChange(path, now - (agoMs ?? 0));
      else if (known && !known.isPending) {
        known.isPending = true;
        globalThis.setTimeout(() => this.#noteChange(path, Date.now()), wait).unref();
      }
    }
  }

  #noteChange(path: string, at: number): void {
    const before = this.#changes.get(path)?.at ?? 0;
    this.#changes.set(path, { at: Math.max(before, at), notedAt: Date.now(), isPending: false });
  }

  /** Whether the content system answers. While it does not, nothing is rendered. */
  contentIsReachable(isReachable: boolean): void {
    const isBack = this.#isAway && isReachable;
    this.#isAway = !isReachable;
    if (isBack) this.#failures.clear();
    // Without a version the first answer is the sign to begin.
    if (isReachable && !this.#isPlanned) void this.#renewAll({});
    else if (isBack) this.#renewal.start();
  }

  /** Asks the content system now. */
  isContentReachable(): Promise<boolean> {
    return this.#options.isContentReachable();
  }

  /** Begins nothing new and waits for what is being written. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#renewal.close();
    await this.#options.files?.settled();
  }

  #kept(key: string): CachedPage | null {
    return this.#pages.get(key) ?? this.#others.get(key) ?? null;
  }

  async #readFile(key: string): Promise<CachedPage | null> {
    const page = await this.#onDisk(key);
    if (page && !this.#pages.has(key)) this.#pages.set(key, page);
    return page;
  }

  async #onDisk(key: string): Promise<CachedPage | null> {
    if (!this.#isKnown(key) || key.includes('?')) return null;
    return (await this.#options.files?.read(key)) ?? null;
  }

  #isKnown(key: string): boolean {
    return this.#paths === null || this.#paths.has(pageOfKey(key));
  }

  #isStale(page: CachedPage): boolean {
    const age = Date.now() - page.renderedAt;
    return (
      page.build !== this.#options.buildId ||
      page.formKey !== this.#formKey ||
      (this.#version !== null && page.version !== this.#version) ||
      this.#isChanged(page) ||
      (page.isPartial && age > PARTIAL_AGE_MS) ||
      age > (this.#version === null ? MAX_AGE_UNKNOWN_MS : MAX_AGE_MS)
    );
  }

  /** True when a change is so long ago that the visitor should see it, and the new page can be expected soon. */
  #shouldWait(page: CachedPage): boolean {
    return (
      !this.#isAway &&
      !this.#hasFailed(page.key) &&
      (this.#isChanged(page) ||
        page.formKey !== this.#formKey ||
        (this.#version !== null && page.version !== this.#version && Date.now() - this.#changedAt > OLD_IS_FINE_MS))
    );
  }

  #isChanged(page: CachedPage): boolean {
    return this.#changes.size > 0 && (this.#changes.get(pageOfKey(page.key))?.at ?? 0) >= page.renderedAt;
  }

  #hasFailed(key: string): boolean {
    return (this.#failures.get(key)?.until ?? 0) > Date.now();
  }

  #renew(key: string): void {
    if (this.#isAway || this.#isClosed || this.#hasFailed(key)) return;
    this.#renderOnce(key).catch(() => {});
  }

  /** One render of a page at a time, however many ask. A change of the content starts another one. */
  #renderOnce(key: string): Promise<Outcome> {
    const running = this.#rendering.get(key);
    const changedAt = this.#changes.get(pageOfKey(key))?.at ?? 0;
    if (running && running.version === this.#version && running.changedAt === changedAt) return running.outcome;
    const outcome = this.#limit.run(() => this.#render(key));
    const entry = { version: this.#version, changedAt, outcome };
    this.#rendering.set(key, entry);
    const forget = () => {
      if (this.#rendering.get(key) === entry) this.#rendering.delete(key);
    };
    outcome.then(forget, forget);
    return outcome;
  }

  async #render(key: string): Promise<Outcome> {
    const origin = {
      key,
      version: this.#version,
      build: this.#options.buildId,
      formKey: this.#formKey,
      renderedAt: Date.now(),
    };
    this.counts.renders += 1;
    const rendered = await this.#options.render(key, this.content);
    // A slower render of an older state must not win over a newer one, whatever it gave.
    const isOvertaken = () => (this.#kept(key)?.renderedAt ?? 0) > origin.renderedAt;
    const earlier = this.#kept(key) ?? (await this.#onDisk(key));
    if (earlier && isOvertaken()) return { page: earlier };
    if (rendered.status >= 500) {
      this.#failed(key);
      return { rendered };
    }
    if (!canBeKept(rendered)) {
      await this.#drop(key);
      return { rendered };
    }
    // A whole page that is old is better than a new one with holes.
    if (rendered.isPartial && earlier && !earlier.isPartial) {
      this.#failed(key);
      return { page: earlier };
    }
    const page = await makePage(rendered, origin, earlier);
    if (MISSING.includes(page.status)) {
      await this.#drop(key);
      this.#missing.set(key, page);
      return { page };
    }
    if (isOvertaken()) return { page: this.#kept(key) ?? page };
    this.#failures.delete(key);
    this.#keep(page, earlier);
    return { page };
  }

  #keep(page: CachedPage, earlier: CachedPage | null): void {
    if (earlier?.hydration && earlier.hash !== page.hash) this.#replacedData.set(earlier.hash, earlier.hydration);
    if (!this.#isKnown(page.key) || page.key.includes('?')) {
      this.#others.set(page.key, page);
      return;
    }
    this.#others.delete(page.key);
    this.#pages.set(page.key, page);
    if (page.isPartial) return;
    // With the same body as before, the file only has an older version: it is rendered again after a restart, that is all.
    if (earlier?.hash === page.hash && earlier.build === page.build) this.#olderOnDisk.add(page.key);
    else this.#write(page);
  }

  #write(page: CachedPage): void {
    this.#olderOnDisk.delete(page.key);
    this.#options.files?.write(page).catch((error) => log.error({ err: error }, 'A page could not be kept on disk'));
  }

  async #drop(key: string): Promise<void> {
    this.#pages.delete(key);
    this.#others.delete(key);
    this.#olderOnDisk.delete(key);
    await this.#options.files?.remove(key);
  }

  /** Notes a failure: the page is tried again after a while, later each time. */
  #failed(key: string): void {
    const count = (this.#failures.get(key)?.count ?? 0) + 1;
    const wait = Math.min(RETRY_LAST_MS, RETRY_FIRST_MS * 2 ** (count - 1));
    this.counts.failures += 1;
    this.#failures.set(key, { count, until: Date.now() + wait });
    if (this.#isListed(key) && !this.#retries.has(key)) this.#retryLater(key);
  }

  #retryLater(key: string): void {
    this.#retries.add(key);
    const wait = (this.#failures.get(key)?.until ?? 0) - Date.now();
    const again = () => {
      this.#retries.delete(key);
      // It has failed once more meanwhile, for somebody who asked.
      if (this.#hasFailed(key)) this.#retryLater(key);
      else if (!this.#isClosed) this.#renewal.add('rest', [key]);
    };
    globalThis.setTimeout(again, wait + 1).unref();
  }

  #isListed(key: string): boolean {
    return this.#paths?.has(pageOfKey(key)) ?? false;
  }

  /** Plans the renewal of all pages: named ones, lists and home, recently seen ones, the rest. */
  async #renewAll({ paths = [], tags = [] }: ChangeHints): Promise<void> {
    this.#isPlanned = true;
    const version = this.#version;
    const recent = [...this.#pages.keys()].slice(0, RECENT_PAGES);
    const isTouched = (page: CachedPage) => page.tags.some((tag) => tags.includes(tag));
    const lists = [...this.#pages.values()].filter(
      (page) => isList(page.key) && (tags.length === 0 || isTouched(page)),
    );
    this.#renewal.add('named', this.#keysOf(paths));
    this.#renewal.add('lists', ['/', ...lists.map(({ key }) => key)]);
    this.#renewal.add('recent', recent);
    try {
      this.#paths = new Set(await this.#options.listPaths());
    } catch (error) {
      this.#isPlanned = this.#paths !== null;
      log.warn({ err: error }, 'The list of pages could not be read');
    }
    if (version !== this.#version) return;
    // What is on disk but not in memory is among the known paths as well.
    if (this.#options.warmUp === 'off') return;
    this.#renewal.add('rest', [...(this.#paths ?? []), ...this.#pages.keys(), ...this.#others.keys()]);
  }

  /** The keys of pages and of their data, as far as they are kept. */
  #keysOf(paths: string[]): string[] {
    return paths.flatMap((path) => [
      path,
      ...[`${path === '/' ? '' : path}/_payload.json`, `${path === '/' ? '/_root' : path}.data`].filter((key) =>
        this.#pages.has(key),
      ),
    ]);
  }

  /** Renders a page in the background, if it needs it. */
  async #renewIfNeeded(key: string): Promise<Renewed> {
    if (this.#isAway) return 'away';
    if (!(await this.#needsRender(key))) return 'fresh';
    const outcome = await this.#renderOnce(key).catch((error) => {
      log.warn({ err: error, page: key }, 'A page could not be rendered');
      return null;
    });
    if (isFailure(outcome) && !(await this.#options.isContentReachable())) {
      this.#isAway = true;
      return 'away';
    }
    return 'rendered';
  }

  async #needsRender(key: string): Promise<boolean> {
    if (this.#hasFailed(key)) return false;
    // What memory has no room for stays out of it: looking at it must not push out what visitors ask for.
    const page = this.#kept(key) ?? (await this.#onDisk(key));
    return !page || this.#isStale(page);
  }
}

const pathOf = (key: string) => key.split('?')[0] ?? key;
/** `/blog`, `/careers`: one level deep, where lists are. */
const isList = (key: string) => pageOfKey(key).lastIndexOf('/') === 0;
const isFailure = (outcome: Outcome): outcome is null | { rendered: RenderedPage } =>
  outcome === null || ('rendered' in outcome && outcome.rendered.status >= 500);

/** Not there, or there no more. Kept for a short time and never on disk. */
const MISSING = [404, 410];
const KEPT_TYPES =
  /^(?:text\/(?:html|markdown|x-script|xml|plain)|application\/(?:json|xml|(?:rss|atom|feed|ld)\+(?:xml|json)))\b/;

function canBeKept({ status, headers }: RenderedPage): boolean {
  if (status !== 200 && !MISSING.includes(status)) return false;
  const value = (name: string) => headers.find(([header]) => header === name)?.[1] ?? '';
  return (
    KEPT_TYPES.test(value('content-type')) &&
    value('set-cookie') === '' &&
    !/no-store|private/.test(value('cache-control'))
  );
}

import { readFile } from 'node:fs/promises';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import { pageOfPayload } from '../../app/navigation/payload.ts';
import { log } from '../../platform/log.server.ts';
import { parseJson } from '../../platform/parse-json.server.ts';
import { writeFileAtomic } from '../../platform/write-file-atomic.server.ts';
import { redirectPayload } from '../page-cache/render-page.ts';

const redirect = z.object({
  from: z.string(),
  to: z.string(),
  status: z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]),
});
type Redirect = z.output<typeof redirect>;

const HERE = 'http://site.invalid';
/** Nothing in it has to be encoded: what almost every address is, also of pages that are asked for all the time. */
const PLAIN = /^\/(?:[\w-]+\/)*[\w-]*$/;

type Options = {
  list: () => Promise<Redirect[]>;
  /** Where the last known ones are kept, for a start without the content system. */
  file: string;
};

/** The redirects that editors keep: in memory, read anew when the content changes. */
export class Redirects {
  readonly #options: Options;
  #byPath = new Map<string, Redirect>();
  #written: Promise<void> = Promise.resolve();
  #asked = 0;
  #answered = 0;
  /** The version that they were read at, and the one at which they are being read. */
  #version: string | null = null;
  #asking: string | null = null;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Where the path leads; undefined for one that stays. */
  find(pathname: string): Redirect | undefined {
    return this.#byPath.size === 0 ? undefined : this.#byPath.get(asAsked(pathname));
  }

  /** Takes the ones that an earlier run has kept. */
  async load(): Promise<void> {
    const text = await readFile(this.#options.file, 'utf8').catch(() => '[]');
    const kept = z.array(redirect).safeParse(parseJson(text));
    if (kept.success) this.#use(kept.data);
  }

  /** Reads them anew, unless they are those of this version of the content. What fails is done again when it is heard next. */
  contentChanged(version: string): void {
    if (version !== this.#version && version !== this.#asking) void this.refresh(version);
  }

  /** Reads them anew. Those that are known stay when that fails. */
  async refresh(version: string | null = null): Promise<void> {
    this.#asked += 1;
    const number = this.#asked;
    this.#asking = version;
    try {
      const redirects = await this.#options.list();
      // An answer that was overtaken by a later one says nothing any more.
      if (number < this.#answered) return;
      this.#answered = number;
      this.#version = version;
      this.#use(redirects);
      // One after the other: the latest has to be the last.
      this.#written = this.#written.catch(() => {}).then(() => this.#write(redirects));
      await this.#written;
    } catch (error) {
      log.warn({ err: error }, 'The redirects could not be read');
    } finally {
      if (number === this.#asked) this.#asking = null;
    }
  }

  /** Waits for what is being written. */
  async written(): Promise<void> {
    await this.#written.catch(() => {});
  }

  async #write(redirects: Redirect[]): Promise<void> {
    const { file } = this.#options;
    await writeFileAtomic(file, JSON.stringify(redirects));
  }

  #use(redirects: Redirect[]): void {
    this.#byPath = new Map(redirects.map((entry) => [asAsked(entry.from), { ...entry, to: asAsked(entry.to) }]));
  }
}

type RedirectedOptions = {
  redirects: Redirects;
  buildId: string;
};

/**
 * Answers addresses that lead elsewhere, and the payloads of such addresses: whoever clicks gets where a reload would lead.
 * The query goes along, unless the target has one of its own.
 *
 *     app.use(redirected({ redirects, buildId }));
 */
export function redirected({ redirects, buildId }: RedirectedOptions) {
  return createMiddleware(async function leadElsewhere(c, next) {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
    const url = new URL(c.req.url);
    const page = pageOfPayload(url.pathname);
    const found = redirects.find(page ?? url.pathname);
    if (!found) return next();
    const to = found.to.includes('?') ? found.to : withQuery(found.to, url.search);
    if (page !== null) {
      c.header('cache-control', 'no-cache');
      c.header('x-robots-tag', 'noindex');
      return c.json(redirectPayload(buildId, to, found.status));
    }
    c.header('cache-control', 'public, max-age=0, s-maxage=60');
    return c.redirect(to, found.status);
  });
}

/** An address as browsers ask for it, percent-encoded: `/über-uns` as `/%C3%BCber-uns`. One of this site has no host. */
function asAsked(address: string): string {
  if (PLAIN.test(address)) return address;
  const url = URL.parse(address, HERE);
  if (!url) return address;
  const encoded = url.origin === HERE ? `${url.pathname}${url.search}${url.hash}` : url.href;
  return encoded.replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase());
}

function withQuery(to: string, search: string): string {
  const [target = '', hash] = to.split('#');
  return `${target}${search}${hash === undefined ? '' : `#${hash}`}`;
}

import { readFile } from 'node:fs/promises';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import { pageOfPayload } from '#app/navigation/payload.ts';
import { log } from '#platform/log.server.ts';
import { parseJson } from '#platform/parse-json.server.ts';
import { writeFileAtomic } from '#platform/write-file-atomic.server.ts';
import { redirectPayload } from '#server/page-cache/render-page.ts';

const redirect = z.object({
  from: z.string(),
  to: z.string(),
  status: z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]),
});
type Redirect = z.output<typeof redirect>;

const SITE_ORIGIN = 'http://site.invalid';
/** A path that needs no encoding. Almost every path is one, and parsing it would be slow. */
const PLAIN_PATH = /^\/(?:[\w-]+\/)*[\w-]*$/;

type Options = {
  list: () => Promise<Redirect[]>;
  /** Stores the last known redirects, for a start while the CMS is down. */
  file: string;
};

export class Redirects {
  readonly #options: Options;
  #byPath = new Map<string, Redirect>();
  #version: string | null = null;
  #refreshing: Promise<void> = Promise.resolve();
  #saving: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
  }

  find(pathname: string): Redirect | undefined {
    return this.#byPath.size === 0 ? undefined : this.#byPath.get(encodePath(pathname));
  }

  async load(): Promise<void> {
    const text = await readFile(this.#options.file, 'utf8').catch(() => '[]');
    const saved = z.array(redirect).safeParse(parseJson(text));
    if (saved.success) this.#use(saved.data);
  }

  contentChanged(version: string): void {
    if (version === this.#version) return;
    this.#version = version;
    void this.refresh();
  }

  /** Fetches the redirects. One refresh after the other, so that the latest one wins. A failure changes nothing. */
  refresh(): Promise<void> {
    this.#refreshing = this.#refreshing.then(async () => {
      const version = this.#version;
      try {
        const redirects = await this.#options.list();
        this.#use(redirects);
        this.#saving = writeFileAtomic(this.#options.file, JSON.stringify(redirects)).catch((error) =>
          log.warn({ err: error }, 'The redirects could not be saved'),
        );
        await this.#saving;
      } catch (error) {
        // Makes the next poll of the content version try again.
        if (version === this.#version) this.#version = null;
        log.warn({ err: error }, 'The redirects could not be fetched');
      }
    });
    return this.#refreshing;
  }

  settled(): Promise<void> {
    return this.#saving;
  }

  #use(redirects: Redirect[]): void {
    this.#byPath = new Map(redirects.map((entry) => [encodePath(entry.from), { ...entry, to: encodePath(entry.to) }]));
  }
}

/**
 * Redirects requests for pages and for payloads, so that a client-side navigation leads to the same page as a reload. Keeps
 * the query unless the target has its own.
 */
export function redirectMiddleware({ redirects, buildId }: { redirects: Redirects; buildId: string }) {
  return createMiddleware(async function redirectRequest(c, next) {
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

/** Percent-encodes a path or URL like browsers do: `/über-uns` becomes `/%C3%BCber-uns`. Adds no host to a path. */
function encodePath(address: string): string {
  if (PLAIN_PATH.test(address)) return address;
  const url = URL.parse(address, SITE_ORIGIN);
  if (!url) return address;
  const encoded = url.origin === SITE_ORIGIN ? `${url.pathname}${url.search}${url.hash}` : url.href;
  return encoded.replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase());
}

function withQuery(to: string, search: string): string {
  const [target = '', hash] = to.split('#');
  return `${target}${search}${hash === undefined ? '' : `#${hash}`}`;
}

import { createMiddleware } from 'hono/factory';
import { asAttribute, scriptMarkOf } from '../../app/csp-nonce.server.ts';
import type { Bodies } from '../page-cache/cached-page.ts';
import { chooseEncoding } from '../page-cache/page-answer.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import { readAddress } from '../page-cache/page-key.ts';
import { withLinkAfterPaint } from './deferred-parts.ts';

/** What React Router writes behind a page so that it can be hydrated: its data, in JSON strings, and the end of it. */
const DATA = String.raw`window\.__reactRouterContext\.streamController\.(?:enqueue\(("[^<]*")\)|close\(\));</script>`;
const FILE = '_hydration.txt';
/** Pages that an earlier version has kept on disk ask for a script instead. It is kept with them, and served as long as they are. */
const EARLIER_FILE = '_hydration.js';
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Says which page the data belongs to: its content and the build that rendered it. */
export const versionOf = (hash: string, build: string): string => `${hash}.${shorten(build)}`;

const shorten = (build: string) => build.slice(0, 8);

/** `/blog?sort=liked` → `/blog/_hydration.txt?sort=liked&v=…` */
export function hydrationUrl(key: string, version: string): string {
  const [path = '/', search] = key.split('?', 2);
  return `${path.replace(/\/+$/, '')}/${FILE}?${search ? `${search}&` : ''}v=${version}`;
}

/**
 * Takes the data for hydration out of a kept page: it is a third of the document, and nothing of it can be seen. A link that waits
 * for the first paint with the scripts asks for it at `url`, and they take it from there (app/payload/bring-data.ts). Only what the site has marked as its own counts as data.
 * A page whose scripts don't wait is given back whole, with null.
 */
export function takeOutData(html: string, url: string): { html: string; data: string | null } {
  const mark = scriptMarkOf(html);
  const script = new RegExp(`<script${asAttribute(mark)}>${DATA}`, 'g');
  const literals = mark === null ? [] : Array.from(html.matchAll(script), ([, literal]) => literal ?? '""');
  const rest = literals.length > 0 ? withLinkAfterPaint(html.replace(script, ''), toLink(url)) : null;
  if (rest === null) return { html, data: null };
  return { html: rest, data: literals.map((literal) => String(JSON.parse(literal))).join('') };
}

/** What a plain `fetch(url)` of the page's own finds again: with `crossorigin`, both are requests of the same kind. */
const toLink = (url: string) => `<link rel="preload" as="fetch" crossorigin href="${toAttribute(url)}">`;

const toAttribute = (url: string) => url.replaceAll('&', '&amp;').replaceAll('"', '%22');

const isScript = (data: Bodies): boolean => data.identity.toString('latin1', 0, 7) === 'window.';

/**
 * Answers `GET {path}/_hydration.txt?v={version}` with the data that was taken out of a kept page, also when the page has been
 * renewed a moment ago: other data would not fit to what the visitor sees. When that is gone too (after a restart, on another
 * instance), the new page's data is what React should show; of another build it would not be understood, so there is none.
 * It is text, and nothing that a browser would run.
 *
 *     app.use(hydrationData({ cache }));
 */
export function hydrationData({ cache }: { cache: PageCache | null }) {
  return createMiddleware(async function answerHydrationData(c, next) {
    const { pathname, search, searchParams } = new URL(c.req.url);
    const file = [FILE, EARLIER_FILE].find((name) => pathname.endsWith(`/${name}`));
    if (!file) return next();
    const asked = searchParams.get('v') ?? '';
    const [hash = ''] = asked.split('.', 1);
    const { key, isCacheable } = readAddress((pathname.slice(0, -file.length - 1) || '/') + search);
    const outcome = isCacheable ? await cache?.get(key) : null;
    const page = outcome && 'page' in outcome ? outcome.page : null;
    if (!page?.hydration || !asked.endsWith(`.${shorten(page.build)}`)) return c.notFound();
    const replaced = hash === page.hash ? null : cache?.replacedData(hash);
    const data = replaced ?? page.hydration;
    if (isScript(data) !== (file === EARLIER_FILE)) return c.notFound();
    const encoding = chooseEncoding(c.req.header('accept-encoding') ?? '');
    if (encoding !== 'identity') c.header('content-encoding', encoding);
    c.header('content-type', `text/${file === FILE ? 'plain' : 'javascript'}; charset=utf-8`);
    c.header('cache-control', hash === page.hash || replaced ? FOR_EVER : 'no-store');
    c.header('vary', 'accept-encoding');
    c.header('x-robots-tag', 'noindex');
    return c.body(new Uint8Array(data[encoding]));
  });
}

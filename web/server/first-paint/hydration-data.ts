import { createMiddleware } from 'hono/factory';
import { chooseEncoding } from '../page-cache/page-answer.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import { readAddress } from '../page-cache/page-key.ts';
import { asAttribute, scriptMarkOf } from '../script-marks.ts';
import { withScriptAfterPaint } from './deferred-parts.ts';

/** What React Router writes behind a page so that it can be hydrated. */
const DATA = String.raw`(window\.__reactRouterContext\.streamController\.(?:enqueue\([\s\S]*?\)|close\(\));)</script>`;
const FILE = '_hydration.js';
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Says which page the data belongs to: its content and the build that rendered it. */
export const versionOf = (hash: string, build: string): string => `${hash}.${shorten(build)}`;

const shorten = (build: string) => build.slice(0, 8);

/** `/blog?sort=liked` → `/blog/_hydration.js?sort=liked&v=…` */
export function hydrationUrl(key: string, version: string): string {
  const [path = '/', search] = key.split('?', 2);
  return `${path.replace(/\/+$/, '')}/${FILE}?${search ? `${search}&` : ''}v=${version}`;
}

/**
 * Takes the data for hydration out of a kept page: it is a third of the document, and nothing of it can be seen. A script that
 * waits for the first paint brings it instead, and runs as the site's own, so only marked ones count. A page whose scripts don't wait is given back whole, with null.
 */
export function takeOutData(html: string, url: string): { html: string; script: string | null } {
  const mark = scriptMarkOf(html);
  const data = new RegExp(`<script${asAttribute(mark)}>${DATA}`, 'g');
  const parts = mark === null ? [] : Array.from(html.matchAll(data), ([, statement = '']) => statement);
  const rest = html.replace(data, '');
  const linked =
    parts.length > 0 ? withScriptAfterPaint(rest, `<script async src="${toAttribute(url)}"></script>`) : null;
  return linked === null ? { html, script: null } : { html: linked, script: parts.join('\n') };
}

const toAttribute = (url: string) => url.replaceAll('&', '&amp;').replaceAll('"', '%22');

/**
 * Answers `GET {path}/_hydration.js?v={version}` with the data that was taken out of a kept page, also when the page has been
 * renewed a moment ago: other data would not fit to what the visitor sees. When that is gone too (after a restart, on another
 * instance), the new page's data is what React should show; of another build it would not be understood, so there is none.
 *
 *     app.use(hydrationData({ cache }));
 */
export function hydrationData({ cache }: { cache: PageCache | null }) {
  return createMiddleware(async function answerHydrationData(c, next) {
    const { pathname, search, searchParams } = new URL(c.req.url);
    if (!pathname.endsWith(`/${FILE}`)) return next();
    const asked = searchParams.get('v') ?? '';
    const [hash = ''] = asked.split('.', 1);
    const { key, isCacheable } = readAddress((pathname.slice(0, -FILE.length - 1) || '/') + search);
    const outcome = isCacheable ? await cache?.get(key) : null;
    const page = outcome && 'page' in outcome ? outcome.page : null;
    if (!page?.hydration || !asked.endsWith(`.${shorten(page.build)}`)) return c.notFound();
    const replaced = hash === page.hash ? null : cache?.replacedData(hash);
    const encoding = chooseEncoding(c.req.header('accept-encoding') ?? '');
    if (encoding !== 'identity') c.header('content-encoding', encoding);
    c.header('content-type', 'text/javascript; charset=utf-8');
    c.header('cache-control', hash === page.hash || replaced ? FOR_EVER : 'no-store');
    c.header('vary', 'accept-encoding');
    return c.body(new Uint8Array((replaced ?? page.hydration)[encoding]));
  });
}

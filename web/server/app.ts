import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { HTTPException } from 'hono/http-exception';
import { requestId } from 'hono/request-id';
import type { ServerBuild } from 'react-router';
import type { Env } from '../env.server.ts';
import { log } from '../platform/log.server.ts';
import { TooBusy } from '../platform/work-queue.server.ts';
import { ingest } from './analytics-proxy/analytics-proxy.ts';
import { type BuildRecord, builds, fixedPages } from './assets/builds.ts';
import type { criticalStyles } from './first-paint/critical-styles.ts';
import { scriptsAfterPaint } from './first-paint/deferred-parts.ts';
import { hydrationData } from './first-paint/hydration-data.ts';
import { addressLimits } from './http/address-limits.ts';
import { clientAddress } from './http/client-address.ts';
import { markdownTwins } from './http/markdown-pages.ts';
import { pageMethods } from './http/page-methods.ts';
import { plainPaths } from './http/plain-paths.ts';
import { queryLimits } from './http/query-limits.ts';
import { readBody } from './http/read-body.ts';
import { requestLog } from './http/request-log.ts';
import { sameOrigin } from './http/same-origin.ts';
import { type SecurityPolicy, securityHeaders } from './http/security-headers.ts';
import { iconHosts } from './icons/icon-hosts.ts';
import { icons } from './icons/icons.ts';
import { flags } from './images/flags.ts';
import { images } from './images/images.ts';
import type { pageAnswers } from './page-cache/page-answer.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import { pages } from './page-cache/pages.ts';
import { payloads, redirectPayload } from './page-cache/payload.ts';
import type { Fetch } from './page-cache/render-page.ts';
import { unavailablePage } from './page-cache/unavailable-page.ts';
import { type Redirects, redirected } from './redirects/redirects.ts';
import { downloads } from './uploads/downloads.ts';

const BYTES_PER_MB = 1024 * 1024;
const BUSY_RETRY_S = 5;
/** Where job applications are sent to, in any locale: with a file, more than it may have, so that the form says that it is too large. */
const TAKES_UPLOADS = /^(?:\/[a-z-]+)?\/careers\/[^/]+\/apply(?:\/send)?$/i;
const FORM = { maxBytes: BYTES_PER_MB };
const UPLOAD = { maxBytes: 16 * BYTES_PER_MB, totalBytes: 128 * BYTES_PER_MB, deadlineMs: 120_000, perVisitor: 4 };

type PageSources = {
  /** React Router's request handler. */
  handle: (request: Request) => Promise<Response>;
  /** The pages; in watch mode they change. */
  build: () => Promise<ServerBuild>;
  buildId: string;
  /** Writes a page's styles into it. In watch mode Vite brings them. */
  addStyles?: ReturnType<typeof criticalStyles>;
};

/** Everything that makes pages and their data. What it answers may be kept, so it is asked without anything of the visitor. */
export function pageRenderer({ handle, build, buildId, addStyles = async (html) => html }: PageSources): Fetch {
  const app = new Hono();
  app.use(payloads({ build, buildId }));
  app.all('*', async (c) => {
    const response = await handle(c.req.raw);
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    return new Response(scriptsAfterPaint(await addStyles(await response.text())), response);
  });
  return app.fetch;
}

type Options = {
  env: Env;
  /** What `pageRenderer` makes. */
  renderPage: Fetch;
  build: () => Promise<ServerBuild>;
  buildRecord: BuildRecord;
  /** Folder with the built files for the browser. */
  clientDir: string;
  /** Folder with scripts and styles of this build and of earlier ones. */
  assetsDir?: string;
  policy: SecurityPolicy;
  /** Kept pages; without them each page is rendered for each request. */
  cache?: PageCache | null;
  answerWith: ReturnType<typeof pageAnswers>;
  /** What the site answers besides pages and files: health, the content system's messages, preview. */
  services?: Hono;
  redirects?: Redirects;
  onNotFound?: (pathname: string) => void;
  onAnswer?: (method: string, status: number, seconds: number) => void;
};

/** What happens to a request, from top to bottom. */
export function createApp(options: Options) {
  const { env, renderPage, build, buildRecord, clientDir, assetsDir, policy, cache = null, answerWith } = options;
  const { services, redirects, onAnswer, onNotFound } = options;
  const previewSecret = env.PREVIEW_SECRET;
  const app = new Hono();
  app.use(requestId({ limitLength: 64 }));
  app.use(requestLog({ ...(onAnswer ? { onAnswer } : {}) }));
  app.use(clientAddress({ trustedProxies: env.TRUSTED_PROXIES }));
  app.use(securityHeaders(policy));
  app.use(addressLimits());
  app.use(queryLimits());
  app.use(sameOrigin({ siteUrl: env.SITE_URL }));
  app.use(compress());
  if (services) app.route('/', services);
  if (redirects) app.use(redirected({ redirects, payloadOf: redirectPayload({ build, buildId: buildRecord.id }) }));
  const forEver = (_path: string, c: Context) => c.header('cache-control', 'public, max-age=31536000, immutable');
  if (assetsDir !== undefined) {
    const rewriteRequestPath = (path: string) => path.replace(/^\/assets/, '');
    app.get('/assets/*', serveStatic({ root: assetsDir, precompressed: true, rewriteRequestPath, onFound: forEver }));
  }
  app.get('/assets/*', serveStatic({ root: clientDir, onFound: forEver }));
  app.route('/builds', builds({ build: buildRecord, pages: async () => fixedPages((await build()).routes) }));
  app.get(
    '*',
    serveStatic({ root: clientDir, onFound: (_path, c) => c.header('cache-control', 'public, max-age=3600') }),
  );
  app.route('/api/icons', icons({ askHosts: iconHosts(env.ICON_HOSTS) }));
  app.route('/flags', flags);
  app.route(
    '/_ipx',
    images({
      dataDir: env.DATA_DIR,
      strapiUrl: env.STRAPI_URL,
      siteUrl: env.SITE_URL,
      imageHosts: env.IMAGE_HOSTS,
      publicDir: clientDir,
      maxCacheBytes: env.IMAGE_CACHE_MB * BYTES_PER_MB,
    }),
  );
  app.route('/uploads', downloads({ strapiUrl: env.STRAPI_URL }));
  app.route('/ingest', ingest({ host: env.POSTHOG_KEY && env.POSTHOG_HOST, consentRevision: env.CONSENT_REVISION }));
  app.use(plainPaths());
  app.use(hydrationData({ cache }));
  app.use(pageMethods({ build }));
  const readForm = readBody(FORM);
  const readUpload = readBody(UPLOAD);
  app.post('*', (c, next) => (TAKES_UPLOADS.test(c.req.path) ? readUpload(c, next) : readForm(c, next)));
  const pageApp = new Hono();
  pageApp.use(
    pages({
      fetch: renderPage,
      cache,
      answerWith,
      policy,
      previewSecret,
      siteUrl: env.SITE_URL,
      ...(onNotFound ? { onNotFound } : {}),
    }),
  );
  app.use(markdownTwins({ render: async (request) => pageApp.fetch(request) }));
  app.all('*', (c) => pageApp.fetch(c.req.raw));
  for (const each of [app, pageApp]) each.onError((error, c) => answerFailure(error, c, policy));
  return app;
}

/** The answer when something outside of the pages' own error handling fails: it is in the log, and nothing of it gets out. */
function answerFailure(error: Error, c: Context, policy: SecurityPolicy): Response {
  if (error instanceof HTTPException) return error.getResponse();
  if (error instanceof TooBusy) return unavailablePage(policy, BUSY_RETRY_S);
  if (!c.req.raw.signal.aborted) log.error({ err: error }, 'A request failed');
  return new Response('Something went wrong on our side. Please try again.', { status: 500 });
}

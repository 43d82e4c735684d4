import * as serverBuild from 'virtual:react-router/server-build';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { requestId } from 'hono/request-id';
import type { ServerBuild } from 'react-router';
import { newScope, runInScope } from '#app/content/request-scope.server.ts';
import { getCachedSite } from '#app/content/site.server.ts';
import { PRESS_KIT_PATH } from '#app/page-addresses.ts';
import { EnvError, env } from '#env.server.ts';
import { readBody } from '#platform/read-body.server.ts';
import { analyticsProxy } from '#server/analytics-proxy/analytics-proxy.ts';
import { builds } from '#server/assets/builds.ts';
import { revalidate } from '#server/cms-events/revalidate.ts';
import { canonicalPath } from '#server/http/canonical-path.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { errorResponse } from '#server/http/error-response.ts';
import { health } from '#server/http/health.ts';
import { markdownPages } from '#server/http/markdown-pages.ts';
import { pageMethods } from '#server/http/page-methods.ts';
import { queryLimits } from '#server/http/query-limits.ts';
import { requestLog } from '#server/http/request-log.ts';
import { sameOrigin } from '#server/http/same-origin.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { urlLimits } from '#server/http/url-limits.ts';
import { iconHosts } from '#server/icons/icon-hosts.ts';
import { icons } from '#server/icons/icons.ts';
import { brandArt } from '#server/images/brand-art.ts';
import { IMMUTABLE } from '#server/images/image-response.ts';
import { images } from '#server/images/images.ts';
import { pressKit } from '#server/images/press-kit.ts';
import { sharingImages } from '#server/images/sharing-images.ts';
import { siteIcons } from '#server/images/site-icons.ts';
import { memoryListener } from '#server/page-cache/memory-listener.ts';
import { pageHandler } from '#server/page-cache/page-handler.ts';
import { preview } from '#server/preview/preview.ts';
import { redirectMiddleware } from '#server/redirects/redirects.ts';
import { downloads } from '#server/uploads/downloads.ts';
import { makeDataFolder } from './data-folder.ts';
import { startServices } from './services.ts';

export { env } from '#env.server.ts';
export { log } from '#platform/log.server.ts';
export { metricsServer } from '#server/http/metrics.ts';

const BYTES_PER_MB = 1024 * 1024;
/** Job applications in any locale. Their limit is above that of a CV, so that the form can report a CV that is too large. */
const UPLOAD_PATH = /^(?:\/[a-z-]+)?\/careers\/[^/]+\/apply(?:\/send)?$/i;
const UPLOAD = { maxBytes: 16 * BYTES_PER_MB, totalBytes: 128 * BYTES_PER_MB, deadlineMs: 120_000, perVisitor: 4 };
const immutable = (_path: string, c: Context) => c.header('cache-control', IMMUTABLE);
const oneHour = (_path: string, c: Context) => c.header('cache-control', 'public, max-age=3600');

/** A one-line message that names every bad variable; null if there is none. */
export function environmentProblem(): string | null {
  try {
    makeDataFolder(env().DATA_DIR);
    return null;
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
}

// @ts-expect-error The optional members of the module have `| undefined` in their types, those of ServerBuild do not.
const build: ServerBuild = serverBuild;

export async function createSite() {
  const settings = env();
  const { DATA_DIR, SITE_URL, STRAPI_URL, PREVIEW_SECRET, REVALIDATE_SECRET } = settings;
  const isWatching = settings.NODE_ENV === 'development';
  const clientDir = isWatching ? 'public' : build.assetsBuildDirectory;
  const services = await startServices({ build, clientDir });
  const { cache, render, respond, policy, redirects, buildRecord, metrics } = services;

  const imageSources = {
    dataDir: DATA_DIR,
    strapiUrl: STRAPI_URL,
    siteUrl: SITE_URL,
    imageHosts: settings.IMAGE_HOSTS,
  };
  const pages = new Hono();
  pages.use(
    pageHandler({
      render,
      cache,
      respond,
      policy,
      previewSecret: PREVIEW_SECRET,
      siteUrl: SITE_URL,
      onNotFound: (pathname) => services.notFound.count(pathname),
    }),
  );

  const readForm = readBody({ maxBytes: BYTES_PER_MB });
  const readUpload = readBody(UPLOAD);
  const app = new Hono();
  app.use(requestId({ limitLength: 64 }));
  app.use(requestLog({ onResponse: metrics.count }));
  app.use(clientAddress({ trustedProxies: settings.TRUSTED_PROXIES }));
  app.use(securityHeaders(policy));
  app.use(urlLimits());
  app.use(queryLimits());
  app.use(sameOrigin({ siteUrl: SITE_URL }));
  app.use(compress());
  app.route('/', health(services.health));
  app.route('/api/revalidate', revalidate({ secret: REVALIDATE_SECRET, onChange: services.contentMayHaveChanged }));
  app.route('/api/preview', preview({ secret: PREVIEW_SECRET, siteUrl: SITE_URL }));
  app.use(redirectMiddleware({ redirects, buildId: buildRecord.id }));
  app.get(
    '/assets/*',
    serveStatic({
      root: services.assetsDir,
      precompressed: true,
      rewriteRequestPath: (path) => path.replace(/^\/assets/, ''),
      onFound: immutable,
    }),
  );
  app.get('/assets/*', serveStatic({ root: clientDir, onFound: immutable }));
  app.route('/builds', builds({ build: buildRecord, routes: build.routes }));
  app.get('*', serveStatic({ root: clientDir, onFound: oneHour }));
  app.route('/api/icons', icons({ fetchFromHosts: iconHosts(settings.ICON_HOSTS) }));
  app.route('/art', brandArt);
  app.route(
    '/_ipx',
    images({ ...imageSources, publicDir: clientDir, maxCacheBytes: settings.IMAGE_CACHE_MB * BYTES_PER_MB }),
  );
  for (const path of ['/favicon.ico', '/icons/*', '/og/*', PRESS_KIT_PATH])
    app.use(path, (_c, next) => runInScope(newScope({ version: cache?.version ?? null }), next));
  app.route('/', siteIcons(imageSources));
  app.route('/', sharingImages(imageSources));
  app.route('/', pressKit(imageSources));
  app.route('/uploads', downloads({ strapiUrl: STRAPI_URL, isHidden: async () => (await getCachedSite()).isHidden }));
  app.route(
    '/ingest',
    analyticsProxy({
      host: settings.POSTHOG_HOST,
      key: settings.POSTHOG_KEY,
      hasFlags: settings.POSTHOG_FLAGS === 'on',
      consentRevision: settings.CONSENT_REVISION,
    }),
  );
  app.use(canonicalPath());
  app.use(pageMethods({ routes: build.routes }));
  app.post('*', (c, next) => (UPLOAD_PATH.test(c.req.path) ? readUpload : readForm)(c, next));
  app.use(markdownPages({ render: async (request) => pages.fetch(request) }));
  app.all('*', (c) => pages.fetch(c.req.raw));
  for (const handler of [app, pages]) handler.onError(errorResponse);

  const next = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  return {
    listener: cache ? memoryListener({ ...services, cache, next }) : next,
    registry: metrics.registry,
    stop: services.stop,
  };
}

import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { ServerBuild } from 'react-router';
import { listRedirects } from '#app/content/redirects.server.ts';
import { newScope } from '#app/content/request-scope.server.ts';
import { leadQueueState, leadsHealth, runLeadWorker } from '#app/leads/delivery-worker.server.ts';
import { SEARCH_PATH } from '#app/page-addresses.ts';
import { reportErrors } from '#app/report-errors.server.ts';
import { type Env, env } from '#env.server.ts';
import { log } from '#platform/log.server.ts';
import { formSecret } from '#platform/signed-time.server.ts';
import { readBuildRecord } from '#server/assets/builds.ts';
import { compressAssets, retainAssets } from '#server/assets/retained-assets.ts';
import { ContentWatch } from '#server/cms-events/content-watch.ts';
import { redisChannel } from '#server/cms-events/redis-channel.ts';
import { metrics } from '#server/http/metrics.ts';
import { securityPolicy } from '#server/http/security-headers.ts';
import { readVisitor } from '#server/http/visitor.ts';
import { PageCache, UNAVAILABLE_PAGE } from '#server/page-cache/page-cache.ts';
import { pageResponses } from '#server/page-cache/page-response.ts';
import { PageStore } from '#server/page-cache/page-store.ts';
import { pageRenderer } from '#server/page-cache/render-page.ts';
import { previewFrames } from '#server/preview/preview.ts';
import { NotFoundLog } from '#server/redirects/not-found-log.ts';
import { Redirects } from '#server/redirects/redirects.ts';

const BYTES_PER_MB = 1024 * 1024;

export async function startServices({ build, clientDir }: { build: ServerBuild; clientDir: string }) {
  const settings = env();
  const { DATA_DIR, NODE_ENV, SITE_URL, STRAPI_URL, STRAPI_TOKEN, PREVIEW_SECRET, REDIS_URL } = settings;
  const isWatching = NODE_ENV === 'development';
  const cacheDir = path.join(DATA_DIR, 'cache');
  const assetsDir = path.join(cacheDir, 'assets');
  await mkdir(assetsDir, { recursive: true }).catch((error) =>
    log.error(
      { err: error },
      'DATA_DIR cannot be written: pages are shown, but nothing is cached and no form is accepted',
    ),
  );
  const buildRecord = isWatching
    ? { id: 'dev', timestamp: new Date().toISOString() }
    : await readBuildRecord(clientDir);

  const policy = securityPolicy({ siteUrl: SITE_URL, previewFrames: previewFrames(settings), isWatched: isWatching });
  const render = pageRenderer({
    build: reportErrors(build, { showStack: isWatching }),
    buildId: buildRecord.id,
    mode: NODE_ENV,
  });
  const cache =
    isWatching || settings.PAGE_CACHE_MB === 0
      ? null
      : new PageCache({
          render: (key, version, requestId) => {
            const url = new URL(key, SITE_URL);
            return render(new Request(url), newScope({ version, requestId, pathname: url.pathname }));
          },
          store: new PageStore(path.join(cacheDir, 'pages')),
          settings: pageSettings(settings, buildRecord.id),
          maxBytes: settings.PAGE_CACHE_MB * BYTES_PER_MB,
          // Rendering the search page builds the search index.
          keepReady: [UNAVAILABLE_PAGE, SEARCH_PATH],
        });

  const redirects = new Redirects({ list: listRedirects, file: path.join(cacheDir, 'redirects.json') });
  const notFound = new NotFoundLog({ strapiUrl: STRAPI_URL, token: STRAPI_TOKEN });
  const watch = new ContentWatch({
    strapiUrl: STRAPI_URL,
    token: STRAPI_TOKEN,
    onVersion: (version) => {
      redirects.contentChanged(version);
      cache?.contentChanged(version);
    },
    onReachable: (isReachable) => cache?.contentIsReachable(isReachable),
  });
  const channel = redisChannel(REDIS_URL, () => void watch.check({ hasChanged: true }));
  const siteMetrics = metrics({ cache, isContentReachable: () => watch.isReachable, leads: leadQueueState });

  await Promise.all([cache?.open(), redirects.load()]);
  // Before this instance serves pages: a load balancer may send the requests for their scripts to other instances.
  const stopping = new AbortController();
  const compressed = isWatching ? null : await retainBuild(path.join(clientDir, 'assets'), assetsDir, stopping.signal);
  watch.start();
  notFound.start();
  const leadWorker = runLeadWorker();

  return {
    assetsDir,
    buildRecord,
    cache,
    metrics: siteMetrics,
    notFound,
    policy,
    redirects,
    render,
    respond: pageResponses(policy),
    isPersonal: (cookies: string | undefined) => readVisitor(cookies, PREVIEW_SECRET) !== null,
    isRedirected: (pathname: string) => redirects.find(pathname) !== undefined,
    onResponse: siteMetrics.count,
    contentMayHaveChanged: () => {
      channel.notifyOthers();
      return watch.check({ hasChanged: true });
    },
    health: {
      parts: {
        content: () => watch.state(),
        leads: () => leadsHealth(),
        pages: () => (cache ? { status: 'ok', ...cache.state() } : { status: 'off' }),
      },
      canServe: () => watch.isReachable === true || (cache?.hasPages() ?? false),
      isStopping: () => stopping.signal.aborted,
    },
    stop: async () => {
      stopping.abort();
      watch.stop();
      notFound.stop();
      channel.close();
      await Promise.allSettled([notFound.report(), cache?.close(), redirects.settled(), compressed, leadWorker.stop()]);
    },
  };
}

/** Hashes all variables except those that cannot affect a page. New variables are included by default. */
function pageSettings(
  { PORT, HOST, METRICS_PORT, LOG_LEVEL, DATABASE_URL, ...settings }: Env,
  buildId: string,
): string {
  return createHash('sha256')
    .update(JSON.stringify([buildId, formSecret(), settings]))
    .digest('base64url');
}

/** Resolves when the files are copied; the inner promise resolves when they are compressed. */
async function retainBuild(from: string, to: string, signal: AbortSignal): Promise<Promise<void>> {
  const warn = (error: unknown) => log.error({ err: error }, 'Scripts and styles could not be retained');
  await retainAssets({ from, to }).catch(warn);
  return compressAssets(to, { signal }).catch(warn);
}

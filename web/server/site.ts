import { mkdir } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { likeChange } from '../app/content/like-change.server.ts';
import { listRedirects } from '../app/content/redirects.server.ts';
import { leadQueueState, leadsHealth } from '../app/leads/delivery-worker.server.ts';
import { formSecret } from '../app/leads/form-timestamp.server.ts';
import { reportErrors } from '../app/report-errors.server.ts';
import type { Env } from '../env.server.ts';
import { log } from '../platform/log.server.ts';
import { sign } from '../platform/signature.server.ts';
import { createApp, pageRenderer } from './app.ts';
import { readBuildRecord } from './assets/builds.ts';
import { compressAssets, keepAssets } from './assets/retained-assets.ts';
import { changeChannel } from './cms-events/change-channel.ts';
import { ContentWatch } from './cms-events/content-watch.ts';
import { revalidate } from './cms-events/revalidate.ts';
import { criticalStyles } from './first-paint/critical-styles.ts';
import { health } from './http/health.ts';
import { metrics } from './http/metrics.ts';
import { securityPolicy } from './http/security-headers.ts';
import { readVisitor } from './http/visitor.ts';
import { memoryListener } from './page-cache/memory-listener.ts';
import { pageAnswers } from './page-cache/page-answer.ts';
import { PageCache } from './page-cache/page-cache.ts';
import { PageFiles } from './page-cache/page-files.ts';
import { anonymousRenderer } from './page-cache/render-page.ts';
import { listSitePaths } from './page-cache/site-paths.ts';
import { preview } from './preview/preview.ts';
import { previewFrames } from './preview/preview-frames.ts';
import { NotFoundLog } from './redirects/not-found-log.ts';
import { Redirects } from './redirects/redirects.ts';

const BYTES_PER_MB = 1024 * 1024;

/** Puts the parts of the site together and starts what runs beside the requests. */
export async function createSite({ env, buildDir }: { env: Env; buildDir: string }) {
  const clientDir = path.join(buildDir, 'client');
  const assetsDir = path.join(env.DATA_DIR, 'cache/assets');
  await mkdir(assetsDir, { recursive: true }).catch((error) =>
    log.error({ err: error }, 'DATA_DIR cannot be written: pages are shown, but nothing is kept and no form is taken'),
  );
  const built: ServerBuild = await import(pathToFileURL(path.join(buildDir, 'server/index.js')).href);
  const build = reportErrors(built, { showStack: env.NODE_ENV === 'development' });
  const buildRecord = await readBuildRecord(clientDir);

  const policy = securityPolicy({ siteUrl: env.SITE_URL, previewFrames: previewFrames(env) });
  const answerWith = pageAnswers(policy);
  const currentBuild = async () => build;
  const renderPage = pageRenderer({
    handle: createRequestHandler(build, env.NODE_ENV),
    build: currentBuild,
    buildId: buildRecord.id,
    addStyles: criticalStyles({ assetsDir: path.join(clientDir, 'assets') }),
  });

  const redirects = new Redirects({
    list: listRedirects,
    file: path.join(env.DATA_DIR, 'cache/redirects.json'),
  });
  const notFound = new NotFoundLog({ strapiUrl: env.STRAPI_URL, token: env.STRAPI_TOKEN });
  const watch = new ContentWatch({
    strapiUrl: env.STRAPI_URL,
    token: env.STRAPI_TOKEN,
    onVersion: (version, hints) => {
      redirects.contentChanged(version);
      cache?.contentChanged(version, hints);
    },
    onReachable: (isReachable) => cache?.contentIsReachable(isReachable),
    onLikes: (changed) => {
      for (const { slug, agoMs } of changed) cache?.pagesChanged(likeChange(slug), agoMs);
    },
  });
  const cache =
    env.PAGE_CACHE_MB === 0
      ? null
      : new PageCache({
          render: anonymousRenderer({ fetch: renderPage, siteUrl: env.SITE_URL }),
          files: new PageFiles(path.join(env.DATA_DIR, 'cache/pages')),
          buildId: buildRecord.id,
          formKey: sign(formSecret(), 'form-key').slice(0, 8),
          maxBytes: env.PAGE_CACHE_MB * BYTES_PER_MB,
          warmUp: env.PAGE_WARM_UP,
          listPaths: () => listSitePaths(build.routes),
          isContentReachable: () => watch.check(),
        });
  const channel = changeChannel(env.REDIS_URL, (hints) => void watch.check(hints));
  const { count, registry } = metrics({ cache, isContentReachable: () => watch.isReachable, leads: leadQueueState });
  const state = health({
    parts: {
      content: () => watch.state(),
      leads: () => leadsHealth(),
      pages: () => (cache ? { status: 'ok', ...cache.state() } : { status: 'off' }),
    },
    live: () => ({ leads: leadQueueState() }),
    canServe: () => watch.isReachable === true || (cache?.state().pages ?? 0) > 0,
  });

  const services = new Hono();
  services.route('/', state.app);
  services.route(
    '/api/revalidate',
    revalidate({
      secret: env.REVALIDATE_SECRET,
      onChange: (hints) => {
        channel.tellOthers(hints);
        return watch.check(hints);
      },
    }),
  );
  services.route('/api/preview', preview({ secret: env.PREVIEW_SECRET, siteUrl: env.SITE_URL }));
  const app = createApp({
    env,
    renderPage,
    build: currentBuild,
    buildRecord,
    clientDir,
    assetsDir,
    policy,
    cache,
    answerWith,
    services,
    redirects,
    onNotFound: (pathname) => notFound.count(pathname),
    onAnswer: count,
  });

  const otherwise = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const listener: RequestListener = cache
    ? memoryListener({
        cache,
        answerWith,
        isPersonal: (cookies) => readVisitor(cookies, env.PREVIEW_SECRET) !== null,
        isRedirected: (pathname) => redirects.find(pathname) !== undefined,
        onAnswer: count,
        otherwise,
      })
    : otherwise;

  await Promise.all([cache?.load(), redirects.load()]);
  watch.start();
  notFound.start();
  // Before the first page: another instance may be asked for the scripts of a page that this one has rendered.
  await keepAssets({ from: path.join(clientDir, 'assets'), to: assetsDir }).catch((error) =>
    log.error({ err: error }, 'Scripts and styles could not be kept for later builds'),
  );
  const stopping = new AbortController();
  const compressed = compressAssets(assetsDir, stopping).catch((error) =>
    log.error({ err: error }, 'Scripts and styles could not be compressed'),
  );
  return {
    listener,
    registry,
    /** New visitors are sent elsewhere from now on; nothing new is begun. */
    stop: async () => {
      state.stopping();
      stopping.abort();
      watch.stop();
      notFound.stop();
      channel.close();
      await Promise.all([notFound.report(), cache?.close(), redirects.written(), compressed]);
    },
  };
}

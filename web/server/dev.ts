import { realpathSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { createServer } from 'vite';
import { listRedirects } from '../app/content/redirects.server.ts';
import { leadQueueState, leadsHealth, runLeadWorker } from '../app/leads/delivery-worker.server.ts';
import { reportErrors } from '../app/report-errors.server.ts';
import { env } from '../env.server.ts';
import { createApp, pageRenderer } from './app.ts';
import { ContentWatch } from './cms-events/content-watch.ts';
import { revalidate } from './cms-events/revalidate.ts';
import { health } from './http/health.ts';
import { securityPolicy } from './http/security-headers.ts';
import { listen } from './listen.ts';
import { pageAnswers } from './page-cache/page-answer.ts';
import { preview } from './preview/preview.ts';
import { previewFrames } from './preview/preview-frames.ts';
import { Redirects } from './redirects/redirects.ts';

/** The site in watch mode: Vite serves modules and styles, everything else goes through the same app as in production. */
const { DATA_DIR, HOST, PORT, PREVIEW_SECRET, REVALIDATE_SECRET, SITE_URL, STRAPI_TOKEN, STRAPI_URL } = env();
const server = http.createServer();
// With a server of its own React Router's plugin would answer every page itself, and the app would get none.
const vite = await createServer({
  server: {
    middlewareMode: { server },
    // Where node_modules is a link, what it leads to may be read too.
    fs: { allow: ['.', realpathSync('node_modules')] },
  },
  appType: 'custom',
});
const build = async (): Promise<ServerBuild> =>
  reportErrors((await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild, { showStack: true });
const buildRecord = { id: 'dev', timestamp: new Date().toISOString() };

const redirects = new Redirects({ list: listRedirects, file: path.join(DATA_DIR, 'cache/redirects.json') });
const watch = new ContentWatch({
  strapiUrl: STRAPI_URL,
  token: STRAPI_TOKEN,
  onVersion: (version) => redirects.contentChanged(version),
  // Nothing is kept that would have to know.
  onReachable: () => {},
});
const state = health({
  parts: { content: () => watch.state(), leads: () => leadsHealth() },
  live: () => ({ leads: leadQueueState() }),
  canServe: () => watch.isReachable === true,
});
const services = new Hono();
services.route('/', state.app);
services.route('/api/revalidate', revalidate({ secret: REVALIDATE_SECRET, onChange: (hints) => watch.check(hints) }));
services.route('/api/preview', preview({ secret: PREVIEW_SECRET, siteUrl: SITE_URL }));

const policy = securityPolicy({ siteUrl: SITE_URL, previewFrames: previewFrames(env()), isWatched: true });
const app = createApp({
  env: env(),
  renderPage: pageRenderer({ handle: createRequestHandler(build, 'development'), build, buildId: buildRecord.id }),
  build,
  buildRecord,
  clientDir: 'public',
  policy,
  answerWith: pageAnswers(policy),
  services,
  redirects,
});
vite.middlewares.use(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
server.on('request', vite.middlewares);
await redirects.load();
watch.start();
listen(server, { port: PORT, host: HOST, variable: 'PORT' }, () =>
  process.stdout.write(`The site in watch mode: ${SITE_URL}\n`),
);
const leadWorker = runLeadWorker();
// 'disconnect': the process that started this one has died.
for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const)
  process.once(signal, async () => {
    watch.stop();
    await Promise.allSettled([vite.close(), leadWorker.stop(), redirects.written()]);
    process.exit(0);
  });

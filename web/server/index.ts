import http, { type RequestListener } from 'node:http';
import { listen } from './listen.ts';

/** What server/app.ts exports: it is built together with the pages. */
type App = typeof import('./app.ts');

const STOP_GRACE_MS = 10_000;
/** How long a connection that is used again and again may rest: longer than Caddy, nginx and load balancers keep theirs. */
const KEEP_ALIVE_MS = 75_000;
/** Slow clients: all headers, and the whole request, have to be here within this time. */
const HEADERS_MS = 15_000;
const REQUEST_MS = 120_000;
const MAX_HEADER_BYTES = 16 * 1024;

// What the site writes holds what visitors have sent: only its own user may read it.
process.umask(0o077);

const server = http.createServer({
  keepAliveTimeout: KEEP_ALIVE_MS,
  headersTimeout: HEADERS_MS,
  requestTimeout: REQUEST_MS,
  connectionsCheckingInterval: 5000,
  maxHeaderSize: MAX_HEADER_BYTES,
  // Nothing waits for the end of a body that a request does not have: a tenth more cached pages a second.
  optimizeEmptyRequests: true,
});
const running = process.argv.includes('--watch') ? startWatching() : startBuilt();
await running.catch((error) => {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  process.exit(1);
});

async function startBuilt(): Promise<void> {
  // A name that the compiler does not follow: before the first build there is nothing to be found.
  const file = '../build/server/index.js';
  const app: App = await import(file);
  checkEnvironment(app);
  const site = await app.createSite();
  server.on('request', site.listener);
  serve(app, async () => site.stop());
  const { METRICS_PORT, HOST } = app.env();
  if (METRICS_PORT)
    listen(app.metricsServer(site.registry).unref(), { port: METRICS_PORT, host: HOST, variable: 'METRICS_PORT' });
}

/** Vite serves modules and styles; everything else goes through the same app as in production, made anew after each change. */
async function startWatching(): Promise<void> {
  const { createServer } = await import('vite');
  // With a server of its own React Router's plugin would answer every page itself, and the app would get none.
  const vite = await createServer({ server: { middlewareMode: { server } }, appType: 'custom' });
  const load = async () => (await vite.ssrLoadModule('/server/app.ts')) as App;
  const first = await load();
  checkEnvironment(first);
  let current = { app: first, site: await first.createSite() };
  const renew = async () => {
    const app = await load();
    if (app === current.app) return;
    await current.site.stop();
    current = { app, site: await app.createSite() };
  };
  const respond: RequestListener = (request, response) => {
    const fail = (error: unknown) => {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      response.writeHead(500, { 'content-type': 'text/plain' }).end(error instanceof Error ? error.stack : '');
    };
    renewing = renewing.then(renew, renew);
    renewing.then(() => current.site.listener(request, response), fail);
  };
  let renewing = Promise.resolve();
  server.on('request', (request, response) => vite.middlewares(request, response, () => respond(request, response)));
  serve(first, async () => {
    await Promise.allSettled([vite.close(), current.site.stop()]);
  });
}

function checkEnvironment({ environmentProblem }: App): void {
  const problem = environmentProblem();
  if (problem === null) return;
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}

/** Listens on HOST:PORT until SIGTERM or SIGINT, then finishes the requests under way and ends. */
function serve({ env, log }: App, stop: () => Promise<void>): void {
  const { HOST, PORT } = env();
  listen(server, { port: PORT, host: HOST, variable: 'PORT' }, () =>
    log.info({ host: HOST, port: PORT }, 'The site listens'),
  );
  // 'disconnect': the process that started this one has died.
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const)
    process.once(signal, () => {
      const stopped = stop();
      // Connections at rest are closed at once, those with a request under way soon after its response.
      setInterval(() => server.closeIdleConnections(), 200).unref();
      server.close(() => stopped.then(() => process.exit(0)));
      setTimeout(() => process.exit(0), STOP_GRACE_MS).unref();
    });
}

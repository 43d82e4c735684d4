import http, { type RequestListener } from 'node:http';
import { listen } from './listen.ts';
import { whenParentEnds } from './parent-process.ts';

type App = typeof import('./app.ts');

const STOP_GRACE_MS = 10_000;

// Files in DATA_DIR contain visitors' data, so only the site's own user may read them.
process.umask(0o077);

const server = http.createServer({
  // Longer than the idle timeouts of Caddy, nginx and load balancers, so that they never reuse a closed connection.
  keepAliveTimeout: 75_000,
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5000,
  maxHeaderSize: 16 * 1024,
  // Serves 10 % more cached pages per second.
  optimizeEmptyRequests: true,
});
const running = process.argv.includes('--watch') ? startWatching() : startBuilt();
await running.catch((error) => {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  process.exit(1);
});

async function startBuilt(): Promise<void> {
  // A variable, because the compiler cannot resolve the file before the first build.
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

/** Watch mode: Vite serves modules and styles, the app everything else. After each change the app is created again. */
async function startWatching(): Promise<void> {
  const { createServer } = await import('vite');
  // In middleware mode, because otherwise React Router's plugin would handle all pages.
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

function serve({ env, log }: App, stop: () => Promise<void>): void {
  const { HOST, PORT } = env();
  listen(server, { port: PORT, host: HOST, variable: 'PORT' }, () => log.info({ host: HOST, port: PORT }, 'Listening'));
  const shutDown = () => {
    const stopped = stop();
    // Repeated, because keep-alive connections become idle only after their current response.
    setInterval(() => server.closeIdleConnections(), 200).unref();
    server.close(() => stopped.then(() => process.exit(0)));
    setTimeout(() => process.exit(0), STOP_GRACE_MS).unref();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, shutDown);
  whenParentEnds(shutDown);
}

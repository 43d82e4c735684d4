import http from 'node:http';
import path from 'node:path';
import { runLeadWorker } from '../app/leads/delivery-worker.server.ts';
import { EnvError, env } from '../env.server.ts';
import { log } from '../platform/log.server.ts';
import { makeDataFolder } from './data-folder.ts';
import { metricsServer } from './http/metrics.ts';
import { listen } from './listen.ts';
import { createSite } from './site.ts';

const STOP_GRACE_MS = 10_000;
/** How long a connection that is used again and again may rest: longer than Caddy, nginx and load balancers keep theirs. */
const KEEP_ALIVE_MS = 75_000;
/** Slow clients: all headers, and the whole request, have to be here within this time. */
const HEADERS_MS = 15_000;
const REQUEST_MS = 120_000;
const MAX_HEADER_BYTES = 16 * 1024;

// What the site writes holds what visitors have sent: only its own user may read it.
process.umask(0o077);

try {
  await start();
} catch (error) {
  process.stderr.write(`${error instanceof EnvError ? error.message : error instanceof Error ? error.stack : error}\n`);
  process.exit(1);
}

/** Listens on HOST:PORT until SIGTERM or SIGINT, then finishes the requests under way and ends. */
async function start(): Promise<void> {
  const { DATA_DIR, HOST, PORT, METRICS_PORT } = env();
  makeDataFolder(DATA_DIR);
  const site = await createSite({ env: env(), buildDir: path.resolve(import.meta.dirname, '../build') });
  const server = http.createServer(
    {
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      connectionsCheckingInterval: 5000,
      maxHeaderSize: MAX_HEADER_BYTES,
      // Nothing waits for the end of a body that a request does not have: a tenth more kept pages a second.
      optimizeEmptyRequests: true,
    },
    site.listener,
  );
  listen(server, { port: PORT, host: HOST, variable: 'PORT' }, () =>
    log.info({ host: HOST, port: PORT }, 'The site listens'),
  );
  const figures = METRICS_PORT ? metricsServer(site.registry) : null;
  if (figures && METRICS_PORT) listen(figures, { port: METRICS_PORT, host: HOST, variable: 'METRICS_PORT' });
  const leadWorker = runLeadWorker();
  // 'disconnect': the process that started this one has died.
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const)
    process.once(signal, () => {
      const stopped = Promise.allSettled([site.stop(), leadWorker.stop()]);
      figures?.close();
      // Connections at rest are closed at once, those with a request under way soon after its answer.
      setInterval(() => server.closeIdleConnections(), 200).unref();
      server.close(() => stopped.then(() => process.exit(0)));
      setTimeout(() => process.exit(0), STOP_GRACE_MS).unref();
    });
}

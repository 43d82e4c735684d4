import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { serve } from '@hono/node-server';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { createApp } from './app.ts';
import { readBuildRecord } from './builds.ts';
import { EnvError, env } from './env.ts';
import { runLeadWorker } from './leads/worker.ts';
import { log } from './log.ts';
import { reportErrors } from './report-errors.ts';

const STOP_GRACE_MS = 10_000;

try {
  await start();
} catch (error) {
  process.stderr.write(`${error instanceof EnvError ? error.message : error instanceof Error ? error.stack : error}\n`);
  process.exit(1);
}

/** Listens on HOST:PORT until SIGTERM or SIGINT, then finishes the requests under way and ends. */
async function start(): Promise<void> {
  const { HOST, PORT, NODE_ENV } = env();
  const buildDir = path.resolve(import.meta.dirname, '../build');
  const clientDir = path.join(buildDir, 'client');
  const built: ServerBuild = await import(pathToFileURL(path.join(buildDir, 'server/index.js')).href);
  const build = reportErrors(built, { showStack: NODE_ENV === 'development' });
  const app = createApp({
    env: env(),
    renderPage: createRequestHandler(build, NODE_ENV),
    build: async () => build,
    buildRecord: await readBuildRecord(clientDir),
    clientDir,
  });
  const server = serve({ fetch: app.fetch, hostname: HOST, port: PORT, overrideGlobalObjects: false }, () =>
    log.info({ host: HOST, port: PORT }, 'The site listens'),
  );
  server.on('error', (error: NodeJS.ErrnoException) => {
    process.stderr.write(
      error.code === 'EADDRINUSE' ? `Port ${PORT} is taken: choose another with PORT\n` : `${error.stack}\n`,
    );
    process.exit(1);
  });
  const leadWorker = runLeadWorker();
  // 'disconnect': the process that started this one has died.
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const)
    process.once(signal, () => {
      const workerStopped = leadWorker.stop();
      server.close(() => workerStopped.finally(() => process.exit(0)));
      setTimeout(() => process.exit(0), STOP_GRACE_MS).unref();
    });
}

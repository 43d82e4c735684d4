import http from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { createServer } from 'vite';
import { createApp } from './app.ts';
import { env } from './env.ts';
import { runLeadWorker } from './leads/worker.ts';
import { reportErrors } from './report-errors.ts';

/** The site in watch mode: Vite serves modules and styles, everything else goes through the same app as in production. */
const { HOST, PORT } = env();
const server = http.createServer();
// With a server of its own React Router's plugin would answer every page itself, and the app would get none.
const vite = await createServer({ server: { middlewareMode: { server } }, appType: 'custom' });
const build = async (): Promise<ServerBuild> =>
  reportErrors((await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild, { showStack: true });
const app = createApp({
  env: env(),
  renderPage: createRequestHandler(build, 'development'),
  build,
  buildRecord: { id: 'dev', timestamp: new Date().toISOString() },
  clientDir: 'public',
});
vite.middlewares.use(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
server.on('request', vite.middlewares);
server.listen(PORT, HOST, () => process.stdout.write(`The site in watch mode: http://${HOST}:${PORT}\n`));
runLeadWorker();

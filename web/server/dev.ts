import { getRequestListener } from '@hono/node-server';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { createServer } from 'vite';
import { createApp } from './app.ts';
import { env } from './env.ts';
import { runLeadWorker } from './leads/worker.ts';
import { reportErrors } from './report-errors.ts';

/** The site in watch mode: Vite serves modules and styles, everything else goes through the same app as in production. */
const { HOST, PORT } = env();
const vite = await createServer({
  server: { host: HOST, port: PORT, strictPort: true },
  appType: 'custom',
  plugins: [],
});
const build = async (): Promise<ServerBuild> =>
  reportErrors((await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild, { showStack: true });
const app = await createApp({
  env: env(),
  renderPage: createRequestHandler(build, 'development'),
  build,
  buildRecord: { id: 'dev', timestamp: new Date().toISOString() },
  clientDir: 'public',
});
vite.middlewares.use(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
await vite.listen();
vite.printUrls();
runLeadWorker();

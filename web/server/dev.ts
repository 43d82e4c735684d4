import { realpathSync } from 'node:fs';
import http from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { createServer } from 'vite';
import { createApp, pageRenderer } from './app.ts';
import { env } from './env.ts';
import { runLeadWorker } from './leads/worker.ts';
import { securityPolicy } from './middleware/security-headers.ts';
import { reportErrors } from './report-errors.ts';

/** The site in watch mode: Vite serves modules and styles, everything else goes through the same app as in production. */
const { HOST, PORT, SITE_URL } = env();
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
const app = createApp({
  env: env(),
  renderPage: pageRenderer({ handle: createRequestHandler(build, 'development'), build, buildId: buildRecord.id }),
  build,
  buildRecord,
  clientDir: 'public',
  policy: securityPolicy({ siteUrl: SITE_URL, isWatched: true }),
});
vite.middlewares.use(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
server.on('request', vite.middlewares);
server.listen(PORT, HOST, () => process.stdout.write(`The site in watch mode: http://${HOST}:${PORT}\n`));
runLeadWorker();

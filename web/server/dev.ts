import { getRequestListener } from '@hono/node-server';
import { createRequestHandler } from 'react-router';
import { createServer } from 'vite';
import { createApp } from './app.ts';
import { env } from './env.ts';

/** The site in watch mode: Vite serves modules and styles, everything else goes through the same app as in production. */
const { HOST, PORT } = env();
const vite = await createServer({
  server: { host: HOST, port: PORT, strictPort: true },
  appType: 'custom',
  plugins: [],
});
const app = createApp({
  env: env(),
  renderPage: async (request) =>
    createRequestHandler(
      async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as never,
      'development',
    )(request),
  clientDir: 'public',
});
vite.middlewares.use(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
await vite.listen();
vite.printUrls();

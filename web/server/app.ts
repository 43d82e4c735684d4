import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { downloads } from './downloads.ts';
import type { Env } from './env.ts';
import { flags } from './flags.ts';
import { images } from './images.ts';
import { ingest } from './ingest.ts';
import { trailingSlash } from './middleware/trailing-slash.ts';

type Options = {
  env: Env;
  /** Answers a request for a page: React Router's request handler. */
  renderPage: (request: Request) => Promise<Response>;
  /** Folder with the built files for the browser. */
  clientDir: string;
};

/** What happens to a request, from top to bottom. */
export function createApp({ env, renderPage, clientDir }: Options) {
  const app = new Hono();
  app.use(compress());
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get(
    '/assets/*',
    serveStatic({
      root: clientDir,
      onFound: (_path, c) => c.header('cache-control', 'public, max-age=31536000, immutable'),
    }),
  );
  app.get(
    '*',
    serveStatic({ root: clientDir, onFound: (_path, c) => c.header('cache-control', 'public, max-age=3600') }),
  );
  app.route('/flags', flags);
  app.route(
    '/_ipx',
    images({ dataDir: env.DATA_DIR, strapiUrl: env.STRAPI_URL, imageHosts: env.IMAGE_HOSTS, publicDir: clientDir }),
  );
  app.route('/uploads', downloads({ strapiUrl: env.STRAPI_URL }));
  app.route('/ingest', ingest({ host: env.POSTHOG_KEY && env.POSTHOG_HOST, consentRevision: env.CONSENT_REVISION }));
  app.use(trailingSlash());
  app.all('*', (c) => renderPage(c.req.raw));
  return app;
}

import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { ServerBuild } from 'react-router';
import { type BuildRecord, builds, fixedPages } from './builds.ts';
import { downloads } from './downloads.ts';
import type { Env } from './env.ts';
import { flags } from './flags.ts';
import { images } from './images.ts';
import { ingest } from './ingest.ts';
import { leadQueueState } from './leads/worker.ts';
import { clientAddress } from './middleware/client-address.ts';
import { markdownTwins } from './middleware/markdown-twins.ts';
import { queryLimits } from './middleware/query-limits.ts';
import { trailingSlash } from './middleware/trailing-slash.ts';
import { payloads } from './payload.ts';

type Options = {
  env: Env;
  /** Answers a request for a page: React Router's request handler. */
  renderPage: (request: Request) => Promise<Response>;
  /** The pages; in watch mode they change. */
  build: () => Promise<ServerBuild>;
  buildRecord: BuildRecord;
  /** Folder with the built files for the browser. */
  clientDir: string;
};

/** What happens to a request, from top to bottom. */
export function createApp({ env, renderPage, build, buildRecord, clientDir }: Options) {
  const app = new Hono();
  app.use(clientAddress({ trustedProxies: env.TRUSTED_PROXIES }));
  app.use(compress());
  app.use(queryLimits());
  app.get('/healthz', (c) => c.json({ status: 'ok', leads: leadQueueState() }));
  app.get(
    '/assets/*',
    serveStatic({
      root: clientDir,
      onFound: (_path, c) => c.header('cache-control', 'public, max-age=31536000, immutable'),
    }),
  );
  app.route('/builds', builds({ build: buildRecord, pages: async () => fixedPages((await build()).routes) }));
  app.use(payloads({ build, buildId: buildRecord.id }));
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
  app.use(markdownTwins({ render: renderPage }));
  app.all('*', (c) => renderPage(c.req.raw));
  return app;
}

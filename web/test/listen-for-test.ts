import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { onTestFinished } from 'vitest';

/** Serves the app as the site does, until the test ends. Returns the port. */
export async function listenForTest(app: Pick<Hono, 'fetch'>): Promise<number> {
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const server = http.createServer({ optimizeEmptyRequests: true }, listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

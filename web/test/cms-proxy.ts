import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

/** Responds instead of the CMS, or passes the request on to it. */
export type Responder = (request: IncomingMessage, response: ServerResponse, passOn: () => void) => void;

export type CmsProxy = { url: string; stop: () => Promise<void> };

/** A server between the site and the CMS. If the CMS closes a connection, so does the proxy. */
export async function startCmsProxy(cmsUrl: string, respond: Responder): Promise<CmsProxy> {
  const server = http.createServer((request, response) =>
    respond(request, response, () => passOn(cmsUrl, request, response)),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Opens a connection for each request, because the CMS may close an idle one just as it is used again. */
function passOn(cmsUrl: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url } = request;
  const options = { method, headers: { ...headers, connection: 'close' }, agent: false };
  const forwarded = http.request(cmsUrl + url, options, (real) => {
    // The site may be gone, killed by a test.
    if (response.destroyed) return real.destroy();
    const { connection: _, ...realHeaders } = real.headers;
    response.writeHead(real.statusCode ?? 502, realHeaders);
    pipeline(real, response, () => {});
  });
  pipeline(request, forwarded, () => {});
  forwarded.on('error', () => response.destroy());
}

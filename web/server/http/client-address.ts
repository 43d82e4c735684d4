import { getConnInfo } from '@hono/node-server/conninfo';
import { createMiddleware } from 'hono/factory';
import { CLIENT_ADDRESS_HEADER } from '../../platform/client-address-header.ts';

/**
 * Says who is asking: the other end of the connection, or behind `trustedProxies` proxies the address that the outermost
 * of them has seen. Further entries of X-Forwarded-For are the visitor's own claims and count for nothing.
 */
export function clientAddress({ trustedProxies = 0 }: { trustedProxies?: number } = {}) {
  return createMiddleware(async function setClientAddress(c, next) {
    const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((address) => address.trim());
    const seenByProxy = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
    c.req.raw.headers.set(CLIENT_ADDRESS_HEADER, seenByProxy || connectionAddress(c));
    return next();
  });
}

function connectionAddress(c: Parameters<typeof getConnInfo>[0]): string {
  try {
    return getConnInfo(c).remote.address ?? 'unknown';
  } catch {
    // Not behind a socket: a request that a test hands to the app.
    return 'unknown';
  }
}

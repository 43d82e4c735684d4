import { getConnInfo } from '@hono/node-server/conninfo';
import { createMiddleware } from 'hono/factory';
import { CLIENT_ADDRESS_HEADER } from '#platform/client-address-header.ts';

/**
 * Sets CLIENT_ADDRESS_HEADER to the address of the connection; behind `trustedProxies` proxies, to the address that the
 * outermost of them reports. Earlier entries of X-Forwarded-For come from the client and are ignored.
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
    // Tests call the app without a socket.
    return 'unknown';
  }
}

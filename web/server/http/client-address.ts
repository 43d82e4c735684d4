import { isIP, SocketAddress } from 'node:net';
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
    const seenByProxy = trustedProxies > 0 ? withoutPort(forwarded.at(-trustedProxies) ?? '') : undefined;
    c.req.raw.headers.set(CLIENT_ADDRESS_HEADER, seenByProxy ?? connectionAddress(c));
    return next();
  });
}

/** Some proxies add the port: `203.0.113.7:51234`, `[2001:db8::1]:443`. What isn't an IP address counts as missing. */
function withoutPort(address: string): string | undefined {
  return isIP(address) ? address : SocketAddress.parse(address)?.address;
}

function connectionAddress(c: Parameters<typeof getConnInfo>[0]): string {
  try {
    return getConnInfo(c).remote.address ?? 'unknown';
  } catch {
    // Tests call the app without a socket.
    return 'unknown';
  }
}

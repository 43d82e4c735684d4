import { isIP } from 'node:net';
import type { Context } from 'koa';

/** Counts sign-in attempts by IP address alone. Strapi counts by email and IP address, so one client could try any number of accounts. */
export const signInLimit = {
  interval: { min: 5 },
  max: 20,
  keyGenerator: (ctx: Context) => `${ctx.state.route.path}|${networkOf(withoutPort(ctx.request.ip))}`,
};

/** The /64 network of an IPv6 address, since a provider gives each customer at least a /64. Other addresses as they are. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head ? head.split(':') : [];
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail ? tail.split(':').length : 0);
  return [...groups, ...Array(missing).fill('0'), ...(tail ? tail.split(':') : [])].slice(0, 4).join(':');
}

/** Some proxies add the port: `203.0.113.7:51234`, `[2001:db8::1]:443`. */
const withoutPort = (address: string): string =>
  isIP(address) ? address : address.replace(/:\d+$/, '').replace(/^\[|\]$/g, '');

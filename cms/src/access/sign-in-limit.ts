import type { Context } from 'koa';

/**
 * Strapi counts attempts to sign in by e-mail and network address together, so one address may try any number of accounts. Here
 * the address alone counts, for each form of signing in.
 */
export const signInLimit = {
  interval: { min: 5 },
  max: 20,
  keyGenerator: (ctx: Context) => `${ctx.state.route.path}|${networkOf(ctx.request.ip)}`,
};

/** An IPv6 connection has 2^64 addresses: the first four groups are whose it is. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head ? head.split(':') : [];
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail ? tail.split(':').length : 0);
  return [...groups, ...Array(missing).fill('0'), ...(tail ? tail.split(':') : [])].slice(0, 4).join(':');
}

import type { Context } from 'koa';

/** Strapi limits by e-mail and address together, which lets one address try any number of accounts. Here the address alone counts. */
export const signInLimit = {
  interval: { min: 5 },
  max: 20,
  keyGenerator: (ctx: Context) => `${ctx.state.route.path}|${networkOf(ctx.request.ip)}`,
};

/** The /64 network of an IPv6 address, which is one connection. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head ? head.split(':') : [];
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail ? tail.split(':').length : 0);
  return [...groups, ...Array(missing).fill('0'), ...(tail ? tail.split(':') : [])].slice(0, 4).join(':');
}

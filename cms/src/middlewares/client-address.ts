import type { Context, Next } from 'koa';
import { isSiteToken } from '../access/site-token';

/**
 * Takes the visitor's address for the sign-in limit from `x-visitor-address`, since the site signs visitors in on the server and they
 * would share its address. Trusted only with the site's token in `x-site-token`.
 */
export default () => async (ctx: Context, next: Next) => {
  const address = ctx.get('x-visitor-address');
  if (address && isSiteToken(ctx.get('x-site-token'))) ctx.request.ip = address;
  return next();
};

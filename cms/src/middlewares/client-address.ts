import type { Context, Next } from 'koa';
import { isSiteToken } from '../access/site-token';

/**
 * Reads the visitor's IP address from `x-visitor-address`. The site signs visitors in from its server, so without it all would share one
 * address in the sign-in limit. The header is trusted only with the site's token in `x-site-token`.
 */
export default () => async (ctx: Context, next: Next) => {
  const address = ctx.get('x-visitor-address');
  if (address && isSiteToken(ctx.get('x-site-token'))) ctx.request.ip = address;
  return next();
};

import type { Context, Next } from 'koa';
import { isSiteToken } from '../access/site-token';

/**
 * Counts attempts to log in by the visitor's address, which the site names in `x-visitor-address`. Without it all visitors of the
 * site would share the site's own, and one of them could keep the others out. Nobody else is believed: it takes the site's token
 * in `x-site-token`.
 */
export default () => async (ctx: Context, next: Next) => {
  const address = ctx.get('x-visitor-address');
  if (address && isSiteToken(ctx.get('x-site-token'))) ctx.request.ip = address;
  return next();
};

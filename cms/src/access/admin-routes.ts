import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

type Method = 'GET' | 'POST' | 'PUT';
type Route = [Method, path: string, handler: (ctx: Context) => Promise<unknown>];

/** Adds routes for signed-in panel users. What a handler returns, if anything, becomes the response body. Call it in `register`. */
export function addAdminRoutes(strapi: Core.Strapi, prefix: string, routes: Route[]): void {
  strapi.server.routes({
    type: 'admin',
    prefix,
    routes: routes.map(([method, path, handler]) => ({
      method,
      path,
      handler: async (ctx: Context) => {
        const result = await handler(ctx);
        if (result !== undefined) ctx.body = result;
      },
      config: { policies: ['admin::isAuthenticatedAdmin'] },
      info: { type: 'admin' as const },
    })),
  });
}

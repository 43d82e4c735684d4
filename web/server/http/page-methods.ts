import { createMiddleware } from 'hono/factory';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

type Routes = Record<
  string,
  | Pick<NonNullable<ServerBuild['routes'][string]>, 'id' | 'parentId' | 'path' | 'index' | 'caseSensitive' | 'module'>
  | undefined
>;
/**
 * Responds with 405 to methods that a page does not support, without rendering, and with 204 to OPTIONS; both with `Allow`.
 * A page supports POST if its route has an action.
 */
export function pageMethods({ routes }: { routes: Routes }) {
  const tree = childrenOf(routes, undefined);

  return createMiddleware(async function checkMethod(c, next) {
    const { method, path } = c.req;
    if (method === 'GET' || method === 'HEAD') return next();
    // A request for `{path}.data` runs the action of the same page.
    const page = matchRoutes(tree, path.replace(/\.data$/, ''))?.at(-1)?.route;
    const hasAction = Boolean(page?.action);
    if (method === 'POST' && hasAction) return next();
    const allow = `GET, HEAD, OPTIONS${hasAction ? ', POST' : ''}`;
    return method === 'OPTIONS' ? c.body(null, 204, { allow }) : c.text('Method not allowed', 405, { allow });
  });
}

function childrenOf(routes: Routes, parentId: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index, caseSensitive, module } = route;
    const own = { id, ...(path !== undefined && { path }), ...(module.action && { action: module.action }) };
    if (index) return [{ ...own, index }];
    return [{ ...own, ...(caseSensitive && { caseSensitive }), children: childrenOf(routes, id) }];
  });
}

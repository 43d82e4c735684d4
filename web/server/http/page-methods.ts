import { createMiddleware } from 'hono/factory';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

type Routes = Record<
  string,
  | Pick<NonNullable<ServerBuild['routes'][string]>, 'id' | 'parentId' | 'path' | 'index' | 'caseSensitive' | 'module'>
  | undefined
>;
type Options = {
  /** The pages; in watch mode they change. */
  build: () => Promise<{ routes: Routes }>;
};

/**
 * Lets GET and HEAD through, and POST to pages that have an action. Other methods are answered without rendering anything: OPTIONS
 * with 204, the rest with 405, both with `Allow`.
 *
 *     app.use(pageMethods({ build }));
 */
export function pageMethods({ build }: Options) {
  const trees = new WeakMap<Routes, RouteObject[]>();

  return createMiddleware(async function refuseOtherMethods(c, next) {
    const { method, path } = c.req;
    if (method === 'GET' || method === 'HEAD') return next();
    const { routes } = await build();
    const tree = trees.get(routes) ?? childrenOf(routes, undefined);
    trees.set(routes, tree);
    // A data request goes to the action of its page.
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
    if (index) return [{ id, path, index, action: module.action }];
    return [{ id, path, caseSensitive, action: module.action, children: childrenOf(routes, id) }];
  });
}

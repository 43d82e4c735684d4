import { createMiddleware } from 'hono/factory';
import {
  createStaticHandler,
  isRouteErrorResponse,
  type RouteObject,
  type ServerBuild,
  type StaticHandler,
} from 'react-router';
import { type Payload, pageOfPayload } from '../../app/navigation/payload.ts';

type Options = {
  /** The build that is served; in watch mode it changes. */
  build: () => Promise<PageBuild>;
  buildId: string;
};
type PageBuild = {
  routes: Record<
    string,
    Pick<NonNullable<ServerBuild['routes'][string]>, 'id' | 'parentId' | 'path' | 'index' | 'module'> | undefined
  >;
  assets: { routes: Record<string, { module: string; imports?: string[] } | undefined> };
};

const ROOT = 'root';
const handlers = new WeakMap<PageBuild, StaticHandler>();

/**
 * Answers `GET {path}/_payload.json` with the data that the page is rendered with, with the page's own status: 404 for a page
 * that does not exist. A page that redirects is answered with 200 and its target, since a browser's fetch would follow.
 *
 *     app.use(payloads({ build: async () => build, buildId }));
 */
export function payloads({ build, buildId }: Options) {
  return createMiddleware(async function answerPayload(c, next) {
    const url = new URL(c.req.url);
    const path = pageOfPayload(url.pathname);
    if (path === null || c.req.method !== 'GET') return next();
    url.pathname = path;
    const current = await build();
    const request = new Request(url, { headers: c.req.raw.headers, signal: c.req.raw.signal });
    const { status, ...found } = await queryPage(handlerOf(current), request);
    const files = current.assets.routes[found.route];
    const payload = { build: buildId, ...found, modules: files ? [files.module, ...(files.imports ?? [])] : [] };
    return Response.json(payload, { status, headers: { 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' } });
  });
}

/** Makes the payload of an address that leads elsewhere, whatever page may be there. */
export function redirectPayload({ build, buildId }: Options) {
  return async (from: URL, to: string, status: number): Promise<Payload> => {
    const route = routeOf(handlerOf(await build()), from);
    return { build: buildId, route, modules: [], redirect: { to, status } };
  };
}

function handlerOf(build: PageBuild): StaticHandler {
  const handler = handlers.get(build) ?? createStaticHandler(childRoutes(build.routes, undefined));
  handlers.set(build, handler);
  return handler;
}

const routeOf = (handler: StaticHandler, { pathname, search }: URL): string =>
  handler.match({ pathname, search })?.at(-1)?.route.id ?? ROOT;

type Omitted<T> = T extends unknown ? Omit<T, 'build' | 'modules'> : never;

async function queryPage(handler: StaticHandler, request: Request): Promise<Omitted<Payload> & { status: number }> {
  const route = routeOf(handler, new URL(request.url));
  // The frame around the page has its data already.
  const context = await handler.query(request, { filterMatchesToLoad: (match) => match.route.id !== ROOT });
  if (context instanceof Response)
    return { route, status: 200, redirect: { to: context.headers.get('location') ?? '/', status: context.status } };
  const [error] = Object.values(context.errors ?? {});
  if (error === undefined) return { route, status: context.statusCode, data: context.loaderData[route] ?? null };
  // Loaders have reported what went wrong by now; anything else must not get out.
  const { status, statusText, data } = isRouteErrorResponse(error)
    ? error
    : { status: 500, statusText: 'Internal Server Error', data: null };
  return { route, status, error: { status, statusText, data } };
}

function childRoutes(routes: PageBuild['routes'], parentId: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index, module } = route;
    const { loader } = module;
    if (index) return [{ id, path, index, loader }];
    return [{ id, path, loader, children: childRoutes(routes, id) }];
  });
}

import { randomUUID } from 'node:crypto';
import { data, type ServerBuild } from 'react-router';
import { ContentError } from '#app/content/client.server.ts';
import { INCOMPLETE_DRAFT } from '#app/content/incomplete-draft.ts';
import { currentScope } from '#app/content/request-scope.server.ts';
import { findNotFoundPicture } from '#app/content/site.server.ts';
import { findSimilarPages } from '#app/site-map/similar-pages.server.ts';
import { log } from '#platform/log.server.ts';

/** What visitors see of an error. The reference identifies the log entry, which has all details. */
type ErrorDetails = { name: string; status: number; message: string; reference: string; stack?: string };

type MissingDetails = ErrorDetails & {
  similarPages: Awaited<ReturnType<typeof findSimilarPages>>;
  picture: Awaited<ReturnType<typeof findNotFoundPicture>>;
};

type Options = { showStack: boolean };

export function reportError(error: unknown, request: Request, { showStack }: Options): ErrorDetails {
  const reference = findReference();
  const status = statusOf(error);
  const { pathname } = new URL(request.url);
  const entry = { reference, status, method: request.method, path: pathname, err: error };
  if (status === INCOMPLETE_DRAFT) log.info(entry, 'An incomplete draft was previewed');
  else if (error instanceof ContentError && error.isUnavailable)
    log.warn(entry, 'A page could not be shown, because the CMS did not respond');
  else log.error(entry, 'A page failed');
  const isSafeToShow = showStack || error instanceof ContentError;
  return {
    name: error instanceof Error ? error.name : 'Error',
    status,
    // Messages of unexpected errors may contain internals.
    message: isSafeToShow && error instanceof Error ? error.message : 'Unexpected Server Error',
    reference,
    ...(showStack && error instanceof Error && error.stack ? { stack: error.stack } : {}),
  };
}

async function reportMissing(status: number, request: Request): Promise<MissingDetails> {
  const reference = findReference();
  const { pathname } = new URL(request.url);
  log.info({ reference, status, method: request.method, path: pathname }, 'There is no such page');
  const [similarPages, picture] = await Promise.all([findSimilarPages(pathname), findNotFoundPicture()]);
  return {
    name: status === 410 ? 'Gone' : 'Not Found',
    status,
    message: `Page not found: ${pathname}`,
    reference,
    similarPages,
    picture,
  };
}

const findReference = (): string => currentScope()?.requestId ?? randomUUID();

const isMissing = (error: unknown): error is Response =>
  error instanceof Response && (error.status === 404 || error.status === 410);

/** The status of the response. A 4xx of the CMS, except 404, becomes 500: the site made the bad request, not the visitor. */
function statusOf(error: unknown): number {
  if (!(error instanceof ContentError)) return 500;
  if (error.name === 'IncompleteDraft') return INCOMPLETE_DRAFT;
  if (error.isUnavailable) return 503;
  return error.status === 404 || error.status >= 500 ? error.status : 500;
}

/**
 * Wraps the loaders and actions of a build to report their errors. They are rethrown as `data` responses, because React
 * Router removes all details from other errors.
 */
export function reportErrors<Build extends Pick<ServerBuild, 'routes'>>(build: Build, options: Options): Build {
  const reported =
    <Args extends { request: Request }, Result>(handler: (args: Args) => Result, isPage: boolean) =>
    async (args: Args) => {
      try {
        return await handler(args);
      } catch (error) {
        if (isPage && isMissing(error))
          throw data(await reportMissing(error.status, args.request), { status: error.status });
        // Any other response is a redirect.
        if (error instanceof Response || args.request.signal.aborted) throw error;
        const details = reportError(error, args.request, options);
        throw data(details, { status: details.status });
      }
    };
  const routes = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => {
      if (!route) return [id, route];
      const { default: component, loader, action } = route.module;
      const isPage = component !== undefined;
      const handlers = {
        ...(loader && { loader: reported(loader, isPage) }),
        ...(action && { action: reported(action, isPage) }),
      };
      return [id, { ...route, module: { ...route.module, ...handlers } }];
    }),
  );
  return { ...build, routes };
}

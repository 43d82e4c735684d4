import { createMiddleware } from 'hono/factory';
import { newScope, runInScope } from '../../app/content/request-scope.server.ts';

/** Content that is read for the response is that of this version, for all visitors. */
export const contentScope = (version: () => string | null) =>
  createMiddleware((_c, next) => runInScope(newScope({ version: version() }), next));

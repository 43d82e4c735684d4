import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';

/** Codes of errors that the query caused: knex's assertions, SQLite's, and PostgreSQL's classes 22 (data) and 42 (syntax). */
const QUERY_CODES = /^(?:ERR_ASSERTION|SQLITE_ERROR|SQLITE_MISMATCH|22\w{3}|42\w{3})$/;

/** Responds with 400 instead of 500 to an invalid query. Strapi validates fields, but neither all operators nor their values. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    try {
      await next();
    } catch (error) {
      if (ctx.method !== 'GET' || !ctx.querystring || !isAboutQuery(error)) throw error;
      strapi.log.warn(`GET ${ctx.path}: invalid query`);
      throw new errors.ValidationError('This query can’t be run. Check its operators and values.');
    }
  };

function isAboutQuery(error: unknown): boolean {
  // An ApplicationError or one with a status already is an HTTP error.
  if (!(error instanceof Error) || error instanceof errors.ApplicationError || 'status' in error) return false;
  // Strapi's own query errors and the drivers' argument errors have no code, unlike most database errors.
  return 'code' in error ? QUERY_CODES.test(String(error.code)) : !/connection|timeout/i.test(error.message);
}

import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';

/** What knex and the databases say of a query, as against of themselves: SQLite, and PostgreSQL for data and for syntax. */
const QUERY_CODES = /^(?:ERR_ASSERTION|SQLITE_ERROR|SQLITE_MISMATCH|22\w{3}|42\w{3})$/;

/**
 * Answers 400 to a query that cannot be carried out. Strapi checks the fields that a query names, but neither all operators nor
 * their values, and 500 would have the site believe that the content system is broken.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    try {
      await next();
    } catch (error) {
      if (ctx.method !== 'GET' || !ctx.querystring || !isAboutQuery(error)) throw error;
      strapi.log.warn(`GET ${ctx.path}: a query that cannot be carried out`);
      throw new errors.ValidationError('This query can’t be run. Check its operators and values.');
    }
  };

function isAboutQuery(error: unknown): boolean {
  // What has been given a status or a name is an answer already.
  if (!(error instanceof Error) || error instanceof errors.ApplicationError || 'status' in error) return false;
  // Neither Strapi's errors of this kind nor those of the drivers' arguments have a code.
  return 'code' in error ? QUERY_CODES.test(String(error.code)) : !/connection|timeout/i.test(error.message);
}

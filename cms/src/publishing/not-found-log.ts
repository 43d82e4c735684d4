import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { describeError } from '../describe-error';

const NOT_FOUND = 'api::not-found.not-found';
/** Most paths stored, and most searches. Scanners request more different paths than that. */
const MAX_OF_A_KIND = 500;
const MAX_REPORTED = 100;
/** Searches without a result are counted as paths that begin with this. */
export const SEARCH = '/search?q=';
const KINDS = [{ path: { $startsWith: SEARCH } }, { $not: { path: { $startsWith: SEARCH } } }];

const reported = z.object({
  // Length of the column in PostgreSQL.
  path: z.string().startsWith('/').max(255),
  count: z.int().positive(),
});

/** Counts paths. Above MAX_OF_A_KIND, those with the lowest counts, then the oldest, are deleted. */
export async function countNotFound(strapi: Core.Strapi, items: unknown[]): Promise<void> {
  const query = strapi.db.query(NOT_FOUND);
  for (const { path, count } of items.slice(0, MAX_REPORTED).flatMap((item) => reported.safeParse(item).data ?? [])) {
    try {
      const last_seen = new Date();
      const known = await query.updateMany({ where: { path }, data: { last_seen } });
      // The database adds, because several instances of the site may report a path at the same time.
      if (known.count > 0) await strapi.db.connection('not_founds').where({ path }).increment('count', count);
      else await strapi.documents(NOT_FOUND).create({ data: { path, count, last_seen } });
    } catch (error) {
      // No error response: the site would repeat the report, and count the paths before this one twice.
      strapi.log.warn(`${path} could not be counted as not found: ${describeError(error)}`);
    }
  }
  for (const where of KINDS) {
    const surplus = (await query.count({ where })) - MAX_OF_A_KIND;
    if (surplus <= 0) continue;
    const least = await query.findMany({
      where,
      orderBy: [{ count: 'asc' }, { last_seen: 'asc' }],
      limit: surplus,
      select: ['id'],
    });
    await query.deleteMany({ where: { id: { $in: least.map(({ id }) => id) } } });
  }
}

import type { Context } from 'koa';

/** Returns the id alone and drops the query, whose `populate` would read related entries. */
export async function createWithoutReading(
  ctx: Context,
  create: () => Promise<{ data: { documentId: string } }>,
): Promise<{ data: { documentId: string } }> {
  ctx.query = {};
  const { data } = await create();
  return { data: { documentId: data.documentId } };
}

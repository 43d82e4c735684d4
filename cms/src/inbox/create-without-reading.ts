import type { Context } from 'koa';

/** Creates an entry and returns only its id. Drops the request's query, because its `populate` would read related entries. */
export async function createWithoutReading(
  ctx: Context,
  create: () => Promise<{ data: { documentId: string } }>,
): Promise<{ data: { documentId: string } }> {
  ctx.query = {};
  const { data } = await create();
  return { data: { documentId: data.documentId } };
}

import type { Context } from 'koa';

/** Adds an entry and answers with its id alone: `populate` in the query would read what the entry is related to. */
export async function createWithoutReading(
  ctx: Context,
  create: () => Promise<{ data: { documentId: string } }>,
): Promise<{ data: { documentId: string } }> {
  ctx.query = {};
  const { data } = await create();
  return { data: { documentId: data.documentId } };
}

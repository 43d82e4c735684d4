import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { countLike } from '../like-counter';

const RECEIPT = /^[\w-]{16,64}$/;

/** `PUT` adds a like, `DELETE` removes it. Repeating either with the same receipt changes nothing. Returns `{ data: { likes } }`. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const change = (isLiked: boolean) => async (ctx: Context) => {
    const { slug, receipt }: Record<string, unknown> = ctx.params;
    if (typeof slug !== 'string' || typeof receipt !== 'string' || !RECEIPT.test(receipt))
      return ctx.badRequest('This is not a receipt');
    const likes = await countLike(strapi, { slug, receipt, isLiked });
    if (likes === null) return ctx.notFound('There is no such published question');
    ctx.body = { data: { likes } };
  };
  return { add: change(true), remove: change(false) };
};

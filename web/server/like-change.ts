import type { PageChange } from './request-scope.ts';

/**
 * What a like changes: the byte's own page, the list with its order, and the home page, which shows the most liked ones. Other
 * pages with the number in passing follow when they are rendered anew, after an hour at the latest.
 */
export const likeChange = (slug: string): PageChange => ({
  type: 'technical-bytes',
  paths: [`/technical-bytes/${slug}`, '/technical-bytes', '/'],
});

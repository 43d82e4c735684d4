import { localePath } from '../locale/locale-path.ts';
import { LOCALES } from '../locale/locales.ts';
import type { PageChange } from './request-scope.server.ts';

/**
 * What a like changes, in each language: the byte's own page, the list with its order, and the home page, which shows the most
 * liked ones. Other pages with the number in passing follow when they are rendered anew, after an hour at the latest.
 */
export const likeChange = (slug: string): PageChange => ({
  type: 'technical-bytes',
  paths: LOCALES.flatMap((locale) =>
    [`/technical-bytes/${slug}`, '/technical-bytes', '/'].map((path) => localePath(path, locale, LOCALES)),
  ),
});

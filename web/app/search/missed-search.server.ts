import { currentScope } from '#app/content/request-scope.server.ts';
import type { SearchResponse } from './search-result.ts';

/** Email addresses, URLs, and phone numbers and the like. */
const PERSONAL = /@|:\/\/|(?:\d\D*){7}/;

export const MISSED_SEARCH = '/search?q=';

/** Unless a page has all the words. Listed with 404s, where editors see it. */
export function recordIfMissed({ query, match }: Pick<SearchResponse, 'query' | 'match'>): void {
  const words = query.toLowerCase().replace(/\s+/g, ' ');
  const scope = currentScope();
  if (scope && words && match !== 'all' && !PERSONAL.test(words)) scope.missed = MISSED_SEARCH + words;
}

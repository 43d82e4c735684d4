import { currentScope } from '#app/content/request-scope.server.ts';
import type { SearchResponse } from './search-result.ts';

/** Email addresses, URLs, and phone or other long numbers, which may be personal data. */
const PERSONAL = /@|:\/\/|(?:\d\D*){7}/;

export const MISSED_SEARCH = '/search?q=';

/** Records a query if no page has all its words. Editors see these queries in the list of 404s. */
export function recordIfMissed({ query, match }: Pick<SearchResponse, 'query' | 'match'>): void {
  const words = query.toLowerCase().replace(/\s+/g, ' ');
  const scope = currentScope();
  if (scope && words && match !== 'all' && !PERSONAL.test(words)) scope.missed = MISSED_SEARCH + words;
}

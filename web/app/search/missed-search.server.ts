import { currentScope } from '#app/content/request-scope.server.ts';

const MAX_CHARACTERS = 40;
/** Email addresses, phone numbers and other personal data. */
const PERSONAL = /@|:\/\/|\d.*\d.*\d.*\d/;

/** Counted together with 404s, where editors see it. */
export function recordMissedSearch(query: string): void {
  const words = query.toLowerCase().replace(/\s+/g, ' ');
  const scope = currentScope();
  if (scope && words && words.length <= MAX_CHARACTERS && !PERSONAL.test(words)) scope.missed = `/search?q=${words}`;
}

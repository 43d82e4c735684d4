import { interpolate, useMessages, usePlural } from '#app/i18n/messages.ts';
import { NAMED_WORDS, type SearchResponse } from './search-result.ts';

export function useSummary(): (response: SearchResponse) => string {
  const { search } = useMessages();
  const plural = usePlural();

  const eitherOf = (all: string[]) => {
    const words = all.slice(0, NAMED_WORDS).map((word) => interpolate(search.quoted, { word }));
    if (all.length > NAMED_WORDS) words.push(search.theLike);
    const last = words.pop() ?? '';
    return words.length > 0 ? interpolate(search.eitherOf, { words: words.join(', '), last }) : last;
  };
  return ({ query, match, matching, similar, total }) => {
    if (match === 'none') return interpolate(search.nothing, { query });
    const words = eitherOf(match === 'all' ? [query, ...similar] : similar);
    const sentence = interpolate(plural(search.found[match], matching), { query, words });
    return total > matching ? `${sentence} ${plural(search.found.partial, total - matching)}` : sentence;
  };
}

import { interpolate, useMessages, usePlural } from '#app/i18n/messages.ts';
import { type SearchResponse, SIMILAR_WORDS } from './search-result.ts';

export function useSummary(): (response: SearchResponse) => string {
  const { search } = useMessages();
  const plural = usePlural();

  const eitherOf = (similar: string[]) => {
    const words = similar.slice(0, SIMILAR_WORDS).map((word) => interpolate(search.quoted, { word }));
    if (similar.length > SIMILAR_WORDS) words.push(search.theLike);
    const last = words.pop() ?? '';
    return words.length > 0 ? interpolate(search.eitherOf, { words: words.join(', '), last }) : last;
  };
  return ({ query, match, matching, similar, total }) => {
    if (match === 'none') return interpolate(search.nothing, { query });
    const sentence = interpolate(plural(search.found[match], matching), { query, words: eitherOf(similar) });
    return total > matching ? `${sentence} ${plural(search.found.partial, total - matching)}` : sentence;
  };
}

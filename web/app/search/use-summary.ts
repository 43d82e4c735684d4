import { interpolate, useMessages, usePlural } from '#app/i18n/messages.ts';
import { type SearchResponse, SIMILAR_WORDS } from './search-result.ts';

export function useSummary(): (answer: SearchResponse) => string {
  const { search } = useMessages();
  const plural = usePlural();

  const eitherOf = (similar: string[]) => {
    const words = similar.slice(0, SIMILAR_WORDS).map((word) => interpolate(search.quoted, { word }));
    if (similar.length > SIMILAR_WORDS) words.push(search.theLike);
    const last = words.pop() ?? '';
    return words.length > 0 ? interpolate(search.eitherOf, { words: words.join(', '), last }) : last;
  };
  return ({ query, fit, fitting, similar, total }) => {
    if (fit === 'none') return interpolate(search.nothing, { query });
    const sentence = interpolate(plural(search.found[fit], fitting), { query, words: eitherOf(similar) });
    return total > fitting ? `${sentence} ${plural(search.found.others, total - fitting)}` : sentence;
  };
}

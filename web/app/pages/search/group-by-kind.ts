import type { ResultKind } from '#app/search/search-result.ts';

/** What a visitor may buy or read first comes first, names of technologies and people last. */
const ORDER: Record<ResultKind, number> = {
  service: 1,
  project: 2,
  resource: 3,
  article: 4,
  byte: 5,
  answer: 6,
  job: 7,
  page: 8,
  technology: 9,
  industry: 10,
  topic: 11,
  author: 12,
};

/** Within a kind the order of the results. */
export const groupByKind = <T extends { kind: ResultKind }>(results: T[]): [ResultKind, T[]][] =>
  [...Map.groupBy(results, ({ kind }) => kind)].sort(([a], [b]) => ORDER[a] - ORDER[b]);

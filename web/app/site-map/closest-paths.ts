import { PATH_SYNONYMS } from './path-synonyms.ts';

export type PageLink = { label: string; to: string };

const MAX_LINKS = 3;
/** Relative edit distance above which a path is another word, not a typo. */
const MAX_COST = 0.4;
/** The cost of a further segment, so that `/careers/captain` finds `/careers`. */
const EXTRA_PART_COST = 0.4;

/**
 * Finds pages with a similar path, or a similar synonym of their path. Compares segment by segment, so that
 * `/project/logistic` finds `/projects/logistics`.
 */
export function findClosestPaths(pathname: string, pages: PageLink[]): PageLink[] {
  const requested = partsOf(pathname);
  const costs = new Map<PageLink, number>();
  for (const page of pages)
    costs.set(page, Math.min(...addressesOf(page.to).map((address) => costOf(requested, partsOf(address)))));
  return [...costs]
    .filter(([{ to }, cost]) => to !== pathname && cost <= MAX_COST)
    .sort(([, a], [, b]) => a - b)
    .slice(0, MAX_LINKS)
    .map(([page]) => page);
}

const addressesOf = (path: string): string[] => [
  path,
  ...Object.entries(PATH_SYNONYMS).flatMap(([target, words]) =>
    path === target || path.startsWith(`${target}/`) ? words.map((word) => `/${word}${path.slice(target.length)}`) : [],
  ),
];

const partsOf = (path: string) => path.toLowerCase().split('/').filter(Boolean);

function costOf(requested: string[], parts: string[]): number {
  if (parts.length === 0 || parts.length > requested.length) return Number.POSITIVE_INFINITY;
  return requested.reduce((cost, part, index) => {
    const other = parts[index];
    if (other === undefined) return cost + EXTRA_PART_COST;
    return cost + editDistance(part, other) / Math.max(part.length, other.length);
  }, 0);
}

/** The Levenshtein distance of the first 64 characters. */
export function editDistance(first: string, second: string): number {
  const [a, b] = [first.slice(0, 64), second.slice(0, 64)];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const substitution = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next[j] = Math.min(substitution, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

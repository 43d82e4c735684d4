type Link = { label: string; to: string };

const MAX = 3;
/** Beyond this share of its own length a path is another one, not a misspelt one. */
const LIKELY_SHARE = 0.5;

/**
 * The known pages whose addresses are most like the one asked for, the best first. Each part of an address counts by itself,
 * so that `/project/logistic` finds `/projects/logistics`.
 */
export function closestPaths(pathname: string, known: Link[]): Link[] {
  const wanted = partsOf(pathname);
  const seen = new Set<string>([pathname]);
  return known
    .filter(({ to }) => to.startsWith('/') && !seen.has(to) && seen.add(to))
    .map((link) => ({ link, cost: distanceOfParts(wanted, partsOf(link.to)) }))
    .filter(({ cost }) => cost <= LIKELY_SHARE * wanted.length)
    .sort((a, b) => a.cost - b.cost)
    .slice(0, MAX)
    .map(({ link }) => link);
}

const partsOf = (path: string) => path.toLowerCase().split('/').filter(Boolean);

/** Sum over the parts; one that is missing on either side costs half a part. */
function distanceOfParts(a: string[], b: string[]): number {
  const length = Math.max(a.length, b.length);
  let cost = 0;
  for (let at = 0; at < length; at += 1) {
    const [left, right] = [a[at], b[at]];
    cost +=
      left === undefined || right === undefined ? 0.5 : editDistance(left, right) / Math.max(left.length, right.length);
  }
  return cost;
}

/** Levenshtein's distance. Addresses are short: what is longer than 64 characters is cut. */
export function editDistance(first: string, second: string): number {
  const [a, b] = [first.slice(0, 64), second.slice(0, 64)];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
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

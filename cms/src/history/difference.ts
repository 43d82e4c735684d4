import type { Line } from './snapshot';

type Change = Line & { kind: 'added' | 'removed' };

/** Removed and added lines, in order: those outside of the longest common subsequence. */
export function difference(before: Line[], after: Line[]): Change[] {
  const isSame = (a: Line | undefined, b: Line | undefined) => a?.text === b?.text && a?.label === b?.label;
  /** `common[i][j]` is the length of the longest common subsequence of the lines from `i` and `j` on. */
  const common = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = common[i];
      if (row) row[j] = isSame(before[i], after[j]) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  const changes: Change[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [old, fresh] = [before[i], after[j]];
    if (old && fresh && isSame(old, fresh)) [i, j] = [i + 1, j + 1];
    else if (old && (!fresh || at(i + 1, j) >= at(i, j + 1))) {
      changes.push({ kind: 'removed', ...old });
      i += 1;
    } else if (fresh) {
      changes.push({ kind: 'added', ...fresh });
      j += 1;
    }
  }
  return changes;
}

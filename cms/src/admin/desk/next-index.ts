type Place = {
  /** -1 if the selected lead has left the list; the lead after it has then moved up to its place. */
  index: number;
  lastIndex: number;
  by: number;
};

/** Index of the row to select, `by` rows below the selected one. */
export function nextIndex(length: number, { index, lastIndex, by }: Place): number {
  const next = index >= 0 ? index + by : by > 0 ? lastIndex + by - 1 : lastIndex + by;
  return Math.min(length - 1, Math.max(0, next));
}

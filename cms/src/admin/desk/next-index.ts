type Place = {
  /** -1 if the selected lead has left the list, which moves the one after it to its place. */
  index: number;
  lastIndex: number;
  by: number;
};

/** Of the row to select, `by` rows further down. */
export function nextIndex(length: number, { index, lastIndex, by }: Place): number {
  const next = index >= 0 ? index + by : by > 0 ? lastIndex + by - 1 : lastIndex + by;
  return Math.min(length - 1, Math.max(0, next));
}

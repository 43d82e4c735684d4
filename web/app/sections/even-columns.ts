/** How many entries stand in each row, so that no row is wider than `most` and all are nearly as long. */
export const evenColumns = (entries: number, most: number): number =>
  Math.ceil(entries / Math.ceil(Math.max(1, entries) / most));

/** The number of columns, at most `max`, that fills the rows evenly: nine items with at most four in a row have three columns. */
export const evenColumns = (count: number, max: number): number =>
  Math.ceil(count / Math.ceil(Math.max(1, count) / max));

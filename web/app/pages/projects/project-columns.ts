export type Columns = 12 | 7 | 6 | 5;

/**
 * On wide screens: one in a row of its own, then pairs, and again. Of the first pair one is smaller: more than once, the
 * room above it would look like a missing image.
 */
export function columnsOf(count: number): Columns[] {
  const columns: Columns[] = [];
  while (columns.length < count) {
    const left = count - columns.length;
    if (fillsRow(columns.length, left)) columns.push(12);
    else if (columns.length < 2 && left > 2) columns.push(7, 5);
    else columns.push(6, 6);
  }
  return columns;
}

/** Not if the others would then not make pairs. */
const fillsRow = (index: number, left: number) => index % 5 === 0 && (left % 2 === 1 || left > 5);

export type Columns = 12 | 7 | 6 | 5;

/**
 * On wide screens: one in a row of its own, a pair of which one is smaller, a pair of halves, and again. The next
 * smaller one is on the other side. A list ends with halves.
 */
export function columnsOf(count: number): Columns[] {
  const columns: Columns[] = [];
  let uneven: [Columns, Columns] = [7, 5];
  let isUneven = true;
  while (columns.length < count) {
    const left = count - columns.length;
    if (fillsRow(columns.length, left)) {
      columns.push(12);
      isUneven = true;
    } else if (isUneven && left > 2) {
      columns.push(...uneven);
      uneven = [uneven[1], uneven[0]];
      isUneven = false;
    } else {
      columns.push(6, 6);
      isUneven = true;
    }
  }
  return columns;
}

/** Not if the others would then not make pairs. */
const fillsRow = (index: number, left: number) => index % 5 === 0 && (left % 2 === 1 || left > 5);

import type { Columns } from '#app/sections/project-card.tsx';

/** The latest vary from row to row; those after them are a list. */
const LARGE = 8;

/** One in a row of its own, then pairs, and again. */
export function columnsOf(count: number): Columns[] {
  const columns: Columns[] = [];
  while (columns.length < count) {
    const index = columns.length;
    const left = count - index;
    if (index >= LARGE) columns.push(3);
    else if (fillsRow(index, left)) columns.push(12);
    else if (index < 2 && left > 2) columns.push(7, 5);
    else if (index === LARGE - 2) columns.push(5, 7);
    else columns.push(6, 6);
  }
  return columns;
}

/** Not if the others would then not make pairs. */
const fillsRow = (index: number, left: number) => index % 5 === 0 && (left % 2 === 1 || left > 5);

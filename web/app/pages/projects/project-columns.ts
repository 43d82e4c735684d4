import type { Columns } from '#app/sections/project-card.tsx';

/** The latest projects have large cards, whose rows vary. After them, four fit in a row. */
const LARGE_CARDS = 8;

/** The width of each card in columns, of which a row has twelve: one card alone, then two pairs, repeated. */
export function columnsOf(count: number): Columns[] {
  const columns: Columns[] = [];
  while (columns.length < count) {
    const index = columns.length;
    const left = count - index;
    if (index >= LARGE_CARDS) columns.push(3);
    else if (fillsRow(index, left)) columns.push(12);
    else if (index < 2 && left > 2) columns.push(7, 5);
    else if (index === LARGE_CARDS - 2) columns.push(5, 7);
    else columns.push(6, 6);
  }
  return columns;
}

/** Whether a card fills a row, unless the remaining cards would then not form pairs. */
const fillsRow = (index: number, left: number) => index % 5 === 0 && (left % 2 === 1 || left > 5);

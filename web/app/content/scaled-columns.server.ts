import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

const PERCENTAGE = /^(\d{1,3}(?:\.\d+)?)\s?%$/;

/**
 * Rehype plugin: draws right-aligned columns of percentages as bars. Cells get `--share` (0 to 100, of the largest), `.prose`
 * draws the bar.
 */
export function scaledColumns() {
  return (tree: Root) =>
    visit(tree, 'element', (table: Element) => {
      if (table.tagName !== 'table') return;
      const rows = rowsOf(table).filter((row) => row.some(({ tagName }) => tagName === 'td'));
      const columns = Math.max(0, ...rows.map((row) => row.length));
      for (let column = 0; column < columns; column++) {
        const cells = rows.flatMap((row) => row[column] ?? []);
        const shares = cells.map(shareOf).filter((share) => share !== null);
        if (cells.length < 2 || shares.length < cells.length) continue;
        const largest = Math.max(...shares) || 1;
        cells.forEach((cell, index) => {
          cell.properties.className = ['to-scale'];
          cell.properties.style = `--share:${Math.round((1000 * (shares[index] ?? 0)) / largest) / 10}`;
        });
      }
    });
}

export function rowsOf(table: Element): Element[][] {
  const rows: Element[][] = [];
  visit(table, 'element', (node: Element) => {
    if (node.tagName === 'tr') rows.push(node.children.filter((child): child is Element => child.type === 'element'));
  });
  return rows;
}

function shareOf(cell: Element): number | null {
  const share = Number(PERCENTAGE.exec(textOf(cell).trim())?.[1] ?? Number.NaN);
  return cell.properties.align === 'right' && share <= 100 ? share : null;
}

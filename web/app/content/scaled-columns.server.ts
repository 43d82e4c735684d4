import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

const PERCENTAGE = /^(\d{1,3}(?:\.\d+)?)\s?%$/;

/**
 * Rehype plugin: a right-aligned column that has nothing but percentages gets them drawn to scale. The cells say their
 * share in `--share`; the styles of `.prose` draw the bar.
 */
export function scaledColumns() {
  return (tree: Root) =>
    visit(tree, 'element', (table: Element) => {
      if (table.tagName !== 'table') return;
      const rows = rowsOf(table).filter((row) => row.some(({ tagName }) => tagName === 'td'));
      const columns = Math.max(0, ...rows.map((row) => row.length));
      for (let column = 0; column < columns; column++) {
        const cells = rows.flatMap((row) => row[column] ?? []);
        const shares = cells.map(shareOf);
        if (cells.length < 2 || shares.includes(null)) continue;
        cells.forEach((cell, at) => {
          cell.properties.className = ['to-scale'];
          cell.properties.style = `--share:${shares[at]}`;
        });
      }
    });
}

/** The cells of each row. */
export function rowsOf(table: Element): Element[][] {
  const rows: Element[][] = [];
  visit(table, 'element', (node: Element) => {
    if (node.tagName === 'tr') rows.push(node.children.filter((child): child is Element => child.type === 'element'));
  });
  return rows;
}

/** 0 to 100, or null for anything else. */
function shareOf(cell: Element): number | null {
  const share = Number(PERCENTAGE.exec(textOf(cell).trim())?.[1] ?? Number.NaN);
  return cell.properties.align === 'right' && share <= 100 ? share : null;
}

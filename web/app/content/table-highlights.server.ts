import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { UNBROKEN } from '#app/i18n/line-breaks.ts';
import { elementOf } from './hast-element.server.ts';
import { hasMark, rowsOf } from './table-marks.server.ts';

/** A table with at least this many columns compares options; its first column contains the questions. */
const MIN_COMPARISON_COLUMNS = 4;
/** An amount of at most 22 characters, such as “€0.5 to €1.2 million”, which must not wrap. */
const AMOUNT = /^(?=.{1,22}$)\D?\d.*$/;

/**
 * Rehype plugin that highlights a row or column if `{highlight}` ends the row's first cell or the column's header. A table
 * with a highlighted column is set in larger type.
 */
export function tableHighlights() {
  return (tree: Root) =>
    visit(tree, 'element', (table: Element) => {
      if (table.tagName !== 'table') return;
      const rows = rowsOf(table);
      const [head = []] = rows;
      for (const [name, ...cells] of rows.slice(1)) if (name && hasMark(name, 'highlight')) highlightRow(name, cells);
      const column = head.findIndex((cell) => hasMark(cell, 'highlight'));
      if (column < 0) return;
      const isComparison = head.length >= MIN_COMPARISON_COLUMNS;
      table.properties.className = ['with-highlight', ...(isComparison ? ['is-comparison'] : [])];
      for (const row of rows) {
        if (isComparison) keepAmountsWhole(row);
        const cell = row[column];
        if (cell) highlight(cell);
      }
    });
}

function highlightRow(name: Element, cells: Element[]): void {
  name.children = [elementOf('strong', {}, name.children)];
  for (const cell of [name, ...cells]) highlight(cell);
}

function highlight({ properties }: Element): void {
  properties.className = [properties.className ?? [], 'is-highlighted'].flat().map(String);
}

function keepAmountsWhole(row: Element[]): void {
  for (const cell of row) if (AMOUNT.test(textOf(cell))) cell.properties.className = [UNBROKEN];
}

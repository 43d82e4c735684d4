import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { UNBROKEN } from '#app/i18n/line-breaks.ts';
import { hasMark, rowsOf } from './table-marks.server.ts';

const TABLE = [
  '@min-[56rem]:text-[1.125rem] @min-[56rem]:[&_:is(td,th)]:py-5',
  '[&_.is-highlighted]:bg-accent-soft @min-[30.01rem]:[&_.is-highlighted]:px-5 @min-[30.01rem]:[&_.is-highlighted+*]:pl-5',
  '@min-[30.01rem]:[&_td.is-highlighted]:font-medium',
  // On phones the rows stack (prose.css), and the highlighted cell is bold.
  '@max-[30rem]:[&_td.is-highlighted]:my-1 @max-[30rem]:[&_td.is-highlighted]:py-1.5 @max-[30rem]:[&_td.is-highlighted]:font-semibold',
  '@max-[30rem]:[&_td.is-highlighted]:before:-ml-32 @max-[30rem]:[&_td.is-highlighted]:before:w-30 @max-[30rem]:[&_td.is-highlighted]:before:font-normal @max-[30rem]:[&_td.is-highlighted]:before:whitespace-normal @max-[30rem]:[&_td.is-highlighted]:before:content-[attr(data-label)]',
];
/** For tables that compare options. */
const COMPARISON =
  '@min-[40rem]:@max-[56rem]:[&_:is(td,th):not(:last-child)]:pr-5 @min-[40rem]:[&_.is-highlighted]:min-w-[12.25rem]';
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
      table.properties.className = [...TABLE, ...(isComparison ? [COMPARISON] : [])];
      for (const row of rows) {
        if (isComparison) keepAmountsWhole(row);
        const cell = row[column];
        if (cell) highlight(cell);
      }
    });
}

function highlightRow(name: Element, cells: Element[]): void {
  name.children = [{ type: 'element', tagName: 'strong', properties: {}, children: name.children }];
  for (const cell of [name, ...cells]) highlight(cell);
}

function highlight({ properties }: Element): void {
  properties.className = [properties.className ?? [], 'is-highlighted'].flat().map(String);
}

function keepAmountsWhole(row: Element[]): void {
  for (const cell of row) if (AMOUNT.test(textOf(cell))) cell.properties.className = [UNBROKEN];
}

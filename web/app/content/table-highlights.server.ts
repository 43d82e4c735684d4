import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { UNBROKEN } from '#app/i18n/line-breaks.ts';
import { hasMark, rowsOf } from './table-marks.server.ts';

const TABLE = [
  '@min-[56rem]:text-[1.125rem] @min-[56rem]:[&_:is(td,th)]:py-5',
  '[&_.is-highlighted]:bg-accent-soft @min-[30.01rem]:[&_.is-highlighted]:px-5 @min-[30.01rem]:[&_.is-highlighted+*]:pl-5',
  '@min-[30.01rem]:[&_td.is-highlighted]:font-medium',
];
/** On phones the rows stack (prose.css), and the column is bold. */
const ROWS = [
  '@max-[30rem]:[&_td.is-highlighted]:my-1 @max-[30rem]:[&_td.is-highlighted]:py-1.5 @max-[30rem]:[&_td.is-highlighted]:font-semibold',
  '@max-[30rem]:[&_td.is-highlighted]:before:-ml-32 @max-[30rem]:[&_td.is-highlighted]:before:w-30 @max-[30rem]:[&_td.is-highlighted]:before:font-normal @max-[30rem]:[&_td.is-highlighted]:before:content-[attr(data-label)]',
];
/** On phones the columns are cards, the highlighted one first. */
const CARDS = [
  '@max-[30rem]:flex @max-[30rem]:flex-col @max-[30rem]:border-b-0 @max-[30rem]:[&_:is(thead,tbody,tr)]:contents @max-[30rem]:[&_:is(td,th):first-child]:hidden',
  '@max-[30rem]:[&_th+th]:block @max-[30rem]:[&_th]:mt-6 @max-[30rem]:[&_th]:border-t-2 @max-[30rem]:[&_th]:border-b-0 @max-[30rem]:[&_th]:px-4 @max-[30rem]:[&_th]:pt-3 @max-[30rem]:[&_th]:font-display @max-[30rem]:[&_th]:text-h3 @max-[30rem]:[&_th]:font-medium @max-[30rem]:[&_th.is-highlighted]:mt-0',
  '@max-[30rem]:[&_:is(td,th)]:bg-plate @max-[30rem]:[&_td]:py-1.5 @max-[30rem]:[&_td]:pr-4 @max-[30rem]:[&_td]:pl-[9.5rem] @max-[30rem]:[&_tr:last-child>td]:pb-4',
  '@min-[40rem]:@max-[56rem]:[&_:is(td,th):not(:last-child)]:pr-5 @min-[40rem]:[&_.is-highlighted]:min-w-[12.25rem]',
];
/** From this many columns a table compares options, and its first column has the questions. */
const OPTIONS_FROM = 4;
/** As long as “€0.5 to €1.2 million”. */
const AMOUNT = /^(?=.{1,22}$)\D?\d.*$/;

/**
 * Rehype plugin: a row whose name ends with `{highlight}`, or a column whose head does, stands out. With such a column the
 * table is larger.
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
      const isOfOptions = head.length >= OPTIONS_FROM;
      table.properties.className = [...TABLE, ...(isOfOptions ? CARDS : ROWS)];
      for (const row of rows) {
        if (isOfOptions) toCards(row, column);
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

function toCards([question, ...cells]: Element[], highlighted: number): void {
  cells.forEach((cell, index) => {
    const { tagName, properties } = cell;
    const place = index + 1 === highlighted ? 0 : index + 1;
    properties.style = [properties.style, `order:${place}`].filter(Boolean).join(';');
    if (tagName === 'td' && question) properties.dataLabel = textOf(question);
    if (AMOUNT.test(textOf(cell))) properties.className = [UNBROKEN];
  });
}

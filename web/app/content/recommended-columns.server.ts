import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { isBold, rowsOf } from './scaled-columns.server.ts';

const TABLE = [
  '@min-[56rem]:text-[1.125rem] @min-[56rem]:[&_:is(td,th)]:py-5',
  '[&_.chosen]:bg-accent-soft [&_th>strong]:font-semibold @min-[30.01rem]:[&_.chosen]:px-5 @min-[30.01rem]:[&_.chosen+*]:pl-5',
  '@min-[30.01rem]:[&_td.chosen]:font-semibold',
];
/** On phones the rows stack (prose.css), and the column is bold. */
const ROWS = [
  '@max-[30rem]:[&_td.chosen]:my-1 @max-[30rem]:[&_td.chosen]:py-1.5 @max-[30rem]:[&_td.chosen]:font-semibold',
  '@max-[30rem]:[&_td.chosen]:before:-ml-32 @max-[30rem]:[&_td.chosen]:before:w-30 @max-[30rem]:[&_td.chosen]:before:font-normal @max-[30rem]:[&_td.chosen]:before:content-[attr(data-label)]',
];
/** On phones the columns are cards, the recommended one first. */
const CARDS = [
  '@max-[30rem]:flex @max-[30rem]:flex-col @max-[30rem]:border-b-0 @max-[30rem]:[&_:is(thead,tbody,tr)]:contents @max-[30rem]:[&_:is(td,th):first-child]:hidden',
  '@max-[30rem]:[&_th]:mt-8 @max-[30rem]:[&_th]:border-t-2 @max-[30rem]:[&_th]:border-b-0 @max-[30rem]:[&_th]:pt-3 @max-[30rem]:[&_th]:font-display @max-[30rem]:[&_th]:text-h3 @max-[30rem]:[&_th>strong]:font-medium',
  '@max-[30rem]:[&_td]:py-1.5 @max-[30rem]:[&_th.chosen]:mt-0 @max-[30rem]:[&_th.chosen]:px-4 @max-[30rem]:[&_td.chosen]:pr-4 @max-[30rem]:[&_td.chosen]:pl-[9.5rem] @max-[30rem]:[&_tr:last-child>.chosen]:pb-4',
];
/** From this many columns a table compares options, and its first column has the questions. */
const OPTIONS_FROM = 4;

/** Rehype plugin: a column whose head is bold is the one that the table recommends. It stands out, and its table is larger. */
export function recommendedColumns() {
  return (tree: Root) =>
    visit(tree, 'element', (table: Element) => {
      if (table.tagName !== 'table') return;
      const rows = rowsOf(table);
      const [head = []] = rows;
      const column = head.findIndex(isBold);
      if (column < 0) return;
      const isOfOptions = head.length >= OPTIONS_FROM;
      table.properties.className = [...TABLE, ...(isOfOptions ? CARDS : ROWS)];
      for (const row of rows) {
        if (isOfOptions) toCards(row, column);
        const cell = row[column];
        if (cell) cell.properties.className = [cell.properties.className ?? [], 'chosen'].flat().map(String);
      }
    });
}

function toCards([question, ...cells]: Element[], recommended: number): void {
  cells.forEach(({ tagName, properties }, index) => {
    const place = index + 1 === recommended ? 0 : index + 1;
    properties.style = [properties.style, `order:${place}`].filter(Boolean).join(';');
    if (tagName === 'td' && question) properties.dataLabel = textOf(question);
  });
}

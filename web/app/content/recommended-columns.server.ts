import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { rowsOf } from './scaled-columns.server.ts';

/** The column is in the typeface of headings, and bold where the rows of the table stack (prose.css). */
const TABLE = [
  '@min-[56rem]:text-[1.125rem] @min-[56rem]:[&_:is(td,th)]:py-5',
  '[&_.chosen]:bg-accent-soft [&_th>strong]:font-semibold @min-[30.01rem]:[&_.chosen]:px-5 @min-[30.01rem]:[&_.chosen+*]:pl-5',
  '@min-[30.01rem]:[&_td.chosen]:font-display @min-[30.01rem]:[&_td.chosen]:font-medium @min-[30.01rem]:[&_td.chosen]:text-body/[1.35] @min-[56rem]:[&_td.chosen]:text-[1.375rem]/[1.25]',
  '@max-[30rem]:[&_td.chosen]:my-1 @max-[30rem]:[&_td.chosen]:py-1.5 @max-[30rem]:[&_td.chosen]:font-semibold',
  '@max-[30rem]:[&_td.chosen]:before:-ml-32 @max-[30rem]:[&_td.chosen]:before:w-30 @max-[30rem]:[&_td.chosen]:before:font-normal @max-[30rem]:[&_td.chosen]:before:content-[attr(data-label)]',
];

/** Rehype plugin: a column whose head is bold is the one that the table recommends. It stands out, and its table is larger. */
export function recommendedColumns() {
  return (tree: Root) =>
    visit(tree, 'element', (table: Element) => {
      if (table.tagName !== 'table') return;
      const rows = rowsOf(table);
      const column = rows[0]?.findIndex(isBold) ?? -1;
      if (column < 0) return;
      table.properties.className = TABLE;
      for (const row of rows) {
        const cell = row[column];
        if (cell) cell.properties.className = [cell.properties.className ?? [], 'chosen'].flat().map(String);
      }
    });
}

const isBold = ({ children: [child, ...others] }: Element): boolean =>
  child?.type === 'element' && child.tagName === 'strong' && others.length === 0;

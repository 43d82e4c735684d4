import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

type TableMark = 'bars' | 'highlight';

declare module 'hast' {
  interface ElementData {
    marks?: TableMark[];
  }
}

const MARKS: TableMark[] = ['bars', 'highlight'];
const AT_THE_END = /(?:\s*\{(?:bars|highlight)\})+\s*$/;
const IN_A_ROW = /(?:\s*\{(?:bars|highlight)\})+(?=\s*\|)/g;

/** Rehype plugin that removes `{bars}` and `{highlight}` from the ends of cells and stores them for `hasMark`. */
export function tableMarks() {
  return (tree: Root) =>
    visit(tree, 'element', (cell: Element) => {
      if (cell.tagName !== 'th' && cell.tagName !== 'td') return;
      const last = cell.children.at(-1);
      if (last?.type !== 'text') return;
      const [found] = AT_THE_END.exec(last.value) ?? [];
      if (found === undefined) return;
      last.value = last.value.slice(0, -found.length);
      cell.data = { ...cell.data, marks: MARKS.filter((mark) => found.includes(`{${mark}}`)) };
    });
}

export const hasMark = (cell: Element | undefined, mark: TableMark): boolean =>
  cell?.data?.marks?.includes(mark) ?? false;

/** Removes the marks from Markdown that is served as it is. */
export const withoutTableMarks = (markdown: string): string => markdown.replace(IN_A_ROW, '');

/** The cells of each row. The first row is the header. */
export function rowsOf(table: Element): Element[][] {
  const rows: Element[][] = [];
  visit(table, 'element', (node: Element) => {
    if (node.tagName === 'tr') rows.push(node.children.filter((child): child is Element => child.type === 'element'));
  });
  return rows;
}

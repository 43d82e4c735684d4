import type { Element, ElementContent, Properties, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { hasMark, rowsOf } from './table-marks.server.ts';

/** The last number of a cell and its unit, and where the number ends a range, as in "2–21" and "2 to 21", its beginning. */
const MEASURE =
  /(?:(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)(?:\s?–\s?|\sto\s))?(?<![\d.,])(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)\s?(%|\p{L}*)\D*$/u;

/**
 * Rehype plugin: draws columns marked `{bars}` to scale, with the mark at the first one all others. Cells get `--share` (0 to 100, of the
 * largest with their unit; zero is not drawn) and ranges `--from` (0 to 100, of their bar) and their scale, `.prose` draws it. If the units differ
 * within columns, the cells of each row are compared: before and after. A single row is upright.
 */
export function tableBars() {
  return (tree: Root) =>
    visit(tree, 'element', (table: Element) => {
      if (table.tagName !== 'table') return;
      const [head = [], ...rows] = rowsOf(table);
      const isDrawn = (_: unknown, column: number) =>
        column > 0 ? hasMark(head[0], 'bars') || hasMark(head[column], 'bars') : false;
      const lines = rows.map((row) => row.filter(isDrawn));
      const columns = head.filter(isDrawn).map((_, column) => lines.flatMap((line) => line[column] ?? []));
      if (columns.length === 0) return;
      const names = rows.flatMap((row) => row[0] ?? []);
      if (lines.length > 1 && columns.every(hasOneUnit)) {
        for (const same of Object.values(Object.groupBy(columns, unitOf))) draw((same ?? []).flat());
        const [cells = [], ...others] = columns;
        const isOfRanges = head.length === 2 && others.length === 0 && cells.some((cell) => measureOf(cell)?.from);
        table.properties.style = spaceFor(names, columns.flat(), isOfRanges ? LONG_RANGE : 0);
        if (isOfRanges) addScale(table, cells);
      } else if (lines.every((line) => line.length > 1 && hasOneUnit(line))) {
        lines.forEach(draw);
        if (lines.length === 1) {
          table.properties.className = ['upright'];
          return;
        }
        table.properties.style = spaceFor(names, columns.flat());
        for (const [before] of lines)
          if (before?.properties.style) before.properties.className = ['to-scale', 'is-before'];
      }
    });
}

/** The longest name and measure, in characters: bars have the room that they leave. */
const spaceFor = (names: Element[], measures: Element[], least = 0): string =>
  `--names:${longestOf(names)};--chars:${Math.max(least, longestOf(measures))}`;

const longestOf = (cells: Element[]): number => Math.max(...cells.map((cell) => textOf(cell).length));

export const hasBars = (table: Element): boolean =>
  rowsOf(table).some((row) => row.some(({ properties: { className } }) => [className].flat().includes('to-scale')));

function draw(cells: Element[]): void {
  const largest = Math.max(...cells.map((cell) => measureOf(cell)?.value ?? 0));
  for (const cell of cells) {
    const { value, from } = measureOf(cell) ?? { value: 0, from: 0 };
    if (value === 0) continue;
    cell.properties.className = ['to-scale'];
    cell.properties.style = `--share:${percentage(value / largest)}${from ? `;--from:${percentage(from / value)}` : ''}`;
  }
}

/** In characters: several tables of ranges on a page have scales of one width. */
const LONG_RANGE = '276–1,821'.length;

/** As wide as the bars of `.prose`: on phones they have the whole row. */
const SCALE = ['border-b-0 pt-1.5 pb-0 max-sm:px-0 sm:pr-[calc(1.5rem+1ch*var(--chars))] sm:pl-2'];
const END = [
  'float-right font-sans text-sm font-normal text-ink-2 first:float-left max-sm:first:absolute max-sm:first:left-0',
];

/** Ranges are drawn on the whole scale, whose ends stand below them. */
function addScale(table: Element, cells: Element[]): void {
  const measured = cells.filter((cell) => measureOf(cell));
  for (const { properties } of measured) {
    properties.className = ['to-scale', 'is-range', properties.style ? '' : 'is-zero'].filter(Boolean);
    properties.style ??= '--share:0';
  }
  const largest = measured.find(({ properties }) => String(properties.style).startsWith('--share:100'));
  const ends = ['0', MEASURE.exec(largest ? textOf(largest) : '')?.[2] ?? ''];
  const marks = ends.map((end) => elementOf('span', { className: END }, [{ type: 'text', value: end }]));
  const empty = elementOf('td', { className: ['border-b-0'] }, []);
  const row = elementOf('tr', {}, [empty, elementOf('td', { className: SCALE, align: 'right' }, marks)]);
  table.children.push(elementOf('tfoot', { ariaHidden: 'true' }, [row]));
}

const elementOf = (tagName: string, properties: Properties, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

const percentage = (share: number) => Math.round(1000 * share) / 10;
const unitsOf = (cells: Element[]) => new Set(cells.flatMap((cell) => measureOf(cell)?.unit ?? []));
const hasOneUnit = (cells: Element[]): boolean => unitsOf(cells).size === 1;
const unitOf = (cells: Element[]): string => [...unitsOf(cells)].join();

function measureOf(cell: Element): { value: number; from: number; unit: string } | null {
  const [, from, value, unit = ''] = MEASURE.exec(textOf(cell)) ?? [];
  return value === undefined ? null : { value: numberOf(value), from: from ? numberOf(from) : 0, unit };
}

const numberOf = (text: string) => Number(text.replaceAll(',', ''));

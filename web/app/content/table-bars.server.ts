import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { elementOf } from './hast-element.server.ts';
import { hasMark, rowsOf } from './table-marks.server.ts';

/** Matches the start of a range ("2–21", "2 to 21") if there is one, the last number of the cell, and its unit. */
const MEASURE =
  /(?:(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)(?:\s?–\s?|\sto\s))?(?<![\d.,])(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)\s?(%|\p{L}*)\D*$/u;

/**
 * Rehype plugin: draws bars in the columns whose heading has the mark `{bars}`. A mark in the first heading counts for all other columns.
 * Cells get `--share`, their percentage of the largest value with the same unit, and ranges `--from`, the start of the range as a
 * percentage of that bar; `.prose` draws them. If the units differ within a column, each row is compared instead, as before and after.
 * A single row has upright bars.
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
        table.properties.style = textWidths(names, columns.flat(), isOfRanges ? LONG_RANGE : 0);
        if (columns.length === 1) for (const cell of head.filter(isDrawn)) cell.properties.className = ABOVE_BARS;
        if (isOfRanges) addScale(table, cells);
      } else if (lines.every((line) => line.length > 1 && hasOneUnit(line))) {
        lines.forEach(draw);
        if (lines.length === 1) {
          table.properties.className = ['upright'];
          return;
        }
        table.properties.style = textWidths(names, columns.flat());
        for (const [before] of lines)
          if (before?.properties.style) before.properties.className = ['to-scale', 'is-before'];
      }
    });
}

/** The lengths of the longest name and the longest measure, in characters. The bars get the space that is left. */
const textWidths = (names: Element[], measures: Element[], minChars = 0): string =>
  `--names:${longestOf(names)};--chars:${Math.max(minChars, longestOf(measures))}`;

const longestOf = (cells: Element[]): number => Math.max(...cells.map((cell) => textOf(cell).length));

export const isBar = ({ properties: { className } }: Element): boolean => [className].flat().includes('to-scale');

function draw(cells: Element[]): void {
  const largest = Math.max(...cells.map((cell) => measureOf(cell)?.value ?? 0));
  for (const cell of cells) {
    const { value, from } = measureOf(cell) ?? { value: 0, from: 0 };
    if (value === 0) continue;
    cell.properties.className = ['to-scale'];
    cell.properties.style = `--share:${percentage(value / largest)}${from ? `;--from:${percentage(from / value)}` : ''}`;
  }
}

/** Bars start at the left of their column, 8 px from its edge, and numbers end at its right. */
const ABOVE_BARS = ['sm:pl-2 sm:text-left'];

/** The minimum width of measures in tables of ranges, in characters, so that their scales are equally wide. */
const LONG_RANGE = '276–1,821'.length;

/** As wide as the bars of `.prose`, which on phones span the row. */
const SCALE = ['border-b-0 pt-1.5 pb-0 max-sm:px-0 sm:pr-[calc(1.5rem+1ch*var(--chars))] sm:pl-2'];
const END = [
  'float-right font-sans text-sm font-normal text-ink-2 first:float-left max-sm:first:absolute max-sm:first:left-0',
];

/** Adds a last row with the ends of the scale, from 0 to the largest number, and draws the scale behind each bar. */
function addScale(table: Element, cells: Element[]): void {
  for (const { properties } of cells.filter((cell) => measureOf(cell))) {
    properties.className = ['to-scale', 'is-range'];
    properties.style ??= '--share:0';
  }
  const [largest] = cells.flatMap((cell) => measureOf(cell) ?? []).toSorted((a, b) => b.value - a.value);
  const ends = ['0', largest?.digits ?? ''];
  const labels = ends.map((end) => elementOf('span', { className: END }, [end]));
  const empty = elementOf('td', { className: ['border-b-0'] }, []);
  const row = elementOf('tr', {}, [empty, elementOf('td', { className: SCALE, align: 'right' }, labels)]);
  table.children.push(elementOf('tfoot', { ariaHidden: 'true' }, [row]));
}

const percentage = (share: number) => Math.round(1000 * share) / 10;
const unitsOf = (cells: Element[]) => new Set(cells.flatMap((cell) => measureOf(cell)?.unit ?? []));
const hasOneUnit = (cells: Element[]): boolean => unitsOf(cells).size === 1;
const unitOf = (cells: Element[]): string => [...unitsOf(cells)].join();

function measureOf(cell: Element): { digits: string; value: number; from: number; unit: string } | null {
  const [, from, digits, unit = ''] = MEASURE.exec(textOf(cell)) ?? [];
  return digits === undefined ? null : { digits, value: numberOf(digits), from: from ? numberOf(from) : 0, unit };
}

const numberOf = (text: string) => Number(text.replaceAll(',', ''));

import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

const MEASURE = /^(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)\s?(%|\p{L}{0,3})$/u;
const UPRIGHT_FROM = 5;
const PARTS_FROM = 3;

/** Each name draws its part of the bar above all rows, which are columns on large screens. */
const PARTS = [
  'block [&_thead]:sr-only [&_:is(tbody,tr)]:grid! [&_tr]:border-0! [&_td]:min-w-0! [&_td]:border-0! [&_td]:p-0! [&_td]:text-left! [&_td]:before:content-none',
  '[&_tbody]:relative [&_tbody]:gap-x-(--gap) [&_tbody]:gap-y-4 [&_tbody]:pt-20 sm:[&_tbody]:grid-cols-3 sm:[&_tbody]:gap-y-8 lg:[&_tbody]:pt-32 xl:[&_tbody]:grid-cols-6',
  '[&_tr]:grid-cols-[1fr_auto]! [&_tr]:items-baseline [&_tr]:content-start [&_tr]:gap-x-3 [&_tr]:p-0! sm:[&_tr]:grid-cols-[auto_1fr]! sm:[&_tr]:gap-y-2',
  '[&_td:first-child]:row-start-1 [&_td:first-child]:w-auto! [&_td:first-child]:border-l-[1.25rem]! [&_td:first-child]:border-(--part)! [&_td:first-child]:pl-3! [&_td:first-child]:[font:500_1.125rem/1.3_var(--ff-display)]! sm:[&_td:first-child]:col-span-2 sm:[&_td:first-child]:row-start-2',
  '[&_td:first-child]:before:absolute [&_td:first-child]:before:top-0 [&_td:first-child]:before:left-[calc(var(--from)*1%)] [&_td:first-child]:before:h-14 [&_td:first-child]:before:w-[calc(var(--share)*1%)] [&_td:first-child]:before:bg-(--part) [&_td:first-child]:before:shadow-[inset_-2px_0_var(--bg)] [&_td:first-child]:before:content-[""]! [&_td:first-child]:before:forced-color-adjust-none lg:[&_td:first-child]:before:h-24',
  '[&_td:nth-child(2)]:[font:500_1.375rem/1.3_var(--ff-display)]! lg:[&_td:nth-child(2)]:[font:500_2.25rem/1_var(--ff-display)]!',
  '[&_td:nth-child(3)]:[font:400_var(--fs-sm)/1.3_var(--ff-sans)]! [&_td:nth-child(3)]:text-ink-2 max-sm:[&_td:nth-child(3)]:sr-only',
  '[&_tr:nth-child(6n+1)]:[--part:var(--fig-4)] [&_tr:nth-child(6n+2)]:[--part:var(--fig-2)] [&_tr:nth-child(6n+3)]:[--part:var(--mark)] [&_tr:nth-child(6n+4)]:[--part:var(--ink)] [&_tr:nth-child(6n+5)]:[--part:var(--fig-3)] [&_tr:nth-child(6n+6)]:[--part:var(--line-strong)]',
];

type Measure = { value: number; unit: string };

/**
 * Rehype plugin: draws right-aligned measures as bars. Cells get `--share` (0 to 100, of the largest with their unit), `.prose` draws
 * the bar; the largest percentage is `is-largest`, and a row with a bold name `is-recommended`. If the units differ within columns, the
 * cells of each row are compared: before and after. A single row of many is upright. Percentages that add up to a hundred are one bar.
 */
export function scaledColumns() {
  return (tree: Root) =>
    visit(tree, 'element', (table: Element) => {
      if (table.tagName !== 'table') return;
      const rows = rowsOf(table).filter((row) => row.some(({ tagName }) => tagName === 'td'));
      const columns = (rows[0] ?? [])
        .map((_, column) => rows.flatMap((row) => row[column] ?? []))
        .filter((cells) => hasOneUnit(cells) && unitOf(cells));
      const parts = columns.find(isOfTheWhole);
      if (parts) {
        drawParts(table, rows, parts);
        return;
      }
      if (columns.length > 0) {
        for (const same of Object.values(Object.groupBy(columns, unitOf))) draw((same ?? []).flat());
        for (const [name, ...cells] of rows) if (name && isBold(name)) cells.forEach(recommend);
        return;
      }
      const measured = rows.map((row) => row.filter(({ properties }) => properties.align === 'right'));
      if (!measured.every(hasOneUnit) || !measured.some(unitOf)) return;
      measured.forEach(draw);
      if (measured.length === 1 && (measured[0]?.length ?? 0) >= UPRIGHT_FROM) table.properties.className = ['upright'];
      else for (const [before] of measured) if (before) before.properties.className = ['to-scale', 'is-before'];
    });
}

function draw(cells: Element[]): void {
  const values = cells.map((cell) => measureOf(cell)?.value ?? 0);
  const largest = Math.max(...values) || 1;
  cells.forEach((cell, index) => {
    const value = values[index] ?? 0;
    cell.properties.className = ['to-scale'];
    if (value === largest && unitOf([cell]) === '%') cell.properties.className.push('is-largest');
    cell.properties.style = `--share:${Math.round((1000 * value) / largest) / 10}`;
  });
}

/** Rounded shares add up to almost a hundred. */
const isOfTheWhole = (cells: Element[]): boolean =>
  cells.length >= PARTS_FROM &&
  unitOf(cells) === '%' &&
  Math.abs(cells.reduce((sum, cell) => sum + (measureOf(cell)?.value ?? 0), 0) - 100) < 0.25;

function drawParts(table: Element, rows: Element[][], shares: Element[]): void {
  table.properties.className = PARTS;
  let from = 0;
  rows.forEach(([name], index) => {
    const share = measureOf(shares[index])?.value ?? 0;
    if (name) name.properties.style = `--from:${Math.round(10 * from) / 10};--share:${share}`;
    from += share;
  });
}

function recommend({ properties: { className } }: Element): void {
  if (Array.isArray(className)) className.push('is-recommended');
}

/** Nothing but bold words. */
export const isBold = ({ children: [child, ...others] }: Element): boolean =>
  child?.type === 'element' && child.tagName === 'strong' && others.length === 0;

export function rowsOf(table: Element): Element[][] {
  const rows: Element[][] = [];
  visit(table, 'element', (node: Element) => {
    if (node.tagName === 'tr') rows.push(node.children.filter((child): child is Element => child.type === 'element'));
  });
  return rows;
}

function hasOneUnit(cells: Element[]): boolean {
  return (
    cells.length > 1 && cells.every((cell) => measureOf(cell)?.unit === measureOf(cells[0])?.unit && measureOf(cell))
  );
}

const unitOf = ([cell]: Element[]): string => measureOf(cell)?.unit ?? '';

/** A share of more than the whole is none. */
function measureOf(cell: Element | undefined): Measure | null {
  const [, value, unit = ''] = (cell && MEASURE.exec(textOf(cell).trim())) ?? [];
  if (value === undefined || cell?.properties.align !== 'right' || (unit === '%' && Number(value) > 100)) return null;
  return { value: Number(value.replaceAll(',', '')), unit };
}

import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

const MEASURE = /^(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)\s?(%|\p{L}{0,3})$/u;
const UPRIGHT_FROM = 5;

type Measure = { value: number; unit: string };

/**
 * Rehype plugin: draws right-aligned measures as bars. Cells get `--share` (0 to 100, of the largest with their unit), `.prose` draws
 * the bar; the largest percentage is `is-largest`, and a row with a bold name `is-recommended`. If the units differ within columns, the
 * cells of each row are compared: before and after. A single row of many is upright.
 */
export function scaledColumns() {
  return (tree: Root) =>
    visit(tree, 'element', (table: Element) => {
      if (table.tagName !== 'table') return;
      const rows = rowsOf(table).filter((row) => row.some(({ tagName }) => tagName === 'td'));
      const columns = (rows[0] ?? [])
        .map((_, column) => rows.flatMap((row) => row[column] ?? []))
        .filter((cells) => hasOneUnit(cells) && unitOf(cells));
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

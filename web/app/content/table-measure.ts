export type TableMeasure = { what: string; before: string; after: string; from: string; to: string; unit: string };

/** The first row of a table of three columns, if its second number has the first's unit and is bold. */
const MEASURE =
  /^\|[^|]+\| *([^|]+?) *\| *([^|]+?) *\|\r?\n\|[-:| ]+\r?\n\| *([^|]+?) *\| *([\d.]+) (\S+) *\| *\*\*([\d.]+) \5\*\* *\|/m;

/** What a text has measured and says in bold, in its table. */
export function tableMeasure(markdown: string): TableMeasure | null {
  const [found, before = '', after = '', what = '', from = '', unit = '', to = ''] = MEASURE.exec(markdown) ?? [];
  return found ? { what, before, after, from, to, unit } : null;
}

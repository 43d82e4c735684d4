/**
 * Tables of measures were drawn as bars, and bold names were highlighted. Now the marks `{bars}` and `{highlight}` do that: adds them
 * to the tables that were drawn so.
 */
const TEXTS = {
  articles: ['body'],
  brand_single: ['document', 'about_logos', 'about_colours', 'about_typefaces'],
  components_sections_image_text: ['body'],
  components_sections_prose: ['body'],
  faqs: ['answer'],
  free_resources: ['body'],
  impressum_single: ['document', 'privacy'],
  jobs: ['what_you_will_do', 'requirements', 'what_we_offer'],
  projects: ['overview', 'solution'],
  technical_bytes: ['question', 'answer'],
  technologies: ['body'],
};
const TABLE = /^[ \t]*\|.*\|[ \t]*\n[ \t]*\|[ \t:|-]+\|[ \t]*\n(?:[ \t]*\|.*\|[ \t]*(?:\n|$))+/gm;
const MEASURE = /^(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)\s?(%|\p{L}{0,3})$/u;
const BOLD = /^\*\*([^*]+)\*\*$/;
const UPRIGHT_FROM = 5;

module.exports = {
  async up(knex) {
    for (const [table, fields] of Object.entries(TEXTS)) {
      if (!(await knex.schema.hasTable(table))) continue;
      for (const row of await knex(table).select('id', ...fields)) {
        const texts = fields.filter((field) => row[field] && markTables(row[field]) !== row[field]);
        if (texts.length > 0)
          await knex(table)
            .where('id', row.id)
            .update(Object.fromEntries(texts.map((field) => [field, markTables(row[field])])));
      }
    }
  },
};

const markTables = (markdown) => markdown.replace(TABLE, markTable);

function markTable(table) {
  if (/\{(bars|highlight)\}/.test(table)) return table;
  const lines = table.trimEnd().split('\n');
  const [head, alignments, ...rows] = lines.map(cellsOf);
  const isRight = (column) => /^-+:$/.test(alignments[column] ?? '');
  const measureOf = (row, column) => {
    const [, value, unit] = (isRight(column) && MEASURE.exec(row[column].replace(/[*`]/g, ''))) || [];
    return value === undefined || (unit === '%' && Number(value) > 100) ? null : { unit };
  };
  const hasOneUnit = (measures) =>
    measures.length > 1 && measures.every((measure) => measure && measure.unit === measures[0].unit);

  const columns = head.map((_, column) => rows.map((row) => measureOf(row, column)));
  const drawn = head.flatMap((_, column) => (hasOneUnit(columns[column]) && columns[column][0].unit ? [column] : []));
  const right = head.flatMap((_, column) => (isRight(column) ? [column] : []));
  const lineMeasures = rows.map((row) => right.map((column) => measureOf(row, column)));
  const areRowsDrawn = lineMeasures.every(hasOneUnit) && lineMeasures.some(([measure]) => measure.unit);
  if (drawn.length > 0) {
    for (const column of drawn) head[column] += ' {bars}';
    for (const row of rows)
      if (BOLD.test(row[0]) || drawn.every((column) => BOLD.test(row[column]))) row[0] = highlighted(row[0]);
  } else if (areRowsDrawn) {
    if (rows.length === 1 && right.length >= UPRIGHT_FROM) head[0] += ' {bars}';
    else for (const column of right) head[column] += ' {bars}';
  }
  const best = head.findIndex((name) => BOLD.test(name));
  if (best >= 0) head[best] = highlighted(head[best]);

  const [indent] = /^[ \t]*/.exec(table);
  const isChanged = [head, ...rows].some((cells) => cells.some((cell) => /\{(bars|highlight)\}$/.test(cell)));
  if (!isChanged) return table;
  const written = [head, alignments, ...rows].map((cells) => `${indent}| ${cells.join(' | ')} |`);
  return written.join('\n') + table.slice(table.trimEnd().length);
}

const highlighted = (name) => `${name.replace(BOLD, '$1')} {highlight}`;

/** Splits a row at its `|`, except escaped ones, which belong to a cell. */
const cellsOf = (line) =>
  line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

/** Splits texts whose line breaks and commas had a meaning into fields, and sets layouts that depended on the section above. */
const TYPES = ['pages', 'industries', 'home_single'];
const LAYOUTS = { 'sections.features': 'columns', 'sections.testimonials': 'image' };

module.exports = {
  async up(knex) {
    await split(knex, 'components_shared_term', ['status', 'text'], firstLine);
    await split(knex, 'components_shared_feature', ['subtitle', 'text'], firstLine);
    await split(knex, 'components_shared_stage', ['price', 'text'], firstLine);
    await split(knex, 'components_sections_stages', ['sum', 'text'], (text) => {
      const [intro, ...others] = text.split('\n\n');
      return [others.join(' '), intro];
    });
    await split(knex, 'services', ['price', 'priced_by'], (text) => {
      const [price, ...terms] = text.split(', ');
      return [price, terms.join(', ')];
    });
    await setLayouts(knex);
  },
};

/** Splits off a short first line such as “From €20,000”; a first paragraph stays in the text. */
function firstLine(text) {
  const [, first, rest] = /^([^\n]{1,60})\n(?!\n)([\s\S]+)$/.exec(text) ?? [];
  return first ? [first, rest] : ['', text];
}

async function split(knex, table, [added, field], divide) {
  if (!(await knex.schema.hasTable(table))) return;
  await knex.schema.alterTable(table, (columns) => columns.string(added));
  for (const { id, [field]: text } of await knex(table).whereNotNull(field).select('id', field)) {
    const [own, rest] = divide(text);
    if (own) await knex(table).where({ id }).update({ [added]: own, [field]: rest });
  }
}

/** Sets the layout of sections that looked different below an image. */
async function setLayouts(knex) {
  for (const component of Object.keys(LAYOUTS)) {
    const table = tableOf(component);
    if (await knex.schema.hasTable(table)) await knex.schema.alterTable(table, (columns) => columns.string('layout'));
  }
  for (const type of TYPES) {
    const links = `${type}_cmps`;
    if (!(await knex.schema.hasTable(links))) continue;
    const sections = await knex(links).where('field', 'blocks').orderBy(['entity_id', 'order']);
    for (const [index, { entity_id: entry, component_type: component, cmp_id: id }] of sections.entries()) {
      const before = sections[index - 1];
      if (!LAYOUTS[component] || before?.entity_id !== entry || before.component_type !== 'sections.figure') continue;
      await knex(tableOf(component)).where({ id }).update('layout', LAYOUTS[component]);
    }
  }
}

const tableOf = (component) => `components_${component.replace('.', '_')}`;

/** Moves texts and logos that the brand page found by their headings and file names into fields of their own. */
const ABOUT = { about_logos: 'Logos', about_colours: 'Colours', about_typefaces: 'Typefaces' };
const FOR_DARK = /inverse|negative|white/i;
const FIGURE = 'shared.figure';

module.exports = {
  async up(knex) {
    const table = 'brand_single';
    if (!(await knex.schema.hasTable(table))) return;
    await knex.schema.alterTable(table, (columns) => {
      for (const field of Object.keys(ABOUT)) columns.text(field);
    });
    for (const { id, document } of await knex(table).select('id', 'document')) {
      const sections = (document ?? '').split(/^(?=## )/m);
      const fields = Object.entries(ABOUT).map(([field, heading]) => {
        const index = sections.findIndex((section) => section.split('\n', 1)[0].trim() === `## ${heading}`);
        const [section = ''] = index === -1 ? [] : sections.splice(index, 1);
        return [field, section.split('\n').slice(1).join('\n').trim() || null];
      });
      await knex(table)
        .where({ id })
        .update({ ...Object.fromEntries(fields), document: sections.join('') });
    }

    const logos = { component_type: FIGURE, field: 'logos' };
    for (const { cmp_id: id } of await knex('brand_single_cmps').where(logos)) {
      const file = await knex('files')
        .join('files_related_mph', 'files_related_mph.file_id', 'files.id')
        .where({ related_type: FIGURE, related_id: id, 'files_related_mph.field': 'image' })
        .first('files.url');
      if (FOR_DARK.test(file?.url ?? ''))
        await knex('brand_single_cmps')
          .where({ ...logos, cmp_id: id })
          .update({ field: 'logos_on_dark' });
    }
  },
};

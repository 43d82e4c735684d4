/** Moves the section "Privacy" of the impressum, which links found by its heading, into a field. */
module.exports = {
  async up(knex) {
    const table = 'impressum_single';
    if (!(await knex.schema.hasTable(table))) return;
    await knex.schema.alterTable(table, (columns) => columns.text('privacy'));
    for (const { id, document } of await knex(table).select('id', 'document')) {
      const sections = (document ?? '').split(/^(?=## )/m);
      const index = sections.findIndex((section) => section.split('\n', 1)[0].trim() === '## Privacy');
      if (index === -1) continue;
      const [privacy] = sections.splice(index, 1);
      await knex(table)
        .where({ id })
        .update({ privacy: privacy.split('\n').slice(1).join('\n').trim(), document: sections.join('') });
    }
  },
};

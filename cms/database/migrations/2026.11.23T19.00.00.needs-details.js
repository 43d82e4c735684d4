module.exports = {
  async up(knex) {
    const table = 'components_shared_open_choice';
    if (!(await knex.schema.hasColumn(table, 'asks_which'))) return;
    await knex.schema.alterTable(table, (columns) => columns.renameColumn('asks_which', 'needs_details'));
  },
};

/** Renames what the first version named after its demo studio. On a new database there is nothing to rename. */
module.exports = {
  async up(knex) {
    if (!(await knex.schema.hasTable('wording_single'))) return;
    await knex.schema.renameTable('wording_single', 'ui_texts');
    await knex('admin_permissions').where('subject', 'api::wording.wording').update('subject', 'api::ui-texts.ui-texts');

    for (const table of ['articles', 'free_resources', 'jobs', 'pages', 'projects', 'technical_bytes'])
      await knex.schema.alterTable(table, (columns) => columns.renameColumn('taken_back_as', 'unpublished_slug'));

    const featured = 'components_shared_featured_projects';
    await knex.schema.renameTable('components_shared_berth', featured);
    await knex.schema.renameTable('components_shared_berth_project_lnk', `${featured}_project_lnk`);
    await knex.schema.alterTable(`${featured}_project_lnk`, (columns) =>
      columns.renameColumn('berth_id', 'featured_project_id'),
    );
    await knex('home_single_cmps')
      .where('component_type', 'shared.berth')
      .update({ component_type: 'shared.featured-project', field: 'featured_projects' });

    for (const table of ['components_sections_call_to_action', 'components_sections_counts']) {
      await knex(table).where('tone', 'water').update('tone', 'strong');
      await knex(table).where('tone', 'buoy').update('tone', 'accent');
    }

    const settings = knex('strapi_core_store_settings').where('key', 'core_content_import_ledger');
    const ledger = await settings.clone().first();
    if (ledger) await settings.update('value', ledger.value.replace('"wording/wording"', '"ui-texts/ui-texts"'));
  },
};

/** Services were a component of three pages and an enumeration of projects. Makes entries of them, published like their pages. */
const SERVICES = {
  'product-discovery-workshop': { model: 'product_discovery_workshop', name: 'Product discovery workshop', index: 1 },
  'managed-projects': { model: 'managed_project', name: 'Managed project', index: 2 },
  'dedicated-team': { model: 'dedicated_team', name: 'Dedicated team', index: 3 },
};
const FACTS = ['good_when', 'who_steers', 'runs_for', 'weeks_min', 'weeks_max', 'priced_by', 'you_end_with'];

module.exports = {
  async up(knex) {
    if (!(await knex.schema.hasTable('components_shared_engagement'))) return;
    await createTables(knex);

    const pages = await knex('pages')
      .join('pages_cmps', 'pages_cmps.entity_id', 'pages.id')
      .join('components_shared_engagement as facts', 'facts.id', 'pages_cmps.cmp_id')
      .where('pages_cmps.component_type', 'shared.engagement')
      .select('pages.*', ...FACTS.map((field) => `facts.${field}`));
    for (const page of pages) {
      const { model, name = page.title, index } = SERVICES[page.slug] ?? {};
      const { id: pageId, title: _, slug: __, unpublished_slug: ___, ...fields } = page;
      // The document id of the page, so that a service's draft and published version belong together, as the page's do.
      await knex('services').insert({ ...fields, name: name.slice(0, 60), index });
      const { id } = await knex('services').max('id as id').first();
      await knex('services_page_lnk').insert({ service_id: id, page_id: pageId });
      if (!model) continue;
      const projects = knex('projects').select('id').where('engagement_model', model);
      const same = page.published_at ? projects.whereNotNull('published_at') : projects.whereNull('published_at');
      for (const project of await same)
        await knex('projects_service_lnk').insert({ project_id: project.id, service_id: id });
    }
    await knex('pages_cmps').where('component_type', 'shared.engagement').del();

    const settings = knex('strapi_core_store_settings').where('key', 'core_content_import_ledger');
    const row = await settings.clone().first();
    if (!row) return;
    const ledger = JSON.parse(row.value);
    const documents = new Set(pages.map(({ document_id }) => document_id));
    for (const [key, document] of Object.entries(ledger))
      if (key.startsWith('page/') && documents.has(document)) ledger[key.replace('page/', 'service/')] = document;
    await settings.update('value', JSON.stringify(ledger));
  },
};

/** Creates the tables with Strapi's column and key names. Strapi adds its indexes later in this start. */
async function createTables(knex) {
  await knex.schema.createTable('services', (table) => {
    table.increments('id');
    for (const name of ['document_id', 'name', ...FACTS.filter((field) => !field.startsWith('weeks_')), 'locale'])
      table.string(name);
    for (const name of ['weeks_min', 'weeks_max', 'index']) table.integer(name);
    for (const name of ['created_at', 'updated_at', 'published_at']) table.datetime(name, { precision: 6, useTz: false });
    for (const name of ['created_by_id', 'updated_by_id']) {
      table.integer(name).unsigned();
      table.foreign(name, `services_${name}_fk`).references('id').inTable('admin_users').onDelete('SET NULL');
    }
  });
  const link = (name, [from, source], [to, target]) =>
    knex.schema.createTable(name, (table) => {
      table.increments('id');
      for (const column of [from, to]) table.integer(column).unsigned();
      table.foreign(from, `${name}_fk`).references('id').inTable(source).onDelete('CASCADE');
      table.foreign(to, `${name}_ifk`).references('id').inTable(target).onDelete('CASCADE');
    });
  await link('services_page_lnk', ['service_id', 'services'], ['page_id', 'pages']);
  await link('projects_service_lnk', ['project_id', 'projects'], ['service_id', 'services']);
}

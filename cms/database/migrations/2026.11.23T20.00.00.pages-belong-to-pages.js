/** The site's code knew the parent of certain pages by their slugs. Sets the new fields to the same. A new database has no pages. */
const PARENTS = {
  'custom-healthcare-software-development': 'services',
  'custom-warehouse-management-system': 'logistics',
};
const OFFERS = [...Object.keys(PARENTS), 'logistics'];

module.exports = {
  async up(knex) {
    if (!(await knex.schema.hasTable('pages'))) return;
    await knex.schema.alterTable('pages', (columns) => columns.boolean('is_offer'));
    await knex('pages').whereIn('slug', OFFERS).update({ is_offer: true });

    // With Strapi's column and key names. Strapi adds its indexes later in this start.
    const name = 'pages_parent_lnk';
    await knex.schema.createTable(name, (table) => {
      table.increments('id');
      for (const column of ['page_id', 'inv_page_id']) table.integer(column).unsigned();
      table.foreign('page_id', `${name}_fk`).references('id').inTable('pages').onDelete('CASCADE');
      table.foreign('inv_page_id', `${name}_ifk`).references('id').inTable('pages').onDelete('CASCADE');
    });
    for (const [slug, parentSlug] of Object.entries(PARENTS))
      for (const isDraft of [true, false]) {
        // Relates drafts to drafts and published pages to published ones.
        const find = (wanted) =>
          knex('pages')
            .where('slug', wanted)
            .where((row) => (isDraft ? row.whereNull('published_at') : row.whereNotNull('published_at')))
            .first();
        const [page, parent] = [await find(slug), await find(parentSlug)];
        if (page && parent) await knex(name).insert({ page_id: page.id, inv_page_id: parent.id });
      }
  },
};

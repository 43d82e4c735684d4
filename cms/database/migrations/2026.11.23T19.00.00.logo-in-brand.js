/** Moves logo and icon from *Site* into its *Brand* component, which is created where a site has none yet. */
const FIELDS = ['logo', 'logo_on_dark', 'icon'];
const BRAND = 'shared.brand';

module.exports = {
  async up(knex) {
    const files = () => knex('files_related_mph').where('related_type', 'api::site.site').whereIn('field', FIELDS);
    if (!(await knex.schema.hasTable('site_single')) || !(await files().first())) return;
    if (!(await knex.schema.hasTable('components_shared_brand')))
      await knex.schema.createTable('components_shared_brand', (table) => table.increments('id'));

    for (const { related_id: site } of await files().distinct('related_id')) {
      const link = { entity_id: site, component_type: BRAND, field: 'brand' };
      let brand = await knex('site_single_cmps').where(link).first();
      if (!brand) {
        const { id = 0 } = (await knex('components_shared_brand').max('id as id').first()) ?? {};
        brand = { ...link, cmp_id: (id ?? 0) + 1, order: 1 };
        await knex('components_shared_brand').insert({ id: brand.cmp_id });
        await knex('site_single_cmps').insert(brand);
      }
      await files().where('related_id', site).update({ related_type: BRAND, related_id: brand.cmp_id });
    }
  },
};

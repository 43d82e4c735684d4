/** The site's menu treated certain industries specially. Sets their new fields so that the menu stays the same. */
module.exports = {
  async up(knex) {
    if (!(await knex.schema.hasTable('industries'))) return;
    await knex.schema.alterTable('industries', (columns) => {
      columns.string('leads_to');
      columns.boolean('shown_as_card');
    });
    const industries = (where, fields) => knex('industries').where(where).update(fields);
    await industries({ slug: 'healthcare' }, { leads_to: '/custom-healthcare-software-development' });
    await industries({ name: 'Other' }, { leads_to: '/projects' });
    await industries({ name: 'Logistics' }, { leads_to: '/logistics', shown_as_card: true });
  },
};

/** Is required since. The site promised times of this zone where none was given, while the panel counted in UTC. */
module.exports = {
  async up(knex) {
    const table = 'site_single';
    if (!(await knex.schema.hasTable(table))) return;
    await knex(table).whereNull('time_zone').orWhere('time_zone', '').update({ time_zone: 'Europe/Berlin' });
  },
};

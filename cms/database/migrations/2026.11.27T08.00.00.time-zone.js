/** *Time zone* is now required. An empty one becomes the zone in which the site promised times; the panel had counted in UTC. */
module.exports = {
  async up(knex) {
    const table = 'site_single';
    if (!(await knex.schema.hasTable(table))) return;
    await knex(table).whereNull('time_zone').orWhere('time_zone', '').update({ time_zone: 'Europe/Berlin' });
  },
};

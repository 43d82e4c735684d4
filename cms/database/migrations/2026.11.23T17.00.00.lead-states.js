const TABLES = ['contact_messages', 'startup_applications', 'job_applications'];

/** The desk has more states than "done", and sorts by the time of receipt, which entries made by hand lacked. */
module.exports = {
  async up(knex) {
    for (const table of TABLES) {
      if (!(await knex.schema.hasTable(table))) continue;
      await knex(table).where('state', 'done').update('state', 'closed');
      await knex(table)
        .whereNull('received_at')
        .update({ received_at: knex.ref('created_at') });
    }
  },
};

const TABLES = ['contact_messages', 'startup_applications', 'job_applications'];

/** Converts the flag "done" to a state, and fills in the time of receipt, by which the desk sorts, for entries created by hand. */
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

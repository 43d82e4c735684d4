/** Form options are content now, so the inbox stores a choice as its label, no longer as a key. Converts stored keys to labels. */
const WORDS = {
  contact_messages: {
    project_type: {
      web_application: 'Web application',
      mobile_application: 'Mobile application',
      process_automation: 'Process automation',
      mvp: 'MVP',
      marketplace: 'Marketplace',
      product_discovery_workshop: 'Product discovery workshop',
      other: 'Other',
    },
    referrer: { friend: 'A friend or colleague', other: 'Other' },
  },
  startup_applications: {
    platform: { web: 'Web', mobile: 'Mobile', web_and_mobile: 'Web and mobile' },
  },
};

module.exports = {
  async up(knex) {
    for (const [table, columns] of Object.entries(WORDS)) {
      if (!(await knex.schema.hasTable(table))) continue;
      for (const [column, words] of Object.entries(columns))
        for (const [key, label] of Object.entries(words))
          await knex(table).where(column, key).update(column, label);
    }
  },
};

const { randomBytes } = require('node:crypto');

/** Topics were words repeated in each entry. Makes entries of them, published where a published entry uses them. */
const ENTRIES = { article: 'articles', technical_byte: 'technical_bytes', free_resource: 'free_resources' };
const FORMER = 'components_shared_topic';
/** Tables that use the same component for names that aren't topics. */
const OTHERS = ['components_shared_practice_cmps', 'components_sections_call_to_action_cmps'];

module.exports = {
  async up(knex) {
    if (!(await knex.schema.hasTable(FORMER))) return;
    await createTables(knex);
    const topics = new Map();
    for (const [entry, table] of Object.entries(ENTRIES)) {
      const rows = await knex(`${table}_cmps as links`)
        .join(`${FORMER} as topic`, 'topic.id', 'links.cmp_id')
        .join(`${table} as entry`, 'entry.id', 'links.entity_id')
        .where('links.field', 'topics')
        .orderBy(['links.entity_id', 'links.order'])
        .select('topic.name', 'entry.id', 'entry.published_at');
      const linked = new Set();
      for (const { name, id, published_at } of rows) {
        const topic = await findOrCreate(knex, topics, name, Boolean(published_at));
        if (linked.has(`${id} ${topic}`)) continue;
        linked.add(`${id} ${topic}`);
        await knex(`${table}_topics_lnk`).insert({ [`${entry}_id`]: id, topic_id: topic, topic_ord: linked.size });
      }
      const former = knex(`${table}_cmps`).where('field', 'topics');
      await knex(FORMER).whereIn('id', former.clone().select('cmp_id')).del();
      await former.del();
    }
    await knex.schema.renameTable(FORMER, 'components_shared_names');
    for (const table of OTHERS)
      await knex(table).where('component_type', 'shared.topic').update('component_type', 'shared.name');
    await addToLedger(knex, topics);
  },
};

/** Returns the id of the topic's draft or published version. */
async function findOrCreate(knex, topics, name, isPublished) {
  const words = name.normalize('NFD').toLowerCase().replace(/\p{M}/gu, '').match(/[a-z0-9]+/g);
  const slug = words?.join('-') ?? `topic-${Buffer.from(name).toString('hex').slice(0, 12)}`;
  const topic = topics.get(slug) ?? { name, documentId: randomBytes(12).toString('hex') };
  topics.set(slug, topic);
  const now = new Date();
  for (const version of isPublished ? ['draft', 'published'] : ['draft']) {
    if (topic[version]) continue;
    await knex('topics').insert({
      document_id: topic.documentId,
      name: topic.name,
      slug,
      created_at: now,
      updated_at: now,
      published_at: version === 'published' ? now : null,
    });
    topic[version] = (await knex('topics').max('id as id').first()).id;
  }
  return topic[isPublished ? 'published' : 'draft'];
}

/** Records the topics as imported, so that a later import of the demo doesn't add them again. */
async function addToLedger(knex, topics) {
  const settings = knex('strapi_core_store_settings').where('key', 'core_content_import_ledger');
  const row = await settings.clone().first();
  if (!row) return;
  const ledger = JSON.parse(row.value);
  for (const [slug, { documentId }] of topics) ledger[`topic/${slug}`] = documentId;
  await settings.update('value', JSON.stringify(ledger));
}

/** Creates the tables with Strapi's column and key names. Strapi adds the other columns and its indexes later in this start. */
async function createTables(knex) {
  await knex.schema.createTable('topics', (table) => {
    table.increments('id');
    for (const name of ['document_id', 'name', 'slug', 'locale']) table.string(name);
    for (const name of ['created_at', 'updated_at', 'published_at']) table.datetime(name, { precision: 6, useTz: false });
    for (const name of ['created_by_id', 'updated_by_id']) {
      table.integer(name).unsigned();
      table.foreign(name, `topics_${name}_fk`).references('id').inTable('admin_users').onDelete('SET NULL');
    }
  });
  for (const [entry, table] of Object.entries(ENTRIES)) {
    const link = `${table}_topics_lnk`;
    await knex.schema.createTable(link, (columns) => {
      columns.increments('id');
      for (const name of [`${entry}_id`, 'topic_id']) columns.integer(name).unsigned();
      columns.specificType('topic_ord', 'double precision');
      columns.foreign(`${entry}_id`, `${link}_fk`).references('id').inTable(table).onDelete('CASCADE');
      columns.foreign('topic_id', `${link}_ifk`).references('id').inTable('topics').onDelete('CASCADE');
    });
  }
}

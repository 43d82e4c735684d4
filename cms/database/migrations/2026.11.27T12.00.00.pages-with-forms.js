/** The site's code treated pages with forms specially. Sets the fields and sections that replace it. A new database has no pages. */
module.exports = {
  async up(knex) {
    if (!(await knex.schema.hasTable('pages')) || !(await knex.schema.hasTable('pages_cmps'))) return;
    const pages = await knex('pages').whereIn('slug', ['careers', 'startups', 'contact']);
    for (const page of pages) {
      const of = (type) => ({ entity_id: page.id, component_type: `sections.${type}`, field: 'blocks' });
      const first = (type) => knex('pages_cmps').where(of(type)).orderBy('order').first();

      const people = await first('people');
      if (people) {
        await addColumn(knex, 'components_sections_people', 'place');
        const place = page.slug === 'careers' ? 'both' : 'form';
        await knex('components_sections_people').where('id', people.cmp_id).update({ place });
      }
      if (page.slug === 'startups') await linkVerdict(knex, page, await first('fit'));
      if (page.slug === 'careers') {
        await moveJobEnd(knex, page, await first('call-to-action'));
        await placeJobs(knex, page, of('jobs'));
      }
    }
  },
};

async function addColumn(knex, table, name, type = 'string') {
  if (!(await knex.schema.hasColumn(table, name))) await knex.schema.alterTable(table, (columns) => columns[type](name));
}

/** The verdict showed the button of the page top. Copies it into the verdict's own field. */
async function linkVerdict(knex, page, fit) {
  const hero = await knex('pages_cmps').where({ entity_id: page.id, field: 'hero' }).first();
  const primary =
    hero && (await knex('components_shared_hero_cmps').where({ entity_id: hero.cmp_id, field: 'primary' }).first());
  const link = primary && (await knex('components_shared_link').where('id', primary.cmp_id).first());
  if (!fit || !link) return;
  const { label, url } = link;
  const [{ id }] = await knex('components_shared_link').insert({ label, url }, ['id']);
  const place = { entity_id: fit.cmp_id, component_type: 'shared.link', field: 'link' };
  await knex('components_sections_fit_cmps').insert({ ...place, cmp_id: id });
}

/** Jobs ended with the first call to action of *Careers*. Copies it to *Wording*: drafts to drafts, in each language. */
async function moveJobEnd(knex, page, call) {
  if (!call || !(await knex.schema.hasTable('ui_texts'))) return;
  const { heading, text } = await knex('components_sections_call_to_action').where('id', call.cmp_id).first();
  await addColumn(knex, 'ui_texts', 'job_end_heading');
  await addColumn(knex, 'ui_texts', 'job_end_text', 'text');
  const rows = knex('ui_texts').where((row) => (page.locale ? row.where('locale', page.locale) : row.whereNull('locale')));
  await (page.published_at ? rows.whereNotNull('published_at') : rows.whereNull('published_at')).update({
    job_end_heading: heading,
    job_end_text: text,
  });
}

/** Adds the section *Open positions* where the list was: at the top, or below *Terms with texts* if that is the first section. */
async function placeJobs(knex, page, place) {
  const table = 'components_sections_jobs';
  if (!(await knex.schema.hasTable(table)))
    await knex.schema.createTable(table, (columns) => {
      columns.increments('id');
      columns.string('heading');
    });
  const sections = await knex('pages_cmps').where({ entity_id: page.id, field: 'blocks' }).orderBy('order');
  const above = sections[0]?.component_type === 'sections.counts' ? 1 : 0;
  for (const [index, { id }] of sections.entries())
    await knex('pages_cmps')
      .where('id', id)
      .update({ order: index < above ? index + 1 : index + 2 });
  const [{ id }] = await knex(table).insert({ heading: null }, ['id']);
  await knex('pages_cmps').insert({ ...place, cmp_id: id, order: above + 1 });
}

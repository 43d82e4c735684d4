/** The case studies below an article were those that its text linked to. Fills the new relation with them. */
const LINK = /\]\(\/projects\/[^/)]+\/([a-z0-9-]+)\)/g;
const LINKS = 'articles_projects_lnk';

module.exports = {
  async up(knex) {
    if (!(await knex.schema.hasTable('articles')) || (await knex.schema.hasTable(LINKS))) return;
    // With Strapi's column and key names. Strapi adds its indexes later in this start.
    await knex.schema.createTable(LINKS, (table) => {
      table.increments('id');
      for (const name of ['article_id', 'project_id']) table.integer(name).unsigned();
      table.specificType('project_ord', 'double precision');
      table.foreign('article_id', `${LINKS}_fk`).references('id').inTable('articles').onDelete('CASCADE');
      table.foreign('project_id', `${LINKS}_ifk`).references('id').inTable('projects').onDelete('CASCADE');
    });
    const projects = await knex('projects').orderBy('delivered_on', 'desc').select('id', 'slug', 'locale', 'published_at');
    for (const article of await knex('articles').select('id', 'body', 'locale', 'published_at')) {
      const slugs = new Set([...(article.body ?? '').matchAll(LINK)].map(([, slug]) => slug));
      const linked = projects.filter(
        ({ slug, locale, published_at }) =>
          slugs.has(slug) && locale === article.locale && Boolean(published_at) === Boolean(article.published_at),
      );
      for (const [index, { id }] of linked.entries())
        await knex(LINKS).insert({ article_id: article.id, project_id: id, project_ord: index + 1 });
    }
  },
};

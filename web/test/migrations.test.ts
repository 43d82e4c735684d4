import { cpSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TO_VERSION_1 } from './earlier-versions.ts';
import { type EditingCms, startEditingCms } from './editing-cms.ts';
import { demoSnapshot } from './stack.ts';

const SECTIONS = `pages JOIN pages_cmps AS place ON entity_id = pages.id AND place.field = 'blocks'`;

/** Earlier versions had no field for the layout: it depended on the section above. */
const layoutBelowImage = (section: string) => `
  SELECT id, layout FROM components_sections_${section} JOIN (
    SELECT cmp_id, component_type, lag(component_type) OVER (PARTITION BY entity_id ORDER BY "order") AS above
    FROM pages_cmps WHERE field = 'blocks'
  ) ON cmp_id = id WHERE component_type = 'sections.${section}' AND above = 'sections.figure'`;

const PARENTS = `pages_parent_lnk JOIN pages AS page ON page.id = page_id JOIN pages AS parent ON parent.id = inv_page_id`;

const topicsOf = (entry: string, table: string) => `
  SELECT ${entry}_id, slug, row_number() OVER (PARTITION BY ${entry}_id ORDER BY topic_ord) FROM ${table}_topics_lnk
  JOIN topics ON topics.id = topic_id`;

/** Queries for the content that migrations move. The upgrade has to yield the demo as it is. */
const CONTENT = {
  'the time zone': `SELECT id, time_zone FROM site_single`,
  'the texts of the brand page': `
    SELECT id, trim(document, char(10)), trim(about_logos, char(10)), trim(about_colours, char(10)),
      trim(about_typefaces, char(10)) FROM brand_single`,
  'the logos for dark backgrounds': `SELECT entity_id, cmp_id, field FROM brand_single_cmps WHERE field LIKE 'logos%'`,
  'the status of terms': `SELECT id, coalesce(status, ''), text FROM components_shared_term`,
  'the subtitles of features': `SELECT id, coalesce(subtitle, ''), text FROM components_shared_feature`,
  'the prices of stages': `SELECT id, coalesce(price, ''), text FROM components_shared_stage`,
  'the sums of stages': `SELECT id, coalesce(sum, ''), text FROM components_sections_stages`,
  'the layout of features below an image': layoutBelowImage('features'),
  'the layout of testimonials below an image': layoutBelowImage('testimonials'),
  'the privacy policy': `
    SELECT id, trim(document, char(10)), trim(privacy, char(10)) FROM impressum_single`,
  'the end of a job’s page': `SELECT id, job_end_heading, job_end_text FROM ui_texts`,
  'the order of sections': `SELECT pages.id, slug, component_type, "order" FROM ${SECTIONS}`,
  'the people beside forms': `
    SELECT pages.id, slug, people.place FROM ${SECTIONS} JOIN components_sections_people AS people ON people.id = cmp_id
    WHERE component_type = 'sections.people' AND slug IN ('careers', 'startups', 'contact')`,
  'the link of a verdict': `
    SELECT fit.entity_id, label, url FROM components_sections_fit_cmps AS fit
    JOIN components_shared_link AS link ON link.id = cmp_id WHERE field = 'link'`,
  'the projects of articles': `
    SELECT articles.id, articles.slug, projects.slug AS project, project_ord FROM articles_projects_lnk
    JOIN articles ON articles.id = article_id JOIN projects ON projects.id = project_id`,
  'the texts around forms': `SELECT id, privacy_note, contact_mail, search_synonyms FROM ui_texts`,
  'permissions for the texts around forms': `
    SELECT action, role_id FROM admin_permissions JOIN admin_permissions_role_lnk ON permission_id = admin_permissions.id
    WHERE subject = 'api::ui-texts.ui-texts'`,
  'the former addresses of unpublished entries': [
    'articles',
    'free_resources',
    'jobs',
    'pages',
    'projects',
    'technical_bytes',
  ]
    .map((table) => `SELECT '${table}', slug, unpublished_slug FROM ${table} WHERE unpublished_slug IS NOT NULL`)
    .join(' UNION '),
  'the projects at the top of the home page': `
    SELECT entity_id, "order", label, height, project_id FROM home_single_cmps
    JOIN components_shared_featured_projects AS featured ON featured.id = cmp_id
    JOIN components_shared_featured_projects_project_lnk ON featured_project_id = featured.id
    WHERE component_type = 'shared.featured-project' AND field = 'featured_projects'`,
  'the backgrounds of calls to action': `SELECT id, tone FROM components_sections_call_to_action`,
  'the backgrounds of figures': `SELECT id, tone FROM components_sections_counts`,
  'what was imported': `
    SELECT entry.key FROM strapi_core_store_settings AS settings, json_each(settings.value) AS entry
    WHERE settings.key = 'core_content_import_ledger'`,
  'the choices of messages': `SELECT name, project_type, referrer FROM contact_messages`,
  'the choices of startups': `SELECT name, platform FROM startup_applications`,
  'the states of leads': ['contact_messages', 'startup_applications', 'job_applications']
    .map((table) => `SELECT '${table}', name, state, received_at FROM ${table}`)
    .join(' UNION '),
  'the addresses of industries': `SELECT id, slug, leads_to, coalesce(shown_as_card, 0) FROM industries`,
  'the services and their pages': `
    SELECT name, "index", good_when, who_steers, runs_for, weeks_min, weeks_max, price, priced_by, you_end_with, pages.id
    FROM services JOIN services_page_lnk ON service_id = services.id JOIN pages ON pages.id = page_id
    WHERE (services.published_at IS NULL) = (pages.published_at IS NULL)`,
  'the services of projects': `
    SELECT projects.id, services.name FROM projects JOIN projects_service_lnk ON project_id = projects.id
    JOIN services ON services.id = service_id
    WHERE (services.published_at IS NULL) = (projects.published_at IS NULL)`,
  'the logos of the site': `
    SELECT entity_id, file_id, files_related_mph.field FROM files_related_mph
    JOIN site_single_cmps ON component_type = related_type AND cmp_id = related_id WHERE related_type = 'shared.brand'`,
  topics: `SELECT name, slug, published_at IS NULL FROM topics`,
  'the topics of articles': topicsOf('article', 'articles'),
  'the topics of questions': topicsOf('technical_byte', 'technical_bytes'),
  'the topics of free resources': topicsOf('free_resource', 'free_resources'),
  'names that are not topics': `
    SELECT entity_id, "order", name FROM components_shared_practice_cmps
    JOIN components_shared_names AS names ON names.id = cmp_id WHERE component_type = 'shared.name'
    UNION
    SELECT entity_id, "order", name FROM components_sections_call_to_action_cmps
    JOIN components_shared_names AS names ON names.id = cmp_id WHERE component_type = 'shared.name'`,
  'the pages that describe what is sold': `SELECT id, slug FROM pages WHERE is_offer`,
  'the page that belongs to Logistics': `
    SELECT page.id, parent.id FROM ${PARENTS} WHERE page.slug = 'custom-warehouse-management-system'`,
};

/** Traces of use that the demo lacks. Leads are recent, because the CMS deletes old ones. */
const TRACES_OF_USE = `
  INSERT INTO contact_messages (document_id, name, project_type, referrer, state, received_at, created_at) VALUES
    ('contact1', 'Ada', 'MVP', 'A friend or colleague', 'closed', :now, :now),
    ('contact2', 'Ben', 'Other', 'Other', 'in_progress', :now, :now - 1000);
  INSERT INTO startup_applications (document_id, name, platform, state, received_at, created_at) VALUES
    ('startup1', 'Cem', 'Web and mobile', 'closed', :now, :now);
  INSERT INTO job_applications (document_id, name, state, received_at, created_at) VALUES
    ('job1', 'Dee', 'closed', :now, :now);
  UPDATE articles SET unpublished_slug = 'former-address' WHERE id = 1;
`.replaceAll(':now', String(Date.now()));

const TABLE = `

| Week | Rejected |
| --- | ---: |
| First | 12 % |
| **Last** | 3 % |
`;

let cms: EditingCms;
let database: DatabaseSync;
const before = new Map<string, unknown[]>();
let articles: Record<string, SQLOutputValue>[];

const read = (query: string) =>
  database
    .prepare(query)
    .all()
    .map((row) => JSON.stringify(Object.values(row)))
    .sort();

beforeAll(async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'studio-migrations-'));
  cpSync(path.join(demoSnapshot, 'cms'), path.join(dataDir, 'cms'), { recursive: true });
  database = new DatabaseSync(path.join(dataDir, 'cms/database.sqlite'), { timeout: 20_000 });
  database.exec(TRACES_OF_USE);
  for (const [what, query] of Object.entries(CONTENT)) before.set(what, read(query));
  articles = database.prepare('SELECT id, body FROM articles').all();
  database.exec(TO_VERSION_1);
  database.prepare('UPDATE articles SET body = body || ?').run(TABLE);
  cms = await startEditingCms({ dataDir, env: { IMPORT_CONTENT: 'never' } });
});
afterAll(async () => {
  database?.close();
  await cms?.remove();
});

it.each(Object.entries(CONTENT))('an upgrade from version 1.0.0 keeps %s', (what, query) => {
  expect(before.get(what)).not.toEqual([]);
  expect(read(query)).toEqual(before.get(what));
});

// Today's demo has another parent.
it('an upgrade from version 1.0.0 lists the page about healthcare below the services', () => {
  const parents = `SELECT parent.slug FROM ${PARENTS} WHERE page.slug = 'custom-healthcare-software-development'`;
  expect(read(parents)).toEqual(['["services"]', '["services"]']);
});

it('an upgrade from version 1.0.0 marks tables that were drawn as bars', () => {
  const marked = TABLE.replace('Rejected', 'Rejected {bars}').replace('**Last**', 'Last {highlight}');
  expect(database.prepare('SELECT id, body FROM articles').all()).toEqual(
    articles.map(({ id, body }) => ({ id, body: body + marked })),
  );
});

import { cpSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EditingCms, startEditingCms } from './editing-cms.ts';
import { demoSnapshot } from './stack.ts';

/** Stores the demo as the versions before 27 November 2026 did: without the fields and sections that migrations fill. */
const TAKE_BACK = `
  UPDATE site_single SET time_zone = NULL;

  UPDATE brand_single SET document = trim(document, char(10))
    || char(10, 10) || '## Logos' || char(10, 10) || about_logos
    || char(10, 10) || '## Colours' || char(10, 10) || about_colours
    || char(10, 10) || '## Typefaces' || char(10, 10) || about_typefaces;
  ALTER TABLE brand_single DROP COLUMN about_logos;
  ALTER TABLE brand_single DROP COLUMN about_colours;
  ALTER TABLE brand_single DROP COLUMN about_typefaces;
  UPDATE brand_single_cmps SET field = 'logos' WHERE field = 'logos_on_dark';

  UPDATE components_shared_term SET text = status || char(10) || text WHERE status <> '';
  ALTER TABLE components_shared_term DROP COLUMN status;
  UPDATE components_shared_feature SET text = subtitle || char(10) || text WHERE subtitle <> '';
  ALTER TABLE components_shared_feature DROP COLUMN subtitle;
  UPDATE components_shared_stage SET text = price || char(10) || text WHERE price <> '';
  ALTER TABLE components_shared_stage DROP COLUMN price;
  UPDATE components_sections_stages SET text = text || char(10, 10) || sum WHERE sum <> '';
  ALTER TABLE components_sections_stages DROP COLUMN sum;
  UPDATE services SET priced_by = price || ', ' || priced_by;
  ALTER TABLE services DROP COLUMN price;
  ALTER TABLE components_sections_features DROP COLUMN layout;
  ALTER TABLE components_sections_testimonials DROP COLUMN layout;

  UPDATE impressum_single SET document = trim(document, char(10)) || char(10, 10) || '## Privacy' || char(10, 10) || privacy;
  ALTER TABLE impressum_single DROP COLUMN privacy;

  UPDATE components_sections_call_to_action
    SET (heading, text) = (SELECT job_end_heading, job_end_text FROM ui_texts)
    WHERE id IN (
      SELECT cmp_id FROM pages_cmps JOIN pages ON pages.id = entity_id
      WHERE slug = 'careers' AND component_type = 'sections.call-to-action'
    );
  ALTER TABLE ui_texts DROP COLUMN job_end_heading;
  ALTER TABLE ui_texts DROP COLUMN job_end_text;
  ALTER TABLE components_sections_people DROP COLUMN place;
  DELETE FROM components_sections_fit_cmps WHERE field = 'link';
  DELETE FROM pages_cmps WHERE component_type = 'sections.jobs';
  DROP TABLE components_sections_jobs;

  DROP TABLE articles_projects_lnk;

  DELETE FROM strapi_migrations WHERE name >= '2026.11.27';
`;

const SECTIONS = `pages JOIN pages_cmps AS place ON entity_id = pages.id AND place.field = 'blocks'`;

/** Earlier versions had no field for the layout: it depended on the section above. */
const layoutBelowImage = (section: string) => `
  SELECT id, layout FROM components_sections_${section} JOIN (
    SELECT cmp_id, component_type, lag(component_type) OVER (PARTITION BY entity_id ORDER BY "order") AS above
    FROM pages_cmps WHERE field = 'blocks'
  ) ON cmp_id = id WHERE component_type = 'sections.${section}' AND above = 'sections.figure'`;

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
  'the prices of services': `SELECT id, price, priced_by FROM services`,
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
};

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
  for (const [what, query] of Object.entries(CONTENT)) before.set(what, read(query));
  articles = database.prepare('SELECT id, body FROM articles').all();
  database.exec(TAKE_BACK);
  database.prepare('UPDATE articles SET body = body || ?').run(TABLE);
  cms = await startEditingCms({ dataDir, env: { IMPORT_CONTENT: 'never' } });
});
afterAll(async () => {
  database?.close();
  await cms?.remove();
});

it.each(Object.entries(CONTENT))('an upgrade from an earlier version keeps %s', (what, query) => {
  expect(before.get(what)).not.toEqual([]);
  expect(read(query)).toEqual(before.get(what));
});

it('an upgrade from an earlier version marks tables that were drawn as bars', () => {
  const marked = TABLE.replace('Rejected', 'Rejected {bars}').replace('**Last**', 'Last {highlight}');
  expect(database.prepare('SELECT id, body FROM articles').all()).toEqual(
    articles.map(({ id, body }) => ({ id, body: body + marked })),
  );
});

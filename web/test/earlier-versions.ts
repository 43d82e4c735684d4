/** SQL that stores the demo as earlier versions did: without the fields, sections and types that migrations fill. */

const COMPONENT_IDS = 1_000_000;

/** A topic was a component with a name, repeated in each entry. */
const repeatTopics = (entry: string, table: string, firstId: number) => `
  INSERT INTO components_shared_topic (id, name)
    SELECT ${firstId} + link.id, name FROM ${table}_topics_lnk AS link JOIN topics ON topics.id = topic_id;
  INSERT INTO ${table}_cmps (entity_id, cmp_id, component_type, field, "order")
    SELECT ${entry}_id, ${firstId} + id, 'shared.topic', 'topics', topic_ord FROM ${table}_topics_lnk;
  DROP TABLE ${table}_topics_lnk;
`;

/** From today's version to that of 24 November 2026. */
const NOVEMBER_24 = `
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
`;

/** From the version of 24 November 2026 to 1.0.0. */
const VERSION_1 = `
  UPDATE contact_messages SET project_type = 'mvp' WHERE project_type = 'MVP';
  UPDATE contact_messages SET referrer = 'friend' WHERE referrer = 'A friend or colleague';
  UPDATE startup_applications SET platform = 'web_and_mobile' WHERE platform = 'Web and mobile';
  ${['contact_messages', 'startup_applications', 'job_applications']
    .map((table) => `UPDATE ${table} SET state = 'done', received_at = NULL WHERE state = 'closed';`)
    .join('\n')}

  ALTER TABLE industries DROP COLUMN leads_to;
  ALTER TABLE industries DROP COLUMN shown_as_card;

  CREATE TABLE components_shared_engagement (
    id integer PRIMARY KEY, good_when text, who_steers text, runs_for text, weeks_min integer, weeks_max integer, priced_by text,
    you_end_with text
  );
  INSERT INTO components_shared_engagement
    SELECT id, good_when, who_steers, runs_for, weeks_min, weeks_max, priced_by, you_end_with FROM services;
  INSERT INTO pages_cmps (entity_id, cmp_id, component_type, field)
    SELECT page_id, service_id, 'shared.engagement', 'engagement' FROM services_page_lnk;
  ALTER TABLE projects ADD COLUMN engagement_model text;
  UPDATE projects SET engagement_model = (
    SELECT lower(replace(name, ' ', '_')) FROM services JOIN projects_service_lnk ON service_id = services.id
    WHERE project_id = projects.id
  );
  DROP TABLE components_sections_form_service_lnk;
  DROP TABLE projects_service_lnk;
  DROP TABLE services_page_lnk;
  DROP TABLE services;

  UPDATE files_related_mph SET (related_type, related_id) = (
    SELECT 'api::site.site', entity_id FROM site_single_cmps WHERE component_type = 'shared.brand' AND cmp_id = related_id
  ) WHERE related_type = 'shared.brand';
  DELETE FROM site_single_cmps WHERE component_type = 'shared.brand';
  DROP TABLE components_shared_brand;

  ALTER TABLE components_shared_names RENAME TO components_shared_topic;
  UPDATE components_shared_practice_cmps SET component_type = 'shared.topic' WHERE component_type = 'shared.name';
  UPDATE components_sections_call_to_action_cmps SET component_type = 'shared.topic' WHERE component_type = 'shared.name';
  ${repeatTopics('article', 'articles', COMPONENT_IDS)}
  ${repeatTopics('technical_byte', 'technical_bytes', 2 * COMPONENT_IDS)}
  ${repeatTopics('free_resource', 'free_resources', 3 * COMPONENT_IDS)}
  DROP TABLE topics_cmps;
  DROP TABLE topics;

  ALTER TABLE pages DROP COLUMN is_offer;
  ALTER TABLE pages DROP COLUMN publish_at;
  ALTER TABLE pages DROP COLUMN unpublish_at;
  ALTER TABLE pages DROP COLUMN schedule_state;
  DROP TABLE pages_parent_lnk;

  ALTER TABLE ui_texts RENAME TO wording_single;
  UPDATE admin_permissions SET subject = 'api::wording.wording' WHERE subject = 'api::ui-texts.ui-texts';
  ${['articles', 'free_resources', 'jobs', 'pages', 'projects', 'technical_bytes']
    .map((table) => `ALTER TABLE ${table} RENAME COLUMN unpublished_slug TO taken_back_as;`)
    .join('\n')}
  ALTER TABLE components_shared_featured_projects RENAME TO components_shared_berth;
  ALTER TABLE components_shared_featured_projects_project_lnk RENAME TO components_shared_berth_project_lnk;
  ALTER TABLE components_shared_berth_project_lnk RENAME COLUMN featured_project_id TO berth_id;
  UPDATE home_single_cmps SET component_type = 'shared.berth', field = 'berths'
    WHERE component_type = 'shared.featured-project';
  UPDATE components_sections_call_to_action SET tone = replace(replace(tone, 'strong', 'water'), 'accent', 'buoy');
  UPDATE components_sections_counts SET tone = replace(replace(tone, 'strong', 'water'), 'accent', 'buoy');
  UPDATE strapi_core_store_settings SET value = (
    SELECT json_group_object(replace(entry.key, 'ui-texts/ui-texts', 'wording/wording'), entry.value)
    FROM json_each(strapi_core_store_settings.value) AS entry
    WHERE entry.key NOT LIKE 'service/%' AND entry.key NOT LIKE 'topic/%'
  ) WHERE key = 'core_content_import_ledger';

  DELETE FROM strapi_migrations WHERE name LIKE '20%';
`;

export const TO_VERSION_1 = `PRAGMA foreign_keys = OFF; ${NOVEMBER_24} ${VERSION_1} PRAGMA foreign_keys = ON;`;

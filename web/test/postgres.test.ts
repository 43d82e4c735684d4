import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS } from '#app/content/form-options.server.ts';
import { en } from '#app/i18n/en.ts';
import { contactMessageSchema } from '#app/leads/contact-form/contact-message.ts';
import { checkValues } from '#app/leads/form-schema.ts';
import { applicationSchema } from '#app/pages/startups/application.ts';
import { type EditingCms, startEditingCms } from './editing-cms.ts';
import { isInstalled } from './installed-programs.ts';
import { collectionPath } from './panel-paths.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { demoSnapshot, listFromCms } from './stack.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const CMS = path.join(ROOT, 'cms');
const MOVE_MS = 300_000;
const MAX_OUTPUT = 64 * 1024 * 1024;

/** Follows "Moving content" in docs/deployment.md. Asynchronous, because PostgreSQL blocks when its log is not read. */
async function moveContent(from: string, to: string, databaseUrl: string): Promise<void> {
  const node = process.env.SYSTEM_NODE ?? 'node';
  const env = {
    ...process.env,
    PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}`,
    STRAPI_TELEMETRY_DISABLED: 'true',
    STRAPI_TOKEN: '',
  };
  const run = (command: string, args: string[], own: Record<string, string>, cwd = ROOT) =>
    promisify(execFile)(command, args, { cwd, env: { ...env, ...own }, timeout: MOVE_MS, maxBuffer: MAX_OUTPUT });
  await run(process.execPath, ['scripts/export.ts'], { DATA_DIR: from });
  const strapi = path.join(CMS, 'node_modules/@strapi/strapi/bin/strapi.js');
  const secrets = [
    'ADMIN_JWT_SECRET',
    'API_TOKEN_SALT',
    'TRANSFER_TOKEN_SALT',
    'JWT_SECRET',
    'ENCRYPTION_KEY',
    'APP_KEYS',
  ];
  await run(
    node,
    [strapi, 'import', '--force', '--file', path.join(from, 'content.tar.gz')],
    {
      ...Object.fromEntries(secrets.map((name) => [name, `${name}-of-the-server-0123456789`])),
      NODE_ENV: 'production',
      DATA_DIR: to,
      DATABASE_URL: databaseUrl,
      IMPORT_CONTENT: 'never',
    },
    CMS,
  );
}

describe.skipIf(!isInstalled('PostgreSQL'))('the demo, moved from SQLite to PostgreSQL', () => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'studio-move-'));
  const [here, there] = [path.join(dir, 'here'), path.join(dir, 'there')];
  let database: PostgresServer;
  let cms: EditingCms;

  beforeAll(async () => {
    database = await startPostgres();
    cpSync(path.join(demoSnapshot, 'cms'), path.join(here, 'cms'), { recursive: true });
    mkdirSync(path.join(there, 'cms/public/uploads'), { recursive: true });
    await moveContent(here, there, database.url);
    cms = await startEditingCms({ dataDir: there, env: { DATABASE_URL: database.url } });
  }, 5 * MOVE_MS);
  afterAll(async () => {
    await cms?.stop();
    await database?.stop();
    rmSync(dir, { recursive: true, force: true });
  });

  it('files are imported', async () => {
    const response = await fetch(`${cms.url}/api/projects?filters[slug][$eq]=cash-logistics&populate[cover]=true`);
    const { data } = (await response.json()) as { data: { cover: { url: string } }[] };
    expect((await fetch(cms.url + data[0]?.cover.url)).status).toBe(200);
  });

  it.each([
    'articles',
    'projects',
    'jobs',
    'technical-bytes',
    'free-resources',
    'technologies',
    'testimonials',
    'industries',
    'pages',
  ])('all %s are imported and published', async (type) => {
    const expected = await listFromCms<{ slug?: string; author_name?: string }>(type);
    const response = await fetch(`${cms.url}/api/${type}?pagination[limit]=100`);
    const { data } = (await response.json()) as { data: typeof expected };
    const names = (entries: typeof expected) =>
      entries.map(({ slug, author_name }) => slug ?? author_name ?? '').sort();
    expect(names(data)).toEqual(names(expected));
  });

  it('relations and images are the same as with SQLite', async () => {
    const query =
      'filters[slug][$eq]=cash-logistics&populate[industries]=true&populate[built_with][sort]=name&populate[cover]=true';
    const read = async (base: string) => {
      const { data } = (await (await fetch(`${base}/api/projects?${query}`)).json()) as {
        data: { industries: { slug: string }[]; built_with: { name: string }[]; cover: { alternativeText: string } }[];
      };
      const [project] = data;
      return {
        industries: project?.industries.map(({ slug }) => slug),
        technologies: project?.built_with.map(({ name }) => name),
        alt: project?.cover.alternativeText,
      };
    };
    expect(await read(cms.url)).toEqual(await read(process.env.STRAPI_URL ?? ''));
  });

  const change = async (method: 'PUT' | 'DELETE', slug: string, receipt: string) => {
    const response = await fetch(`${cms.url}/api/likes/${slug}/${receipt}`, {
      method,
      headers: { authorization: `Bearer ${cms.token}` },
    });
    expect(response.status).toBe(200);
    return ((await response.json()) as { data: { likes: number } }).data.likes;
  };

  it('a like locks the published row first, so that two likes never wait for each other', async () => {
    const [byte] = await listFromCms<{ slug: string }>('technical-bytes', 'sort=slug');
    const other = new pg.Client({ connectionString: database.url });
    await other.connect();
    // An update locks rows in the order in which it finds them; this index puts drafts first.
    await other.query('CREATE INDEX drafts_first ON technical_bytes (published_at DESC NULLS FIRST)');
    await other.query('CLUSTER technical_bytes USING drafts_first');
    await other.query('BEGIN');
    await other.query('SELECT id FROM technical_bytes WHERE slug = $1 AND published_at IS NOT NULL FOR UPDATE', [
      byte?.slug,
    ]);
    const like = change('PUT', byte?.slug ?? '', 'receipt-of-a-patient-visitor');
    await expect
      .poll(async () => (await other.query('SELECT 1 FROM pg_locks WHERE NOT granted')).rowCount, { timeout: 10_000 })
      .toBe(1);
    await other.query('UPDATE technical_bytes SET likes = likes WHERE slug = $1', [byte?.slug]);
    await other.query('COMMIT');
    await other.end();
    expect(await like).toBeGreaterThan(0);
    await change('DELETE', byte?.slug ?? '', 'receipt-of-a-patient-visitor');
  });

  it('100 concurrent likes are 100, 20 of one visitor are one, and withdrawals are counted', async () => {
    const [byte] = await listFromCms<{ slug: string }>('technical-bytes', 'sort=slug');
    const slug = byte?.slug ?? '';
    const before = await change('DELETE', slug, 'a-receipt-that-nobody-has');
    const receipts = Array.from({ length: 100 }, (_, index) => `receipt-of-visitor-${index}`);
    await Promise.all(receipts.map((receipt) => change('PUT', slug, receipt)));
    await Promise.all(Array.from({ length: 20 }, () => change('PUT', slug, 'one-and-the-same-visitor')));
    expect(await change('PUT', slug, 'one-and-the-same-visitor')).toBe(before + 101);
    await Promise.all(receipts.slice(0, 50).map((receipt) => change('DELETE', slug, receipt)));
    expect(await change('PUT', slug, 'one-and-the-same-visitor')).toBe(before + 51);
  });

  let sent = 0;
  const post = (path: string, body: object) =>
    fetch(cms.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${cms.token}` },
      body: JSON.stringify(body),
    });
  /** Adds an entry to the inbox with the site's token. */
  async function write(type: string, fields: Record<string, unknown>) {
    const data = { state: 'new', submission_id: `inbox-${sent++}`, source_page: '/', came_from: '', ...fields };
    const response = await post(`/api/${type}`, { data });
    return { status: response.status, text: await response.text() };
  }

  // Tested here because SQLite accepts texts of any length.
  describe('the inbox accepts what a form has accepted', () => {
    it.each([
      'dana@example.org',
      'dana.@example.com',
      'da..na@example.com',
      '.dana@example.com',
      'dana@192.168.0.1',
      'dana@example.c1',
      `${'d'.repeat(242)}@example.com`,
    ])('%s', async (email) => {
      const values = { name: 'Dana', email, company: 'Hillside', budget: 'not_sure' };
      expect(checkValues(contactMessageSchema(en.validation, DEFAULT_OPTIONS), values).errors).toBeNull();
      expect(await write('contact-messages', values)).toMatchObject({ status: 201 });
      expect(
        await write('job-applications', { name: 'Dana', email, consent: true, links: 'https://example.org' }),
      ).toMatchObject({ status: 201 });
    });

    it('the longest page URLs', async () => {
      const website = `https://example.org/${'x'.repeat(280)}`;
      const text = 'Labels for crates';
      const values = { name: 'Ada', email: 'ada@example.org', website, social_media: website };
      const more = { idea_description: text, problem_solved: text, platform: 'web', stage: 'idea' };
      expect(
        checkValues(applicationSchema({ validation: en.validation, options: DEFAULT_OPTIONS }), { ...values, ...more })
          .errors,
      ).toBeNull();
      const pages = { source_page: `/${'x'.repeat(299)}`, came_from: website };
      expect(await write('startup-applications', { ...values, ...more, ...pages })).toMatchObject({ status: 201 });
      const { results } = (await cms.admin('GET', collectionPath('startup-application'))) as { results: object[] };
      expect(results).toMatchObject([{ website, social_media: website, ...pages }]);
    });
  });

  it('paths that several instances of the site report at the same time are all counted', async () => {
    const data = Array.from({ length: 50 }, (_, at) => ({ path: `/everywhere-${at}`, count: 2 }));
    const report = () => post('/api/not-founds/report', { data });
    await report();
    await Promise.all([report(), report(), report()]);
    const { results } = (await cms.admin(
      'GET',
      `${collectionPath('not-found')}?pageSize=100&filters[path][$startsWith]=/everywhere`,
    )) as { results: { count: number }[] };
    expect(results.map(({ count }) => count)).toEqual(data.map(() => 8));
  });

  it('a path that can’t be counted doesn’t prevent the others', async () => {
    const longest = `/${'x'.repeat(254)}`;
    const data = [
      { path: '/before', count: 2 },
      { path: longest, count: 1 },
      { path: `${longest}x`, count: 1 },
      // Exceeds the column's range.
      { path: '/often', count: 2 ** 40 },
      { path: '/after', count: 3 },
    ];
    expect((await post('/api/not-founds/report', { data })).status).toBe(204);
    const { results } = (await cms.admin('GET', `${collectionPath('not-found')}?pageSize=100`)) as {
      results: { path: string; count: number }[];
    };
    const counts = Object.fromEntries(results.map(({ path, count }) => [path, count]));
    expect(counts).toMatchObject({ '/before': 2, [longest]: 1, '/after': 3 });
    expect(counts).not.toHaveProperty(`${longest}x`);
  });
});

import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EditingCms, startEditingCms } from './editing-cms.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { isInstalled } from './programs.ts';
import { demoSnapshot, listFromCms } from './stack.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const CMS = path.join(ROOT, 'cms');
const MOVE_MS = 120_000;

/** As docs/deployment.md says under "Moving content". */
function moveContent(from: string, to: string, databaseUrl: string): void {
  const node = process.env.SYSTEM_NODE ?? 'node';
  const env = {
    ...process.env,
    PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}`,
    STRAPI_TELEMETRY_DISABLED: 'true',
    STRAPI_TOKEN: '',
  };
  const run = (command: string, args: string[], own: Record<string, string>, cwd = ROOT) =>
    execFileSync(command, args, { cwd, env: { ...env, ...own }, timeout: MOVE_MS, stdio: ['ignore', 'pipe', 'pipe'] });
  run(process.execPath, ['scripts/export.ts'], { DATA_DIR: from });
  const strapi = path.join(CMS, 'node_modules/@strapi/strapi/bin/strapi.js');
  const secrets = [
    'ADMIN_JWT_SECRET',
    'API_TOKEN_SALT',
    'TRANSFER_TOKEN_SALT',
    'JWT_SECRET',
    'ENCRYPTION_KEY',
    'APP_KEYS',
  ];
  run(
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
  const dir = mkdtempSync(path.join(os.tmpdir(), 'northquay-move-'));
  const [here, there] = [path.join(dir, 'here'), path.join(dir, 'there')];
  let database: PostgresServer;
  let cms: EditingCms;

  beforeAll(async () => {
    database = await startPostgres();
    cpSync(path.join(demoSnapshot, 'cms'), path.join(here, 'cms'), { recursive: true });
    mkdirSync(path.join(there, 'cms/public/uploads'), { recursive: true });
    moveContent(here, there, database.url);
    cms = await startEditingCms({ dataDir: there, env: { DATABASE_URL: database.url } });
  }, 3 * MOVE_MS);
  afterAll(async () => {
    await cms?.stop();
    await database?.stop();
    rmSync(dir, { recursive: true, force: true });
  });

  it('its files are there', async () => {
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
  ])('%s are all there and published', async (type) => {
    const expected = await listFromCms<{ slug?: string; author_name?: string }>(type);
    const response = await fetch(`${cms.url}/api/${type}?pagination[limit]=100`);
    const { data } = (await response.json()) as { data: typeof expected };
    const names = (entries: typeof expected) =>
      entries.map(({ slug, author_name }) => slug ?? author_name ?? '').sort();
    expect(names(data)).toEqual(names(expected));
  });

  it('relations and images are the same', async () => {
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

  it('100 likes at the same moment are 100, 20 of one visitor are one, and taking back is counted too', async () => {
    const [byte] = await listFromCms<{ slug: string }>('technical-bytes', 'sort=slug');
    const change = async (method: 'PUT' | 'DELETE', receipt: string) => {
      const response = await fetch(`${cms.url}/api/likes/${byte?.slug}/${receipt}`, {
        method,
        headers: { authorization: `Bearer ${cms.token}` },
      });
      return ((await response.json()) as { data: { likes: number } }).data.likes;
    };
    const before = await change('DELETE', 'a-receipt-that-nobody-has');
    const receipts = Array.from({ length: 100 }, (_, index) => `receipt-of-visitor-${index}`);
    await Promise.all(receipts.map((receipt) => change('PUT', receipt)));
    await Promise.all(Array.from({ length: 20 }, () => change('PUT', 'one-and-the-same-visitor')));
    expect(await change('PUT', 'one-and-the-same-visitor')).toBe(before + 101);
    await Promise.all(receipts.slice(0, 50).map((receipt) => change('DELETE', receipt)));
    expect(await change('PUT', 'one-and-the-same-visitor')).toBe(before + 51);
  });
});

import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EditingCms, startEditingCms } from './editing-cms.ts';
import { freePort } from './free-port.ts';
import { listFromCms } from './stack.ts';

const INSTALLED = '/usr/lib/postgresql';
const version = existsSync(INSTALLED)
  ? readdirSync(INSTALLED)
      .filter((name) => existsSync(path.join(INSTALLED, name, 'bin/postgres')))
      .at(-1)
  : undefined;

describe.skipIf(!version)('the same import on PostgreSQL', () => {
  let database: { url: string; stop: () => Promise<void> };
  let cms: EditingCms;

  beforeAll(async () => {
    database = await startPostgres(path.join(INSTALLED, version ?? '', 'bin'));
    cms = await startEditingCms({ copyOfStack: false, env: { DATABASE_URL: database.url } });
  });
  afterAll(async () => {
    await cms?.remove();
    await database?.stop();
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

  it('relations and pictures are the same', async () => {
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
});

/** A PostgreSQL server of its own on a free port. It refuses to run as root, so it gets Debian's user then. */
async function startPostgres(bin: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'northquay-postgres-'));
  const port = await freePort();
  const isRoot = process.getuid?.() === 0;
  const identity = isRoot
    ? { uid: Number(execFileSync('id', ['-u', 'postgres'])), gid: Number(execFileSync('id', ['-g', 'postgres'])) }
    : {};
  if (identity.uid) chownSync(dir, identity.uid, identity.gid);
  const data = path.join(dir, 'data');
  execFileSync(path.join(bin, 'initdb'), ['-D', data, '-U', 'northquay', '--auth=trust', '--no-sync'], {
    ...identity,
    stdio: 'ignore',
  });
  const server = spawn(
    path.join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-k', dir, '-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'],
    { ...identity, stdio: 'ignore' },
  );
  const exited = new Promise<void>((resolve) => server.on('close', () => resolve()));
  const isReady = () => {
    try {
      execFileSync(path.join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  };
  while (!isReady()) await new Promise((resolve) => setTimeout(resolve, 100));
  return {
    url: `postgres://northquay@127.0.0.1:${port}/postgres`,
    stop: async () => {
      server.kill('SIGINT');
      await exited;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

import { execFileSync, spawnSync } from 'node:child_process';
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { ENV_NAMES, parseEnv } from '#env.server.ts';
import { CACHED_PARAMS, UNCACHED_PARAMS } from '#server/page-cache/page-key.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DEPLOY = path.join(ROOT, 'deploy');
const read = (file: string) => readFileSync(path.join(DEPLOY, file), 'utf8');

const service = z.object({
  environment: z.record(z.string(), z.coerce.string()).default({}),
  volumes: z.array(z.string()).default([]),
  mem_limit: z.string().default(''),
  pids_limit: z.number().optional(),
});
const compose = z
  .object({ services: z.record(z.string(), service), volumes: z.record(z.string(), z.unknown()) })
  .parse(parse(read('compose.yml'), { merge: true }));
const named = (name: string) => compose.services[name] ?? service.parse({});

/** Parses `NAME=value` lines. */
const assignments = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));
/** Environment variables that a Dockerfile sets. */
const imageEnvironment = (dockerfile: string) =>
  Object.fromEntries(
    [...read(dockerfile).matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) =>
      line.split(' ').map((pair) => pair.split('=')),
    ),
  ) as Record<string, string>;
/** Substitutes `${NAME}`, `${NAME:-default}` and `${NAME:?}` as compose does. */
const filledIn = (value: string, env: Record<string, string>) =>
  value.replace(/\$\{([A-Z0-9_]+)(?::-([^}]*)|:\?)?\}/g, (_, name: string, otherwise = '') => env[name] || otherwise);

function newEnv(): Record<string, string> {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'studio-env-'));
  try {
    execFileSync('sh', [path.join(DEPLOY, 'new-env.sh'), path.join(dir, '.env')]);
    expect(statSync(path.join(dir, '.env')).mode & 0o077).toBe(0);
    return assignments(readFileSync(path.join(dir, '.env'), 'utf8'));
  } finally {
    rmSync(dir, { recursive: true });
  }
}

it.each(['site-1', 'site-2'])('%s gets exactly the variables of the site', (name) => {
  const variables = Object.keys({ ...imageEnvironment('web.Dockerfile'), ...named(name).environment });
  expect(variables.sort()).toEqual([...ENV_NAMES].sort());
});

it('the CMS gets exactly the variables that its code reads', () => {
  const sources = globSync(['config/**/*.ts', 'src/**/*.ts'], { cwd: path.join(ROOT, 'cms') })
    .map((file) => readFileSync(path.join(ROOT, 'cms', file), 'utf8'))
    .join('\n');
  const requested = [...sources.matchAll(/(?:\benv(?:\.\w+)?\('|process\.env\.)([A-Z0-9_]+)/g)].map(([, name]) => name);
  const taken = [...sources.matchAll(/\{([A-Z0-9_, ]+)\} = process\.env/g)].flatMap(([, names = '']) =>
    names.split(','),
  );
  const known = new Set([...requested, ...taken.map((name) => name.trim())]);
  const strapis = ['NODE_ENV', 'HOME', 'STRAPI_TELEMETRY_DISABLED'];
  // The code passes these names to a function, so the search for `process.env.NAME` doesn't find them.
  const ours = ['LEADS_KEEP_MONTHS', 'APPLICATIONS_KEEP_MONTHS', 'HISTORY_VERSIONS', 'HISTORY_MONTHS'];
  for (const name of ours) expect(sources).toContain(name);
  const variables = Object.keys({ ...imageEnvironment('cms.Dockerfile'), ...named('cms').environment });
  expect(variables.sort()).toEqual([...new Set([...known, ...strapis, ...ours])].sort());
});

it('.env.example has exactly the variables of compose.yml', () => {
  const used = [...read('compose.yml').matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name);
  expect(Object.keys(assignments(read('.env.example'))).sort()).toEqual([...new Set(used)].sort());
});

it('the workflow builds every image of compose.yml as compose.yml does', () => {
  const build = z.object({ context: z.string(), dockerfile: z.string() });
  const built = z
    .object({ services: z.record(z.string(), z.object({ image: z.string(), build: build.optional() })) })
    .parse(parse(read('compose.yml'), { merge: true }));
  const images = Object.values(built.services).flatMap(({ image, build }): [string, string][] =>
    build ? [[/^\$\{\w+:-studio-(\w+)\}:/.exec(image)?.[1] ?? image, path.resolve(DEPLOY, build.context)]] : [],
  );
  const matrix = z.array(z.object({ image: z.string(), context: z.string() }));
  const workflow = z
    .object({ jobs: z.object({ build: z.object({ strategy: z.object({ matrix: z.object({ include: matrix }) }) }) }) })
    .parse(parse(readFileSync(path.join(ROOT, '.github/workflows/images.yml'), 'utf8')));
  const pushed = workflow.jobs.build.strategy.matrix.include.map(({ image, context }): [string, string] => [
    image,
    path.resolve(ROOT, context),
  ]);
  expect(Object.fromEntries(pushed)).toEqual(Object.fromEntries(images));
  for (const [image] of pushed) expect(() => statSync(path.join(DEPLOY, `${image}.Dockerfile`))).not.toThrow();
});

it('compose.yml sets every variable of the Caddyfile', () => {
  const used = [...read('Caddyfile').matchAll(/\{\$([A-Z_]+)/g)].map(([, name]) => name);
  const optional = ['CADDY_OPTIONS'];
  expect(Object.keys(named('caddy').environment).concat(optional).sort()).toEqual([...new Set(used)].sort());
});

it('the site accepts the environment of new-env.sh', () => {
  const env = newEnv();
  const { environment } = named('site-1');
  const variables = Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, filledIn(value, env)]),
  );
  const parsed = parseEnv({ ...imageEnvironment('web.Dockerfile'), ...variables });
  expect(parsed).toMatchObject({ SITE_URL: 'https://www.example.com', DATA_DIR: '/data', HOST: '0.0.0.0' });
  expect(parsed.STRAPI_TOKEN).toMatch(/^[0-9a-f]{64}$/);
  expect(parsed.FORM_SECRET).not.toBe(parsed.STRAPI_TOKEN);
});

it('secrets for Fly.io override nothing that its files set', () => {
  const imports = [
    ...read('fly/cms.toml').matchAll(/^# +(?:grep -E '([^']+)' \/tmp\/new\.env \| )?fly secrets import/gm),
  ];
  const names = imports.map(([, pattern = '']) =>
    Object.entries(newEnv()).flatMap(([name, value]) => (new RegExp(pattern).test(`${name}=${value}`) ? [name] : [])),
  );
  expect(names).toHaveLength(2);
  for (const secrets of names) {
    expect(secrets).toEqual(expect.arrayContaining(['STRAPI_TOKEN', 'APP_KEYS', 'FORM_SECRET']));
    for (const file of ['fly/cms.toml', 'fly/site.toml']) {
      const set = [...read(file).matchAll(/^ {2}([A-Z_]+) = /gm)].map(([, name]) => name);
      expect(set.length).toBeGreaterThan(3);
      expect(set.filter((name) => name && secrets.includes(name))).toEqual([]);
    }
  }
});

it('instances share only the folder of scripts and styles', () => {
  const [one, two] = [named('site-1').volumes, named('site-2').volumes];
  expect(one.filter((volume) => two.includes(volume))).toEqual(['assets:/data/cache/assets']);
  const all = Object.values(compose.services).flatMap(({ volumes }) => volumes);
  const volumes = all.map((volume) => volume.split(':')[0] ?? '').filter((name) => /^[a-z]/.test(name));
  expect([...new Set(volumes)].sort()).toEqual(Object.keys(compose.volumes).sort());
});

const MEBIBYTES: Record<string, number> = { m: 1, g: 1024 };
/** Parses `512m` or `1G`; NaN for anything else. */
const mebibytes = (text: string) => {
  const [, number, unit = ''] = /^(\d+)([mg])$/i.exec(text) ?? [];
  return Number(number) * (MEBIBYTES[unit.toLowerCase()] ?? Number.NaN);
};
const heapOf = (text: string) => Number(/--max-old-space-size=(\d+)/.exec(text)?.[1]);

it.each(Object.keys(compose.services))('%s has limits', (name) => {
  expect(mebibytes(filledIn(named(name).mem_limit, {}))).toBeLessThanOrEqual(1024);
  expect(named(name).pids_limit).toBeLessThanOrEqual(256);
});

it('the memory limits fit the machine of the guide', () => {
  const running = Object.keys(compose.services).filter((name) => name !== 'backup');
  const total = running.reduce((sum, name) => sum + mebibytes(filledIn(named(name).mem_limit, {})), 0);
  expect(total).toBeLessThanOrEqual(4.25 * 1024);
});

it('the memory limits of the site and the CMS have room for Node’s heap and memory outside of it', () => {
  const pages = Number(filledIn(named('site-1').environment.PAGE_CACHE_MB ?? '', {}));
  const site = { program: 'web.Dockerfile', unit: 'systemd/studio-site@.service', service: 'site-1', beside: pages };
  const cms = { program: 'cms.Dockerfile', unit: 'systemd/studio-cms.service', service: 'cms', beside: 128 };
  for (const { program, unit, service, beside } of [site, cms]) {
    const limit = mebibytes(filledIn(named(service).mem_limit, {}));
    expect(heapOf(read(program)) + beside).toBeLessThan(limit * 0.8);
    expect(heapOf(read(unit))).toBe(heapOf(read(program)));
    expect(mebibytes(/^MemoryMax=(.+)$/m.exec(read(unit))?.[1] ?? '')).toBe(limit);
    expect(read(unit)).toMatch(/^TasksMax=\d+$/m);
  }
});

it('a backup mounts every volume of the site and the CMS', () => {
  const volumes = named('backup').volumes.map((volume) => volume.split(':')[0]);
  const mounted = ['cms', 'site-1', 'site-2'].flatMap((name) =>
    named(name).volumes.map((volume) => volume.split(':')[0]),
  );
  expect(volumes).toEqual(expect.arrayContaining(mounted.filter((name) => name !== 'assets')));
});

it('a lead that is delivered during a backup is in it', () => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'studio-backup-'));
  const site = path.join(dir, 'site');
  const queue = path.join(site, 'leads.db');
  for (const folder of ['bin', 'site', 'saved', 'cms/cms/public'])
    mkdirSync(path.join(dir, folder), { recursive: true });
  const deliver = `UPDATE leads SET lead = NULL`;
  const database = new DatabaseSync(queue);
  database.exec("CREATE TABLE leads (lead TEXT); INSERT INTO leads VALUES ('Dana')");
  database.close();
  // A dump has the database's state at its start; the lead arrives after that.
  writeFileSync(
    path.join(dir, 'bin/pg_dump'),
    `#!/bin/sh
exec '${process.execPath}' -e 'new (require("node:sqlite").DatabaseSync)("${queue}").exec("${deliver}")'`,
    { mode: 0o755 },
  );
  try {
    execFileSync('sh', [path.join(DEPLOY, 'backup.sh'), path.join(dir, 'backup')], {
      env: {
        PATH: [path.join(dir, 'bin'), path.dirname(process.execPath), process.env.PATH].join(path.delimiter),
        DATABASE_URL: 'postgres://nowhere',
        CMS_DATA: path.join(dir, 'cms'),
        SITE_DATA: site,
      },
      stdio: 'pipe',
    });
    execFileSync('tar', ['-C', path.join(dir, 'saved'), '-xzf', path.join(dir, 'backup/site-1.tar.gz')]);
    const leads = (file: string) => {
      const opened = new DatabaseSync(file);
      const rows = opened.prepare('SELECT lead FROM leads').all();
      opened.close();
      return rows.map(({ lead }) => lead);
    };
    expect(leads(queue)).toEqual([null]);
    expect(leads(path.join(dir, 'saved/leads.db'))).toEqual(['Dana']);
  } finally {
    rmSync(dir, { recursive: true });
  }
});

it('a backup that has failed leaves nothing behind', () => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'studio-backup-'));
  try {
    writeFileSync(path.join(dir, 'pg_dump'), '#!/bin/sh\necho "the disk is full" >&2\nexit 1\n', { mode: 0o755 });
    const backUp = () =>
      execFileSync('sh', [path.join(DEPLOY, 'backup.sh'), path.join(dir, 'backup')], {
        env: { PATH: `${dir}:${process.env.PATH}`, DATABASE_URL: 'postgres://cms', CMS_DATA: dir, SITE_DATA: dir },
        stdio: 'pipe',
      });
    expect(backUp).toThrow('the disk is full');
    expect(readdirSync(dir)).toEqual(['pg_dump']);
  } finally {
    rmSync(dir, { recursive: true });
  }
});

describe('a backup with leads in a separate PostgreSQL', () => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'studio-restore-'));
  const folders = { CMS_DATA: path.join(dir, 'cms'), SITE_DATA: path.join(dir, 'site') };
  const run = (script: string, urls: Record<string, string>) =>
    execFileSync('sh', [path.join(DEPLOY, script), path.join(dir, 'backup')], {
      env: { PATH: `${path.join(dir, 'bin')}:${process.env.PATH}`, ...folders, ...urls },
      stdio: 'pipe',
    });
  const log = () => readFileSync(path.join(dir, 'log'), 'utf8');
  const both = { DATABASE_URL: 'postgres://cms', SITE_DATABASE_URL: 'postgres://leads' };

  beforeAll(() => {
    for (const folder of ['bin', 'site', 'cms/cms/public']) mkdirSync(path.join(dir, folder), { recursive: true });
    // Instead of a dump, the fake pg_dump writes its arguments.
    const file = 'for argument; do case $argument in --file=*) file=$(echo "$argument" | cut -d= -f2-);; esac; done';
    const programs = {
      pg_dump: `${file}; echo "$@" >"$file"`,
      pg_restore: `${file}; for argument; do source=$argument; done; cp "$source" "$file"`,
      psql: `${file}; { echo "$@"; cat "$file"; } >>'${dir}/log'`,
    };
    for (const [name, script] of Object.entries(programs))
      writeFileSync(path.join(dir, 'bin', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    run('backup.sh', both);
  });
  afterAll(() => rmSync(dir, { recursive: true }));

  it('is restored to both databases, in place of what the site has created since', () => {
    run('restore.sh', both);
    const [cms = '', leads = ''] = log().split(/(?<=\n)(?=--quiet)/);
    expect(cms).toContain('--dbname=postgres://cms');
    expect(leads).toMatch(/--schema=site --schema=site_jobs --dbname=postgres:\/\/leads/);
    for (const restored of [cms, leads]) expect(restored).toContain('DROP SCHEMA IF EXISTS site, site_jobs CASCADE');
    expect(leads).not.toContain('public');
  });

  it('is not restored in part', () => {
    expect(() => run('restore.sh', { DATABASE_URL: 'postgres://cms' })).toThrow('SITE_DATABASE_URL is not set');
  });
});

describe('backup-nightly.sh', () => {
  /** Runs the script for one night: its second `sleep` ends the loop. */
  const runOneNight = (backup: string) => {
    const dir = mkdtempSync(path.join(os.tmpdir(), 'nightly-'));
    const folders = ['2020-01-01', '2020-01-02.part', 'before-the-move'].map((name) => path.join(dir, 'backups', name));
    for (const folder of [path.join(dir, 'bin'), ...folders]) mkdirSync(folder, { recursive: true });
    for (const folder of folders) utimesSync(folder, 0, 0);
    const sleep = `[ ! -e '${dir}/slept' ] && touch '${dir}/slept'`;
    for (const [name, script] of Object.entries({ 'backup.sh': backup, sleep }))
      writeFileSync(path.join(dir, 'bin', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    spawnSync('sh', [path.join(DEPLOY, 'backup-nightly.sh'), path.join(dir, 'backups')], {
      env: { PATH: `${path.join(dir, 'bin')}:${process.env.PATH}`, BACKUP_AT: '03:00', BACKUP_KEEP: '14' },
    });
    const left = readdirSync(path.join(dir, 'backups')).sort();
    rmSync(dir, { recursive: true });
    return left;
  };

  it('saves, and removes its own backups that are too old', () => {
    const left = runOneNight('mkdir "$1"');
    expect(left).toEqual([expect.stringMatching(/^20\d\d-\d\d-\d\d$/), 'before-the-move']);
  });

  it('removes nothing when the backup has failed', () => {
    expect(runOneNight('exit 1')).toEqual(['2020-01-01', '2020-01-02.part', 'before-the-move']);
  });
});

const platformService = z.object({ envVars: z.array(z.object({ key: z.string().optional() })).default([]) });

it('the Blueprint for Render and the files for Fly.io name variables that exist', () => {
  const known = [...ENV_NAMES, ...Object.keys(named('cms').environment)];
  const { services } = z.object({ services: z.array(platformService) }).parse(parse(read('render.yaml')));
  const render = services.flatMap(({ envVars }) => envVars.flatMap(({ key }) => key ?? []));
  const fly = ['cms', 'site'].flatMap((name) =>
    [...read(`fly/${name}.toml`).matchAll(/^ {2}([A-Z_]+) = /gm)].map(([, key]) => key),
  );
  expect(render.length + fly.length).toBeGreaterThan(20);
  for (const name of [...render, ...fly]) expect([...known, 'HOST', 'PORT']).toContain(name);
});

it.each(['web', 'cms'])('%s.Dockerfile copies existing files and does not run as root', (part) => {
  const lines = read(`${part}.Dockerfile`).split('\n');
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM')));
  expect(last).toContain('USER node');
  for (const line of lines.filter((line) => line.startsWith('COPY ') && !line.includes('--from')))
    for (const source of line.split(' ').slice(1, -1)) expect(() => statSync(path.join(ROOT, source))).not.toThrow();
});

it('the image of the site has every file that its source code imports', () => {
  const last =
    read('web.Dockerfile')
      .split(/^FROM /m)
      .at(-1) ?? '';
  const copied = [...last.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources = '']) => sources.split(' '));
  const code = globSync(
    copied.flatMap((name) => [name, `${name}/**/*.{ts,tsx}`]),
    { cwd: ROOT },
  )
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(ROOT, file), 'utf8'));
  const imported = code.flatMap((text) => [...text.matchAll(/from '#([^/']+)/g)].map(([, name]) => `web/${name}`));
  expect([...new Set(imported)].sort().filter((name) => !copied.includes(name))).toEqual([]);
  expect(imported.length).toBeGreaterThan(1000);
});

it('the guide lists every query parameter that belongs to a CDN’s cache key', () => {
  const guide = readFileSync(path.join(ROOT, 'docs/deployment.md'), 'utf8');
  const list = /Its key is the path and the parameters ((?:`\w+`(?:,\s+|\s+and\s+)?)+)/.exec(guide)?.[1] ?? '';
  const named = [...list.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  // `_routes` selects parts of a page's data (page-key.ts); `v` is in the URLs of images and payloads.
  expect(named.sort()).toEqual([...CACHED_PARAMS, ...UNCACHED_PARAMS, '_routes', 'v'].sort());
});

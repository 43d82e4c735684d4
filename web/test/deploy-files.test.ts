import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
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

/** `NAME=value` lines of a file. */
const assignments = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));
/** What the image itself sets. */
const imageEnvironment = (dockerfile: string) =>
  Object.fromEntries(
    [...read(dockerfile).matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) =>
      line.split(' ').map((pair) => pair.split('=')),
    ),
  ) as Record<string, string>;
/** As compose fills in `${NAME}`, `${NAME:-default}` and `${NAME:?}`. */
const filledIn = (value: string, env: Record<string, string>) =>
  value.replace(/\$\{([A-Z_]+)(?::-([^}]*)|:\?)?\}/g, (_, name: string, otherwise = '') => env[name] || otherwise);

function newEnv(): Record<string, string> {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'northquay-env-'));
  try {
    execFileSync('sh', [path.join(DEPLOY, 'new-env.sh'), path.join(dir, '.env')]);
    expect(statSync(path.join(dir, '.env')).mode & 0o077).toBe(0);
    return assignments(readFileSync(path.join(dir, '.env'), 'utf8'));
  } finally {
    rmSync(dir, { recursive: true });
  }
}

it.each(['site-1', 'site-2'])('%s gets every variable that the site knows, and no other', (name) => {
  const variables = Object.keys({ ...imageEnvironment('web.Dockerfile'), ...named(name).environment });
  expect(variables.sort()).toEqual([...ENV_NAMES].sort());
});

it('the content system gets every variable that its code reads, and no other', () => {
  const sources = globSync(['config/**/*.ts', 'src/**/*.ts'], { cwd: path.join(ROOT, 'cms') })
    .map((file) => readFileSync(path.join(ROOT, 'cms', file), 'utf8'))
    .join('\n');
  const requested = [...sources.matchAll(/(?:\benv(?:\.\w+)?\('|process\.env\.)([A-Z_]+)/g)].map(([, name]) => name);
  const taken = [...sources.matchAll(/\{([A-Z_, ]+)\} = process\.env/g)].flatMap(([, names = '']) => names.split(','));
  const known = new Set([...requested, ...taken.map((name) => name.trim())]);
  const strapis = ['NODE_ENV', 'HOME', 'STRAPI_TELEMETRY_DISABLED'];
  // Read by a name put together from the type's.
  const ours = ['LEADS_KEEP_MONTHS', 'APPLICATIONS_KEEP_MONTHS'];
  for (const name of ours) expect(sources).toContain(name);
  const variables = Object.keys({ ...imageEnvironment('cms.Dockerfile'), ...named('cms').environment });
  expect(variables.sort()).toEqual([...new Set([...known, ...strapis, ...ours])].sort());
});

it('.env.example has every variable of compose.yml, and no other', () => {
  const used = [...read('compose.yml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name);
  expect(Object.keys(assignments(read('.env.example'))).sort()).toEqual([...new Set(used)].sort());
});

it('the Caddyfile asks for no variable that compose.yml does not set', () => {
  const used = [...read('Caddyfile').matchAll(/\{\$([A-Z_]+)/g)].map(([, name]) => name);
  const optional = ['CADDY_OPTIONS'];
  expect(Object.keys(named('caddy').environment).concat(optional).sort()).toEqual([...new Set(used)].sort());
});

it('what new-env.sh makes is an environment that the site accepts', () => {
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

it('instances have folders of their own and share nothing but scripts and styles', () => {
  const [one, two] = [named('site-1').volumes, named('site-2').volumes];
  expect(one.filter((volume) => two.includes(volume))).toEqual(['assets:/data/cache/assets']);
  const all = Object.values(compose.services).flatMap(({ volumes }) => volumes);
  const volumes = all.map((volume) => volume.split(':')[0] ?? '').filter((name) => /^[a-z]/.test(name));
  expect([...new Set(volumes)].sort()).toEqual(Object.keys(compose.volumes).sort());
});

const MEBIBYTES: Record<string, number> = { m: 1, g: 1024 };
/** `512m`, `1G`; NaN for what is no limit. */
const mebibytes = (text: string) => {
  const [, number, unit = ''] = /^(\d+)([mg])$/i.exec(text) ?? [];
  return Number(number) * (MEBIBYTES[unit.toLowerCase()] ?? Number.NaN);
};
const heapOf = (text: string) => Number(/--max-old-space-size=(\d+)/.exec(text)?.[1]);

it.each(Object.keys(compose.services))('%s cannot take the whole machine', (name) => {
  expect(mebibytes(filledIn(named(name).mem_limit, {}))).toBeLessThanOrEqual(1024);
  expect(named(name).pids_limit).toBeLessThanOrEqual(256);
});

it('the memory that they may take is the machine of the guide, and not much more', () => {
  const running = Object.keys(compose.services).filter((name) => name !== 'backup');
  const total = running.reduce((sum, name) => sum + mebibytes(filledIn(named(name).mem_limit, {})), 0);
  expect(total).toBeLessThanOrEqual(4.25 * 1024);
});

it('in what the site and the content system may take there is room for Node’s heap and for what lies beside it', () => {
  const pages = Number(filledIn(named('site-1').environment.PAGE_CACHE_MB ?? '', {}));
  const site = { program: 'web.Dockerfile', unit: 'systemd/northquay-site@.service', service: 'site-1', beside: pages };
  const cms = { program: 'cms.Dockerfile', unit: 'systemd/northquay-cms.service', service: 'cms', beside: 128 };
  for (const { program, unit, service, beside } of [site, cms]) {
    const limit = mebibytes(filledIn(named(service).mem_limit, {}));
    expect(heapOf(read(program)) + beside).toBeLessThan(limit * 0.8);
    expect(heapOf(read(unit))).toBe(heapOf(read(program)));
    expect(mebibytes(/^MemoryMax=(.+)$/m.exec(read(unit))?.[1] ?? '')).toBe(limit);
    expect(read(unit)).toMatch(/^TasksMax=\d+$/m);
  }
});

it('a backup is given every folder of the site and of the content system', () => {
  const volumes = named('backup').volumes.map((volume) => volume.split(':')[0]);
  const kept = ['cms', 'site-1', 'site-2'].flatMap((name) => named(name).volumes.map((volume) => volume.split(':')[0]));
  expect(volumes).toEqual(expect.arrayContaining(kept.filter((name) => name !== 'assets')));
});

it('a lead that is delivered while a backup is made is in it all the same', () => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'northquay-backup-'));
  const site = path.join(dir, 'site');
  const queue = path.join(site, 'leads.db');
  for (const folder of ['bin', 'site', 'saved', 'cms/cms/public'])
    mkdirSync(path.join(dir, folder), { recursive: true });
  const deliver = `UPDATE leads SET lead = NULL`;
  const database = new DatabaseSync(queue);
  database.exec("CREATE TABLE leads (lead TEXT); INSERT INTO leads VALUES ('Dana')");
  database.close();
  // A dump shows the database as it was when it began; the lead arrives after that.
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

it.each(['web', 'cms'])('%s.Dockerfile copies what is there, and does not run as root', (part) => {
  const lines = read(`${part}.Dockerfile`).split('\n');
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM')));
  expect(last).toContain('USER node');
  for (const line of lines.filter((line) => line.startsWith('COPY ') && !line.includes('--from')))
    for (const source of line.split(' ').slice(1, -1)) expect(() => statSync(path.join(ROOT, source))).not.toThrow();
});

it('the guide names every parameter that a CDN has to tell answers apart by', () => {
  const guide = readFileSync(path.join(ROOT, 'docs/deployment.md'), 'utf8');
  const list = /Its key is the path and the parameters ((?:`\w+`(?:,\s+|\s+and\s+)?)+)/.exec(guide)?.[1] ?? '';
  const named = [...list.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  // `_routes`: parts of a page's data (page-key.ts). `v`: images and the data for hydration.
  expect(named.sort()).toEqual([...CACHED_PARAMS, ...UNCACHED_PARAMS, '_routes', 'v'].sort());
});

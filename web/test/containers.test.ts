import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import https from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from './free-port.ts';
import { waitFor } from './wait-for.ts';

/**
 * Follows the guide for containers (docs/deployment.md) with a real Docker engine: images, the whole compose.yml, an upgrade under load, a
 * backup and its restore. Not part of `npm test`, because it needs Docker: `npm test containers`.
 */
const ROOT = path.resolve(import.meta.dirname, '../..');
const PROJECT = `studio-test-${randomBytes(3).toString('hex')}`;
const SITE = 'site.localhost';
const CMS = 'cms.localhost';
const OURS = ['cms', 'site-1', 'site-2'];
const READERS = 6;
const LIMIT_MS = 15 * 60_000;
/** By then every instance has cached a page of the demo. */
const WARM_MS = 180_000;

/** A copy of the working tree, so that the test changes nothing in it. */
const clone = mkdtempSync(path.join(os.tmpdir(), 'studio-containers-'));
const deploy = path.join(clone, 'deploy');
const agent = new https.Agent({ keepAlive: true });
let port: number;
let ca: Buffer;

const run = (command: string, args: string[], env: Record<string, string> = {}) =>
  execFileSync(command, args, {
    cwd: deploy,
    env: { ...process.env, COMPOSE_PROJECT_NAME: PROJECT, ...env },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
const compose = (...args: string[]) => run('docker', ['compose', '--progress', 'plain', ...args]);
const inspect = (service: string) =>
  JSON.parse(run('docker', ['inspect', compose('ps', '--quiet', service).trim()]))[0] as {
    Id: string;
    Config: { Image: string };
    HostConfig: { ReadonlyRootfs: boolean; Memory: number };
    State: { Health?: { Status: string } };
  };
const sql = (query: string) =>
  compose('exec', '-T', 'database', 'psql', '-qAt', '-U', 'studio', '-c', query).trim().split('\n').filter(Boolean);

type HttpResponse = { status: number; body: string };

/** A request from outside, through Caddy. */
function ask(pathname: string, { host = SITE, form }: { host?: string; form?: Record<string, string> } = {}) {
  const body = form && new URLSearchParams(form).toString();
  return new Promise<HttpResponse>((resolve, reject) => {
    const request = https.request(
      {
        host: '127.0.0.1',
        port,
        servername: host,
        ca,
        agent,
        path: pathname,
        method: body ? 'POST' : 'GET',
        timeout: 15_000,
        headers: { host, ...(body ? { 'content-type': 'application/x-www-form-urlencoded' } : {}) },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text })).on('error', reject);
      },
    );
    request.on('timeout', () => request.destroy(new Error('no answer'))).on('error', reject);
    request.end(body);
  });
}

/** Sends the contact form as a browser without scripts does. */
async function send(message: string): Promise<void> {
  const { body } = await ask('/contact');
  const timestamp = /name="form_timestamp" value="([^"]+)"/.exec(body)?.[1] ?? '';
  const person = { name: 'Dana', email: 'dana@example.org', company: PROJECT, budget: 'not_sure' };
  const id = randomBytes(16).toString('hex');
  const form = { ...person, message, submission_id: id, form_timestamp: timestamp };
  const response = await ask('/contact/send', { form });
  expect(response.body).toMatch(/"status":\s*"sent"/);
}
const inbox = () => sql(`SELECT message FROM contact_messages WHERE company = '${PROJECT}' ORDER BY id`);

/** Requests pages until the returned function is called, which returns the failures and the number of responses. */
function read(paths: string[]): () => Promise<{ failed: string[]; responses: number }> {
  const result = { failed: [] as string[], responses: 0 };
  let isOver = false;
  const reader = async (number: number) => {
    for (let index = number; !isOver; index += 1) {
      const pathname = paths[index % paths.length] ?? '/';
      const response = await ask(pathname).catch((error: unknown) => ({ status: 0, body: String(error) }));
      result.responses += 1;
      if (response.status !== 200 || !response.body.endsWith('</html>'))
        result.failed.push(`${pathname}: ${response.status} ${response.body.slice(0, 100)}`);
      await pause(20);
    }
  };
  const readers = Array.from({ length: READERS }, (_, number) => reader(number));
  return async () => {
    isOver = true;
    await Promise.all(readers);
    return result;
  };
}

beforeAll(async () => {
  port = await freePort();
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT });
  for (const file of files.toString().split('\0').filter(Boolean))
    cpSync(path.join(ROOT, file), path.join(clone, file));
  run('./new-env.sh', []);
  const env = path.join(deploy, '.env');
  const names = {
    SITE_ADDRESS: SITE,
    CMS_ADDRESS: CMS,
    VERSION: `${PROJECT}-1`,
    LEADS_RATE_LIMIT: '100',
    IMPORT_CONTENT: 'demo',
  };
  let text = readFileSync(env, 'utf8');
  for (const [name, value] of Object.entries(names))
    text = text.replace(new RegExp(`^${name}=.*$`, 'm'), `${name}=${value}`);
  writeFileSync(env, text);
  // Free ports instead of 80 and 443.
  writeFileSync(
    path.join(deploy, 'compose.override.yml'),
    `services: { caddy: { ports: !override ['127.0.0.1:${port}:443'] } }\n`,
  );
  compose('up', '--build', '--detach', '--wait');
  compose('cp', 'caddy:/data/caddy/pki/authorities/local/root.crt', path.join(clone, 'root.crt'));
  ca = readFileSync(path.join(clone, 'root.crt'));
}, LIMIT_MS);

afterAll(() => {
  agent.destroy();
  compose('--profile', 'tools', 'down', '--volumes', '--timeout', '5');
  const images = run('docker', ['images', '--quiet', '--filter', `reference=studio-*:${PROJECT}-*`]);
  const ids = [...new Set(images.split('\n').filter(Boolean))];
  if (ids.length) run('docker', ['rmi', '--force', ...ids]);
  rmSync(clone, { recursive: true, force: true });
}, 60_000);

it('all services become healthy', () => {
  for (const service of [...OURS, 'database', 'valkey']) expect(inspect(service).State.Health?.Status).toBe('healthy');
});

it.each(OURS)('%s runs unprivileged and can write to its data only', (service) => {
  expect(compose('exec', '-T', service, 'id', '-u').trim()).toBe('1000');
  expect(inspect(service).HostConfig).toMatchObject({ ReadonlyRootfs: true, Memory: 1024 ** 3 });
  expect(() => compose('exec', '-T', service, 'touch', '/app/written')).toThrow(/Read-only/);
  expect(compose('exec', '-T', service, 'sh', '-c', 'touch /data/written && rm /data/written && echo yes')).toContain(
    'yes',
  );
});

it.each(OURS)('%s contains no tests and no source maps', (service) => {
  const search = "find /app -name '*.map' -o -name '*.test.ts*' -not -path '*/node_modules/*'";
  expect(compose('exec', '-T', service, 'sh', '-c', search).trim()).toBe('');
});

it('Caddy serves every page of the sitemap and its images, and no internal route', async () => {
  await waitFor(
    'the content is imported',
    async () => (await ask('/sitemap.xml')).body.includes('/technical-bytes/'),
    WARM_MS,
  );
  const { body } = await ask('/sitemap.xml');
  const paths = [...body.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, pathname = '']) => pathname || '/');
  expect(paths.length).toBeGreaterThan(100);
  for (const pathname of paths) expect((await ask(pathname)).status, pathname).toBe(200);
  const image = /\/_ipx\/[^" ]+/.exec((await ask('/projects')).body)?.[0] ?? '';
  expect((await ask(image.replaceAll('&amp;', '&'))).status).toBe(200);
  expect((await ask('/readyz')).status).toBe(404);
  expect((await ask('/admin/', { host: CMS })).status).toBe(200);
  expect((await ask('/api/jobs', { host: CMS })).status).toBe(404);
});

it('a lead arrives once', async () => {
  await send('before the upgrade');
  await waitFor('it is in the inbox', async () => inbox().length === 1);
});

it(
  'an upgrade replaces each service once, and no page fails',
  async () => {
    const next = `${PROJECT}-2`;
    for (const image of ['studio-web', 'studio-cms'])
      run('docker', ['tag', `${image}:${PROJECT}-1`, `${image}:${next}`]);
    const started = new Date().toISOString();
    const stop = read(['/', '/projects', '/blog', '/careers', '/company', '/technical-bytes']);
    // Not execFileSync, because the readers run in this process.
    const upgrade = spawn('./upgrade.sh', [next], {
      cwd: deploy,
      env: { ...process.env, COMPOSE_PROJECT_NAME: PROJECT },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let log = '';
    upgrade.stderr.on('data', (chunk) => (log += chunk));
    const code = await new Promise((resolve) => upgrade.on('close', resolve));
    const { failed, responses } = await stop();
    expect(code, log).toBe(0);
    expect(failed).toEqual([]);
    expect(responses).toBeGreaterThan(500);

    const filters = ['type=container', 'event=create', `label=com.docker.compose.project=${PROJECT}`];
    const created = run('docker', [
      'events',
      ...['--since', started, '--until', new Date().toISOString()],
      ...filters.flatMap((filter) => ['--filter', filter]),
      ...['--format', '{{index .Actor.Attributes "com.docker.compose.service"}}'],
    ]);
    expect(created.trim().split('\n')).toEqual(OURS);
    for (const service of OURS) expect(inspect(service).Config.Image).toMatch(new RegExp(`:${next}$`));
  },
  LIMIT_MS,
);

it(
  'a backup restores exactly its state',
  async () => {
    compose('run', '--rm', 'backup', 'backup.sh', '/backups/rehearsal');
    await send('after the backup');
    await waitFor('it is in the inbox', async () => inbox().length === 2);
    compose('stop', ...OURS);
    compose('run', '--rm', 'backup', 'restore.sh', '/backups/rehearsal');
    compose('up', '--detach', '--wait');
    expect(inbox()).toEqual(['before the upgrade']);
    await waitFor('pages are there', async () => (await ask('/projects')).status === 200, WARM_MS);
    await send('after the restore');
    await waitFor('it is in the inbox', async () => inbox().includes('after the restore'));
  },
  LIMIT_MS,
);

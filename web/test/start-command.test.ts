import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cmsCommand } from './editing-cms.ts';
import { freePort } from './free-port.ts';
import { endWithDescendants, isListening, pressCtrlC, ROOT, runCommand } from './run-command.ts';
import { demoSnapshot } from './stack.ts';
import { waitFor } from './wait-for.ts';

/** Whether the machine has IPv6. If so, `::` listens on all of its addresses. */
const hasIPv6 = Object.values(os.networkInterfaces()).some((all) => all?.some(({ family }) => family === 'IPv6'));

let dataDir: string;
let child: ChildProcess | undefined;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'studio-start-'));
});
afterEach(async () => {
  if (child) await endWithDescendants(child, 'SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

/** Runs the start command until it ends, or until its output matches `until`. */
async function start(env: Record<string, string>, until?: RegExp, npm?: string[]) {
  const run = await runCommand({ dataDir, env, ...(until ? { until } : {}), ...(npm ? { npm } : {}) });
  child = run.program;
  return run;
}

async function occupy(): Promise<{ port: string; free: () => void }> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { port: String(address && typeof address === 'object' ? address.port : 0), free: () => server.close() };
}

describe('npm start explains in one sentence', () => {
  it.each(['PORT', 'CMS_PORT', 'METRICS_PORT'])('a taken %s', async (variable) => {
    const taken = await occupy();
    const { code, output } = await start({ [variable]: taken.port });
    taken.free();
    expect(code).toBe(1);
    expect(output).toContain(`Port ${taken.port} is taken: choose another with ${variable}`);
    expect(output).not.toMatch(/\n\s+at /);
  });

  it('all bad variables at once', async () => {
    const { code, output } = await start({
      PORT: 'abc',
      CMS_PORT: '99999',
      SMTP_URL: 'not a url',
      REDIS_URL: 'http://x',
      HOST: 'two words',
      LOG_LEVEL: 'loud',
      IMPORT_CONTENT: 'emtpy',
      DATABASE_URL: 'mysql://127.0.0.1',
    });
    expect(code).toBe(1);
    const line = output.split('\n').find((text) => text.startsWith('Bad environment:')) ?? '';
    for (const name of [
      'PORT',
      'CMS_PORT',
      'SMTP_URL',
      'REDIS_URL',
      'HOST',
      'LOG_LEVEL',
      'IMPORT_CONTENT',
      'DATABASE_URL',
    ])
      expect(line).toContain(` ${name}: `);
  });

  it.each([
    ['{"APP_KEYS": "abc', 'it is not a JSON object'],
    ['[]', 'it is not a JSON object'],
    ['{"APP_KEYS": 1}', 'APP_KEYS is not a string'],
  ])('unreadable secrets: %s', async (secrets, why) => {
    const file = path.join(dataDir, 'secrets.json');
    writeFileSync(file, secrets);
    const { code, output } = await start({});
    expect(code).toBe(1);
    expect(output).toContain(`${file} cannot be read, ${why}: put it back from a backup`);
    expect(output).not.toMatch(/\n\s+at /);
    expect(readFileSync(file, 'utf8')).toBe(secrets);
  });

  it('a HOST that is not this machine', async () => {
    const { code, output, port } = await start({ HOST: '192.0.2.1' });
    expect(code).toBe(1);
    expect(output).toContain(`Nothing can listen on 192.0.2.1, port ${port} (EADDRNOTAVAIL): see HOST and PORT`);
  });

  it.each([
    ['below a file', () => path.join(import.meta.filename, 'below'), 'ENOTDIR'],
    // `mkdirSync` with `recursive` never returns here.
    ['below /proc', () => '/proc/studio', 'ENOENT'],
  ])('an unwritable data folder: %s', async (_, folder, why) => {
    const { code, output } = await start({ DATA_DIR: folder() });
    expect(code).toBe(1);
    expect(output).toContain(`The data folder ${folder()} cannot be written (${why}): choose another with DATA_DIR`);
    expect(output).not.toMatch(/\n\s+at /);
  });

  it('a CMS that fails at start, with its last lines and the path of its log', async () => {
    const { code, output } = await start({ DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/nothing` });
    expect(code).toBe(1);
    expect(output).toContain('The CMS ended unexpectedly');
    expect(output).toContain('ECONNREFUSED');
    expect(output).toContain(path.join(dataDir, 'logs/cms.log'));
  });

  it('no network at install', async () => {
    // A copy of the command with one small package to install, from a registry that doesn't exist.
    const copy = path.join(dataDir, 'copy');
    mkdirSync(copy, { recursive: true });
    cpSync(path.join(ROOT, 'scripts'), path.join(copy, 'scripts'), { recursive: true });
    for (const part of ['web', 'cms']) {
      mkdirSync(path.join(copy, part));
      writeFileSync(
        path.join(copy, part, 'package.json'),
        JSON.stringify({ name: part, version: '1.0.0', dependencies: { 'is-number': '7.0.0' } }),
      );
      writeFileSync(
        path.join(copy, part, 'package-lock.json'),
        JSON.stringify({
          name: part,
          version: '1.0.0',
          lockfileVersion: 3,
          packages: {
            '': { name: part, version: '1.0.0', dependencies: { 'is-number': '7.0.0' } },
            'node_modules/is-number': { version: '7.0.0' },
          },
        }),
      );
    }
    const nobody = `http://127.0.0.1:${await freePort()}/`;
    const { code, output } = await runCommand({
      dataDir,
      cwd: copy,
      env: {
        npm_config_registry: nobody,
        npm_config_fetch_retries: '0',
        npm_config_cache: path.join(dataDir, 'npm-cache'),
        npm_config_offline: 'false',
      },
    });
    expect(code).toBe(1);
    expect(output).toContain(
      'The packages of web/ could not be installed: the package registry cannot be reached, is there a network?',
    );
    expect(statSync(path.join(copy, '.data')).mode & 0o077, 'permissions of others').toBe(0);
  });
});

describe('a site that is started by hand explains in one line', () => {
  const startByHand = (env: Record<string, string>) =>
    spawnSync(process.execPath, [path.join(ROOT, 'web/server/index.ts')], {
      cwd: path.join(ROOT, 'web'),
      env: {
        ...process.env,
        STRAPI_TOKEN: 'a-token-that-nobody-has-to-know',
        SITE_URL: '',
        DATA_DIR: dataDir,
        NODE_ENV: 'production',
        LOG_LEVEL: 'silent',
        ...env,
      },
      encoding: 'utf8',
    });

  it.each([
    ['no token', { STRAPI_TOKEN: '' }, 'Bad environment: STRAPI_TOKEN: is needed in production'],
    ['an unknown LOG_LEVEL', { LOG_LEVEL: 'loud' }, 'Bad environment: LOG_LEVEL: '],
    ['a DATA_DIR that cannot be made', { DATA_DIR: '/proc/studio' }, 'The data folder /proc/studio cannot be'],
    ['a HOST that is not this machine', { HOST: '192.0.2.1' }, 'Nothing can listen on 192.0.2.1'],
  ])('%s', async (_, env, says) => {
    const { status, stderr } = startByHand({ PORT: String(await freePort()), ...env });
    expect(status).toBe(1);
    expect(stderr).toContain(says);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  it.each(['PORT', 'METRICS_PORT'])('a taken %s', async (variable) => {
    const taken = await occupy();
    const { status, stderr } = startByHand({ PORT: String(await freePort()), [variable]: taken.port });
    taken.free();
    expect([status, stderr]).toEqual([1, `Port ${taken.port} is taken: choose another with ${variable}\n`]);
  });
});

it('a site that begins with the starter has the plain brand from then on', async () => {
  // Building the admin panel creates this folder, too.
  mkdirSync(path.join(dataDir, 'cms', 'public', 'uploads'), { recursive: true });
  await start({ IMPORT_CONTENT: 'starter' }, /Starting the site/);
  expect(readFileSync(path.join(dataDir, 'brand'), 'utf8')).toBe('plain');
});

it('a site whose first start ended before the demo was imported can begin with the starter', async () => {
  const { program } = await start({ IMPORT_CONTENT: 'demo' }, /Importing/);
  await endWithDescendants(program, 'SIGKILL');
  await start({ IMPORT_CONTENT: 'starter' }, /Starting the site/);
  expect(readFileSync(path.join(dataDir, 'brand'), 'utf8')).toBe('plain');
});

it.each([
  ['the site', () => ({ command: process.execPath, args: ['server/index.ts'], cwd: path.join(ROOT, 'web') })],
  ['the CMS', () => cmsCommand({ dataDir, port: 0 })],
  ['the start command', () => ({ command: process.execPath, args: ['scripts/start.ts'], cwd: ROOT })],
])('%s ends if its parent process ended while it was loading', async (_, commandOf) => {
  const { command, args, cwd, env } = { env: process.env, ...commandOf() };
  const ports = { PORT: String(await freePort()), CMS_PORT: String(await freePort()) };
  child = spawn(command, args, {
    cwd,
    env: { ...env, ...ports, SITE_URL: '', DATA_DIR: dataDir, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.disconnect();
  await once(child, 'exit');
});

/** Uses a copy of the demo's data, so that there are pages and the CMS has no tables to create. */
describe('npm start', () => {
  beforeEach(() => cpSync(path.join(demoSnapshot, 'cms'), path.join(dataDir, 'cms'), { recursive: true }));

  const startByNpm = (env: Record<string, string>, until: RegExp) => start(env, until, ['start']);

  it('keeps the brand of a site with content', async () => {
    const { output } = await start({ IMPORT_CONTENT: 'starter' }, /Starting the site/);
    expect(output).toContain('The starter was not imported, because the database already has content');
    expect(readdirSync(dataDir)).not.toContain('brand');
  });

  it('Ctrl-C stops both and leaves no temporary files and no files that other users can read', async () => {
    const options = readdirSync(dataDir, { recursive: true }).map(String);
    const { output, program, port, cmsPort } = await start({ HOST: hasIPv6 ? '::' : '0.0.0.0' }, /Ready after/);
    expect(output).toContain(`http://localhost:${port}`);
    expect(output).toContain(`http://localhost:${cmsPort}/admin`);
    expect(await isListening(port)).toBe(true);
    expect(await pressCtrlC(program)).toBe(0);
    expect(await isListening(port)).toBe(false);
    expect(await isListening(cmsPort)).toBe(false);
    const left = readdirSync(dataDir, { recursive: true }).map(String);
    expect(left.filter((name) => name.endsWith('.tmp'))).toEqual([]);
    const readable = left.filter((name) => statSync(path.join(dataDir, name)).mode & 0o077);
    expect(readable.filter((name) => !options.includes(name))).toEqual([]);
    expect(left.length).toBeGreaterThan(options.length);
  });

  it('a second start serves pages before the CMS is up; a signal to npm stops all processes', async () => {
    const first = await startByNpm({}, /Ready after/);
    const address = `http://127.0.0.1:${first.port}/`;
    expect((await fetch(address)).status).toBe(200);
    await expectNothingLeft(first.program, 'SIGTERM');

    const started = Date.now();
    const ports = { PORT: String(first.port), CMS_PORT: String(first.cmsPort) };
    const second = await startByNpm(ports, /Starting the CMS …/);
    await waitFor('the page is served', async () => (await fetch(address)).status === 200);
    expect(Date.now() - started).toBeLessThan(15_000);
    expect(await isListening(first.cmsPort)).toBe(false);
    await waitFor('the CMS is up', () => isListening(first.cmsPort));
    await expectNothingLeft(second.program, 'SIGHUP');
  });

  it('SIGKILL of the command stops all processes', async () => {
    await expectNothingLeft((await start({}, /Ready after/)).program, 'SIGKILL');
  });

  async function expectNothingLeft(program: ChildProcess, signal: NodeJS.Signals) {
    const ended = await endWithDescendants(program, signal);
    expect(ended, 'the start command, the CMS and the site').toBeGreaterThanOrEqual(3);
  }
});

import { type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findChromium, HEADLESS_SHELL } from '../web/test/find-chromium.ts';
import { freePort } from '../web/test/free-port.ts';
import { buildWhatChanged } from './build.ts';
import { checkSources, runUnitTests } from './check.ts';
import { ROOT, WEB, webBin } from './paths.ts';
import { Failure, main, say, step } from './progress.ts';
import { type Running, start } from './run.ts';
import { loadSecrets } from './secrets.ts';

const START_MS = 240_000;

/**
 * Types, lint, unit, integration and browser tests against a real CMS on a temporary database. `integration` or `e2e`, with
 * filters, runs that part alone; `containers` the images and compose.yml, which need a Docker engine.
 */
await main(async () => {
  const started = Date.now();
  const only = process.argv[2];
  if (only === 'containers') {
    if (await run('vitest', ['run', '--project', 'containers'], process.env)) throw new Failure('See above');
    return;
  }
  if (!only) await checkSources();
  const chromium = await ensureChromium();
  ensureServers();
  // Neither needs the other, and a build keeps one processor busy.
  await Promise.all([only ? undefined : runUnitTests(), buildWhatChanged(path.join(ROOT, '.data/logs'))]);

  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'northquay-test-'));
  const [port, cmsPort] = [await freePort(), await freePort()];
  const site = start(
    {
      command: process.execPath,
      args: [path.join(ROOT, 'scripts/start.ts')],
      cwd: ROOT,
      env: {
        DATA_DIR: dataDir,
        PORT: String(port),
        CMS_PORT: String(cmsPort),
        SITE_URL: '',
        PAGE_WARM_UP: 'off',
        STRAPI_URL: '',
        LEADS_RATE_LIMIT: '100000',
        LIKES_RATE_LIMIT: '100000',
      },
    },
    path.join(dataDir, 'start.log'),
  );
  try {
    await step('Starting the CMS and the site on a temporary database', () => untilReady(site));
    const env = {
      ...process.env,
      SITE_BASE: `http://localhost:${port}`,
      STRAPI_URL: `http://127.0.0.1:${cmsPort}`,
      STRAPI_TOKEN: (await loadSecrets(dataDir)).STRAPI_TOKEN,
      STACK_DATA_DIR: dataDir,
      CMS_DATABASE: path.join(dataDir, 'cms/database.sqlite'),
      CHROMIUM_PATH: chromium,
    };
    // The first part that fails ends the run, so that what failed in it is the last that is said.
    if (!only || only === 'integration')
      if (await run('vitest', ['run', '--project', 'integration', ...(only ? process.argv.slice(3) : [])], env))
        throw new Failure('Integration tests failed, see above; the browser tests were not run');
    if (!only || only === 'e2e')
      if (await run('playwright', ['test', ...process.argv.slice(3)], env))
        throw new Failure('Browser tests failed, see above');
    say(`All tests passed in ${Math.round((Date.now() - started) / 1000)} s`);
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

/** Runs a test runner with its output on the screen; its exit code. */
function run(program: string, args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const options: SpawnOptions = { cwd: WEB, env, stdio: ['ignore', 'inherit', 'inherit'] };
  return new Promise((resolve) => {
    spawn(process.execPath, [webBin(program), ...args], options).on('close', (code) => resolve(code ?? 1));
  });
}

function untilReady(site: Running): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Failure(`Not ready within ${START_MS / 1000} s:\n${site.lastLines()}`)),
      START_MS,
    );
    site.onLine((line) => {
      if (!line.startsWith('Ready after')) return;
      clearTimeout(timer);
      resolve();
    });
    site.exited.then(() => {
      clearTimeout(timer);
      reject(new Failure(`The start failed:\n${site.lastLines()}`));
    });
  });
}

/** The path of a Chromium: the one that is named, Debian's without windows, the machine's, or one that is installed now. */
async function ensureChromium(): Promise<string> {
  if (!process.env.CHROMIUM_PATH) {
    if (!existsSync(HEADLESS_SHELL)) installFromDebian('chromium-headless-shell');
    if (existsSync(HEADLESS_SHELL)) return HEADLESS_SHELL;
  }
  const found = findChromium();
  if (found) return found;
  say('Installing a Chromium for the browser tests …');
  spawnSync(process.execPath, [webBin('playwright'), 'install', 'chromium'], {
    cwd: WEB,
    stdio: 'ignore',
    timeout: 300_000,
  });
  if (!findChromium()) installFromDebian('chromium');
  return (
    findChromium() ??
    fail('No Chromium was found and none could be installed: install one and name it in CHROMIUM_PATH')
  );
}

/** The tests that need PostgreSQL, Redis or Caddy find them, or say that they are left out. */
function ensureServers(): void {
  if (!existsSync('/usr/lib/postgresql')) installFromDebian('postgresql');
  if (!existsSync('/usr/bin/redis-server')) installFromDebian('redis-server');
  if (!existsSync('/usr/bin/caddy')) installFromDebian('caddy');
}

function installFromDebian(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  spawnSync('apt-get', ['update'], quiet);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], quiet);
}

function fail(message: string): never {
  throw new Failure(message);
}

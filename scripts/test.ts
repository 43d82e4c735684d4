import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  findChromium,
  isInstalled,
  PROGRAM_NAMES,
  PROGRAMS,
  type ProgramName,
} from '../web/test/installed-programs.ts';
import { countListedTests, readPlaywrightReport, readVitestReport } from '../web/test/test-reports.ts';
import { buildChangedParts } from './build.ts';
import { checkAll } from './check.ts';
import { ROOT, WEB, webBin } from './paths.ts';
import { Failure, print, printError } from './progress.ts';
import { Totals, unnamedFailure } from './results.ts';
import { startTestStack } from './test-stack.ts';

const USAGE = `npm test                      check, integration tests, browser journeys
npm run test:all              that, and what takes long
npm test integration [file]   integration tests, also those that take long
npm test e2e [file]           browser tests, also those that take long
npm test containers           the images and compose.yml; needs a Docker engine`;

/** For each command, the projects of web/vitest.config.ts and web/playwright.config.ts that it runs, in order. */
const COMMANDS: Record<string, { integration?: string[]; browser?: string[]; check?: true }[]> = {
  test: [{ check: true, integration: ['integration'], browser: ['journeys'] }],
  all: [
    { check: true, integration: ['integration'], browser: ['journeys'] },
    { integration: ['long'], browser: ['long'] },
  ],
  integration: [{ integration: ['integration', 'long'] }],
  e2e: [{ browser: ['journeys', 'long'] }],
  containers: [{ integration: ['containers'] }],
};

/** Enough for an error with its stack. */
const LAST_LINES = 40;

const [command = 'test', ...filters] = process.argv.slice(2);
const rounds = COMMANDS[command];
const totals = new Totals();
const reports = mkdtempSync(path.join(os.tmpdir(), 'studio-reports-'));
const started = Date.now();

if (!rounds) print(USAGE);
else {
  try {
    if (rounds.some(({ check }) => check)) await checkAll(totals);
    if (command === 'containers') await runVitest(['containers'], process.env);
    else await runOnStack(rounds);
  } catch (error) {
    printError(error);
    totals.add('The run', unnamedFailure(error));
  }
  rmSync(reports, { recursive: true, force: true });
  print(`\n${Math.round((Date.now() - started) / 1000)} s`);
  totals.print();
}

async function runOnStack(rounds: { integration?: string[]; browser?: string[] }[]): Promise<void> {
  reportMissing(command === 'test' || command === 'e2e' ? ['Chromium'] : PROGRAM_NAMES);
  await buildChangedParts(path.join(ROOT, '.data/logs'));
  const stack = await startTestStack();
  try {
    const chromium = findChromium();
    const env = { ...process.env, ...stack.env, ...(chromium ? { CHROMIUM_PATH: chromium } : {}) };
    for (const { integration, browser } of rounds) {
      if (integration) await runVitest(integration, env);
      if (browser) await runPlaywright(browser, env, chromium !== undefined);
    }
  } finally {
    await stack.stop();
  }
}

async function runVitest(projects: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const report = path.join(reports, `${projects[0]}.json`);
  const args = ['run', ...projects.flatMap((name) => ['--project', name]), ...filters];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  await totals.run(
    `integration tests (${projects.join(', ')})`,
    () => run('vitest', [...args, ...reporters], env),
    () => readVitestReport(report),
  );
}

async function runPlaywright(projects: string[], env: NodeJS.ProcessEnv, hasBrowser: boolean): Promise<void> {
  const report = path.join(reports, `${projects[0]}.json`);
  const args = ['test', ...projects.map((name) => `--project=${name}`), ...filters];
  const name = `browser tests (${projects.join(', ')})`;
  if (hasBrowser)
    await totals.run(
      name,
      () => run('playwright', args, { ...env, PLAYWRIGHT_REPORT: report }),
      () => readPlaywrightReport(report),
    );
  else {
    const options = { cwd: WEB, env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
    const listing = [webBin('playwright'), ...args, '--list', '--reporter=json'];
    const { stdout } = spawnSync(process.execPath, listing, options);
    totals.add(name, { passed: 0, failures: [], skipped: countListedTests(stdout) });
  }
}

/** @throws Failure with the last errors of the program */
function run(program: string, args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [webBin(program), ...args], {
      cwd: WEB,
      env,
      stdio: ['ignore', 'inherit', 'pipe'],
    });
    let errors = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      process.stderr.write(text);
      errors = (errors + text).split('\n').slice(-LAST_LINES).join('\n');
    });
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Failure(`${program} ended with status ${code}`, errors.trim())),
    );
  });
}

/** Tests that need a missing program skip themselves. CI installs all of them. */
function reportMissing(names: readonly ProgramName[]): void {
  const missing = names.filter((name) => !isInstalled(name));
  if (missing.length > 0 && process.env.CI) installFromDebian(missing.map((name) => PROGRAMS[name].debianPackage));
  for (const name of missing.filter((name) => !isInstalled(name))) {
    const { debianPackage, neededBy } = PROGRAMS[name];
    print(`${name} is missing: ${neededBy} are skipped. To install it: sudo apt-get install ${debianPackage}`);
  }
}

function installFromDebian(packages: string[]): void {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  print(`CI: installing ${packages.join(' ')} with apt-get`);
  for (const args of [
    ['update'],
    ['install', '-y', '--no-install-recommends', ...packages.flatMap((name) => name.split(' '))],
  ]) {
    const [program = '', ...rest] = [...sudo, 'apt-get', ...args];
    spawnSync(program, rest, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  }
}

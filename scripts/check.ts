import { rmSync } from 'node:fs';
import path from 'node:path';
import { readVitestReport } from '../web/test/test-reports.ts';
import { generateCmsTypes, systemNode } from './build.ts';
import { CMS, ROOT, WEB, webBin } from './paths.ts';
import { step } from './progress.ts';
import { Totals } from './results.ts';
import { runToCompletion } from './run.ts';

const LOG_DIR = path.join(ROOT, '.data/logs');
const CMS_TSC = path.join(CMS, 'node_modules/typescript/bin/tsc');

const onlyWhatChanged = (name: string) => ['--incremental', '--tsBuildInfoFile', `.cache/${name}.tsbuildinfo`];

type Command = { command: string; args: string[]; cwd: string };
const inWeb = (args: string[], command = process.execPath): Command => ({ command, args, cwd: WEB });
const inCms = (args: string[]): Command => ({ command: systemNode(), args, cwd: CMS });

/** Runs two halves in parallel, as CI machines have two cores. */
export async function checkAll(totals: Totals): Promise<void> {
  await Promise.all([
    (async () => {
      await totals.run('format and lint', () =>
        check('Format and lint', { command: webBin('biome'), args: ['check', '--error-on-warnings', '.'], cwd: ROOT }),
      );
      await totals.run('types of the site', async () => {
        await check('Types of the routes', inWeb([webBin('react-router'), 'typegen']));
        await check('Types of the site', inWeb(onlyWhatChanged('site'), webBin('tsc')));
      });
      await totals.run('types of the CMS', async () => {
        await generateCmsTypes(LOG_DIR);
        await check('Types of the CMS', inCms([CMS_TSC, '--noEmit', ...onlyWhatChanged('cms')]));
      });
      await totals.run('types of the admin panel', () =>
        check(
          'Types of the admin panel',
          inCms([CMS_TSC, '-p', 'src/admin/tsconfig.json', ...onlyWhatChanged('admin-panel')]),
        ),
      );
    })(),
    runUnitTests(totals),
  ]);
}

async function runUnitTests(totals: Totals): Promise<void> {
  const report = path.join(LOG_DIR, 'unit.json');
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  await totals.run(
    'unit tests',
    () => check('Unit tests', inWeb([webBin('vitest'), 'run', '--project', 'unit*', ...reporters])),
    () => readVitestReport(report),
  );
}

const check = (what: string, command: Command): Promise<void> =>
  step(what, () =>
    runToCompletion(what, command, path.join(LOG_DIR, `${what.toLowerCase().replaceAll(' ', '-')}.log`)),
  );

if (import.meta.main) {
  const totals = new Totals();
  await checkAll(totals);
  totals.print();
}

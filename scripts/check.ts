import path from 'node:path';
import { generateCmsTypes, systemNode } from './build.ts';
import { CMS, ROOT, WEB, webBin } from './paths.ts';
import { main, step } from './progress.ts';
import { runToEnd } from './run.ts';

const logDir = path.join(ROOT, '.data/logs');

const node = process.execPath;

/** What has to be green before a commit. */
async function check(): Promise<void> {
  await checkSources();
  await runUnitTests();
}

/** Format, lint and types. */
export async function checkSources(): Promise<void> {
  await step('Format and lint', () =>
    runToEnd(
      'Format and lint',
      { command: webBin('biome'), args: ['check', '--error-on-warnings', '.'], cwd: ROOT },
      path.join(logDir, 'lint.log'),
    ),
  );
  await step('Types of the site', async () => {
    await runToEnd(
      'Types of the routes',
      { command: node, args: [webBin('react-router'), 'typegen'], cwd: WEB },
      path.join(logDir, 'typegen.log'),
    );
    await runToEnd(
      'Types of the site',
      { command: webBin('tsc'), args: [], cwd: WEB },
      path.join(logDir, 'types-web.log'),
    );
  });
  await step('Types of the CMS', async () => {
    const tsc = path.join(CMS, 'node_modules/typescript/bin/tsc');
    await generateCmsTypes(logDir);
    await runToEnd(
      'Types of the CMS',
      { command: systemNode(), args: [tsc, '--noEmit'], cwd: CMS },
      path.join(logDir, 'types-cms.log'),
    );
    await runToEnd(
      'Types of the admin panel',
      { command: systemNode(), args: [tsc, '-p', 'src/admin/tsconfig.json'], cwd: CMS },
      path.join(logDir, 'types-admin.log'),
    );
  });
}

/** Those of the site; what they print is shown when one fails. */
export async function runUnitTests(): Promise<void> {
  await step('Unit tests', () =>
    runToEnd(
      'Unit tests',
      { command: node, args: [webBin('vitest'), 'run', '--project', 'unit'], cwd: WEB },
      path.join(logDir, 'unit.log'),
    ),
  );
}

if (import.meta.main) await main(check);

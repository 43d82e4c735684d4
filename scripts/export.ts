import { rmSync } from 'node:fs';
import path from 'node:path';
import { buildChangedParts, strapiBin, systemNode } from './build.ts';
import { CMS, ROOT } from './paths.ts';
import { main, print, step } from './progress.ts';
import { runToCompletion } from './run.ts';
import { loadSecrets } from './secrets.ts';

/** Exports content, files and inbox, but no admin accounts, to DATA_DIR/content.tar.gz for another server (docs/deployment.md). */
await main(async () => {
  const dataDir = path.resolve(ROOT, process.env.DATA_DIR || '.data');
  const logDir = path.join(dataDir, 'logs');
  const archive = path.join(dataDir, 'content');
  const secrets = await loadSecrets(dataDir);
  await buildChangedParts(logDir);
  rmSync(`${archive}.tar.gz`, { force: true });
  await step('Packing the content', () =>
    runToCompletion(
      'Packing the content',
      {
        command: systemNode(),
        args: [strapiBin, 'export', '--no-encrypt', '--file', archive],
        cwd: CMS,
        env: {
          ...secrets,
          PATH: `${path.dirname(systemNode())}${path.delimiter}${process.env.PATH}`,
          NODE_ENV: 'production',
          DATA_DIR: dataDir,
          IMPORT_CONTENT: 'never',
          STRAPI_TELEMETRY_DISABLED: 'true',
        },
      },
      path.join(logDir, 'export.log'),
    ),
  );
  print(`\nExported to ${archive}.tar.gz. It includes personal data from the inbox: keep it private.`);
});

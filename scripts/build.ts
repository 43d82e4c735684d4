import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CMS, WEB, webBin } from './paths.ts';
import { step } from './progress.ts';
import { runToEnd } from './run.ts';

type Part = {
  name: string;
  dir: string;
  output: string;
  sources: string[];
  command: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  /** What the build needs first. */
  prepare?: (logDir: string) => Promise<void>;
};

/** The Node that installed cms/, handed down by with-node.mjs. */
export const systemNode = (): string => process.env.SYSTEM_NODE ?? 'node';
export const strapiBin = path.join(CMS, 'node_modules/@strapi/strapi/bin/strapi.js');

const cms: Part = {
  name: 'the CMS and its admin panel',
  dir: CMS,
  output: 'dist',
  sources: ['config/**', 'src/**', 'package-lock.json', 'package.json', 'tsconfig.json'],
  command: systemNode(),
  args: [strapiBin, 'build'],
  env: { STRAPI_TELEMETRY_DISABLED: 'true', NODE_ENV: 'production' },
  prepare: generateCmsTypes,
};
const site: Part = {
  name: 'the site',
  dir: WEB,
  output: 'build',
  sources: [
    'app/**',
    'public/**',
    'platform/**',
    'server/**',
    '*.server.ts',
    '{vite,react-router}.config.ts',
    'build-record.ts',
    'package-lock.json',
    'package.json',
    'tsconfig.json',
  ],
  command: process.execPath,
  args: [webBin('react-router'), 'build'],
  env: { NODE_ENV: 'production' },
};

/** Builds what has changed since its last build: each part by its own sources and lockfile. */
export async function buildWhatChanged(logDir: string): Promise<void> {
  for (const part of [cms, site]) {
    const wanted = fingerprint(part);
    if (isBuilt(part, wanted)) continue;
    await step(`Building ${part.name}`, async () => {
      await part.prepare?.(logDir);
      await runToEnd(
        `Building ${part.name}`,
        { command: part.command, args: part.args, cwd: part.dir, ...(part.env ? { env: part.env } : {}) },
        path.join(logDir, `build-${path.basename(part.dir)}.log`),
      );
    });
    writeFileSync(stampFile(part), wanted);
  }
}

/** Writes `cms/types/generated` from the schemas when they have changed, so that the compiler knows every field of the content. */
export async function generateCmsTypes(logDir: string): Promise<void> {
  const fingerprintFile = path.join(CMS, 'types/generated/.fingerprint');
  const sources = ['src/**/*.json', 'types/generated/*.ts', 'package-lock.json'];
  const wanted = () => fingerprint({ ...cms, sources });
  if (existsSync(fingerprintFile) && readFileSync(fingerprintFile, 'utf8') === wanted()) return;
  // Strapi compiles into dist/ for this. What lies there then is no longer what was built.
  if (!isBuilt(cms, fingerprint(cms))) rmSync(stampFile(cms), { force: true });
  await runToEnd(
    'Types of the content',
    {
      command: cms.command,
      args: [strapiBin, 'ts:generate-types', '--silent'],
      cwd: cms.dir,
      ...(cms.env ? { env: cms.env } : {}),
    },
    path.join(logDir, 'typegen-cms.log'),
  );
  writeFileSync(fingerprintFile, wanted());
}

const stampFile = ({ dir, output }: Part): string => path.join(dir, output, '.built');

const isBuilt = (part: Part, wanted: string): boolean =>
  existsSync(stampFile(part)) && readFileSync(stampFile(part), 'utf8') === wanted;

/** Changes with the content of any source file, but not of its tests, and with the Node that builds it. */
function fingerprint({ dir, sources, command }: Pick<Part, 'dir' | 'sources' | 'command'>): string {
  const hash = createHash('sha256').update(execFileSync(command, ['--version']));
  for (const file of globSync(sources, { cwd: dir }).sort()) {
    const absolute = path.join(dir, file);
    if (/\.test\.tsx?$/.test(file) || !statSync(absolute).isFile()) continue;
    hash.update(`${file}\0`).update(readFileSync(absolute));
  }
  return hash.digest('hex');
}

/** Changes with whatever may change a database that the demo was imported into. */
export const demoFingerprint = (): string => fingerprint({ ...cms, sources: [...cms.sources, 'content/**'] });

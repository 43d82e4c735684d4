import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CMS, WEB, webBin } from './paths.ts';
import { step } from './progress.ts';
import { runToCompletion } from './run.ts';

type Part = {
  name: string;
  dir: string;
  output: string;
  sources: string[];
  command: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  prepare?: (logDir: string) => Promise<void>;
};

/** The Node that installed cms/, passed on by with-node.mjs. */
export const systemNode = (): string => process.env.SYSTEM_NODE ?? 'node';
export const strapiBin = path.join(CMS, 'node_modules/@strapi/strapi/bin/strapi.js');

const cms: Part = {
  name: 'the CMS and its admin panel',
  dir: CMS,
  output: 'dist',
  sources: ['config/**', 'database/**', 'src/**', 'package-lock.json', 'package.json', 'tsconfig.json'],
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
    'brand/**',
    'public/**',
    'platform/**',
    'server/**',
    '{brand-names,build-record,env.server}.ts',
    '{vite,react-router}.config.ts',
    'package-lock.json',
    'package.json',
    'tsconfig.json',
  ],
  command: process.execPath,
  args: [webBin('react-router'), 'build'],
  env: { NODE_ENV: 'production' },
};

export async function buildChangedParts(logDir: string): Promise<void> {
  for (const part of [cms, site]) {
    const wanted = fingerprint(part);
    if (isBuilt(part, wanted)) continue;
    await step(`Building ${part.name}`, async () => {
      // `strapi build` doesn't delete the compiled files of removed content types, and Strapi would load them.
      rmSync(path.join(part.dir, part.output), { recursive: true, force: true });
      await part.prepare?.(logDir);
      await runToCompletion(
        `Building ${part.name}`,
        { command: part.command, args: part.args, cwd: part.dir, ...(part.env ? { env: part.env } : {}) },
        path.join(logDir, `build-${path.basename(part.dir)}.log`),
      );
    });
    writeFileSync(builtFingerprintFile(part), wanted);
  }
}

/** Writes `cms/types/generated` when the schemas have changed. */
export async function generateCmsTypes(logDir: string): Promise<void> {
  const fingerprintFile = path.join(CMS, 'types/generated/.fingerprint');
  const sources = ['src/**/*.json', 'types/generated/*.ts', 'package-lock.json'];
  const wanted = () => fingerprint({ ...cms, sources });
  if (existsSync(fingerprintFile) && readFileSync(fingerprintFile, 'utf8') === wanted()) return;
  // Strapi compiles into dist/ for this, which overwrites the build there.
  if (!isBuilt(cms, fingerprint(cms))) rmSync(builtFingerprintFile(cms), { force: true });
  await runToCompletion(
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

const builtFingerprintFile = ({ dir, output }: Part): string => path.join(dir, output, '.built');

const isBuilt = (part: Part, wanted: string): boolean =>
  existsSync(builtFingerprintFile(part)) && readFileSync(builtFingerprintFile(part), 'utf8') === wanted;

/** A hash of the Node version and all source files except tests. */
function fingerprint({ dir, sources, command }: Pick<Part, 'dir' | 'sources' | 'command'>): string {
  const hash = createHash('sha256').update(execFileSync(command, ['--version']));
  for (const file of globSync(sources, { cwd: dir }).sort()) {
    const absolute = path.join(dir, file);
    if (/\.test\.tsx?$/.test(file) || !statSync(absolute).isFile()) continue;
    hash.update(`${file}\0`).update(readFileSync(absolute));
  }
  return hash.digest('hex');
}

/** A hash of everything that affects a database with the demo. */
export const demoFingerprint = (): string => fingerprint({ ...cms, sources: [...cms.sources, 'content/**'] });

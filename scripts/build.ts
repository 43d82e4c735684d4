import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
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
};

/** The Node that installed cms/, handed down by with-node.mjs. */
export const systemNode = (): string => process.env.SYSTEM_NODE ?? 'node';
export const strapiBin = path.join(CMS, 'node_modules/@strapi/strapi/bin/strapi.js');

const PARTS: Part[] = [
  {
    name: 'the CMS and its admin panel',
    dir: CMS,
    output: 'dist',
    sources: ['config/**', 'src/**', 'package-lock.json', 'package.json', 'tsconfig.json'],
    command: systemNode(),
    args: [strapiBin, 'build'],
    env: { STRAPI_TELEMETRY_DISABLED: 'true', NODE_ENV: 'production' },
  },
  {
    name: 'the site',
    dir: WEB,
    output: 'build',
    sources: [
      'app/**',
      'public/**',
      'server/**',
      '*.config.ts',
      'build-record.ts',
      'package-lock.json',
      'package.json',
      'tsconfig.json',
    ],
    command: process.execPath,
    args: [webBin('react-router'), 'build'],
    env: { NODE_ENV: 'production' },
  },
];

/** Builds what has changed since its last build: each part by its own sources and lockfile. */
export async function buildWhatChanged(logDir: string): Promise<void> {
  for (const part of PARTS) {
    const stampFile = path.join(part.dir, part.output, '.built');
    const wanted = fingerprint(part);
    if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) continue;
    await step(`Building ${part.name}`, () =>
      runToEnd(
        `Building ${part.name}`,
        { command: part.command, args: part.args, cwd: part.dir, ...(part.env ? { env: part.env } : {}) },
        path.join(logDir, `build-${path.basename(part.dir)}.log`),
      ),
    );
    writeFileSync(stampFile, wanted);
  }
}

/** Changes with the content of any source file and with the Node that builds it. */
function fingerprint({ dir, sources, command }: Part): string {
  const hash = createHash('sha256').update(execFileSync(command, ['--version']));
  for (const file of globSync(sources, { cwd: dir }).sort()) {
    const absolute = path.join(dir, file);
    if (statSync(absolute).isFile()) hash.update(`${file}\0`).update(readFileSync(absolute));
  }
  return hash.digest('hex');
}

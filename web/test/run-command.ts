import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { freePort } from './free-port.ts';

export const ROOT = path.resolve(import.meta.dirname, '../..');
/** The system's Node, which installed cms/. */
const SYSTEM_NODE = process.env.SYSTEM_NODE ?? process.execPath;

type Options = {
  dataDir: string;
  env?: Record<string, string>;
  /** The returned promise resolves when the output matches, otherwise when the command ends. */
  until?: RegExp;
  cwd?: string;
} & ({ script?: string[] } | { npm: string[] });

type CommandRun = { program: ChildProcess; code: number | null; output: string; port: number; cmsPort: number };

/** Runs a script of scripts/, or npm, on free ports. */
export async function runCommand({ dataDir, env = {}, until, cwd = ROOT, ...options }: Options): Promise<CommandRun> {
  const [port, cmsPort] = [await freePort(), await freePort()];
  const [command, args] =
    'npm' in options
      ? ['npm', options.npm]
      : [SYSTEM_NODE, ['scripts/with-node.mjs', ...(options.script ?? ['scripts/start.ts'])]];
  const program = spawn(command, args, {
    cwd,
    env: {
      ...process.env,
      // With another Node, npm would reinstall the packages.
      PATH: `${path.dirname(SYSTEM_NODE)}${path.delimiter}${process.env.PATH}`,
      SITE_URL: '',
      STRAPI_URL: '',
      STRAPI_TOKEN: '',
      PORT: String(port),
      CMS_PORT: String(cmsPort),
      DATA_DIR: dataDir,
      IMPORT_CONTENT: 'never',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const code = await new Promise<number | null>((resolve) => {
    for (const stream of [program.stdout, program.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
        if (until?.test(output)) resolve(null);
      });
    program.on('close', resolve);
  });
  return { program, code, output, port: Number(env.PORT ?? port), cmsPort: Number(env.CMS_PORT ?? cmsPort) };
}

/** Sends SIGINT and returns the exit code. */
export function pressCtrlC(program: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    program.on('close', resolve);
    program.kill('SIGINT');
  });
}

export const isListening = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/`)
    .then(() => true)
    .catch(() => false);

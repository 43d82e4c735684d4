import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { freePort } from './free-port.ts';
import { waitFor } from './wait-for.ts';

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

/** Sends a signal to the command and waits until all processes that it has started have ended. Returns how many there were. */
export async function endWithDescendants(program: ChildProcess, signal: NodeJS.Signals): Promise<number> {
  const descendants = descendantsOf(program.pid);
  program.kill(signal);
  await waitFor('all processes have ended', async () => !descendants.some(isAlive));
  return descendants.length;
}

function descendantsOf(pid: number | undefined): number[] {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' });
  const all = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const below = (parent: number | undefined): number[] =>
    all.flatMap(([id, of]) => (id && of === parent ? [id, ...below(id)] : []));
  return below(pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

export const isListening = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/`)
    .then(() => true)
    .catch(() => false);

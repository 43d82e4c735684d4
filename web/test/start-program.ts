import { type SpawnOptions, spawn } from 'node:child_process';
import { addLog } from './logs.ts';
import { waitFor } from './wait-for.ts';

export type Program = {
  pid: number;
  log: () => string;
  /** Sends SIGTERM and waits for the end. */
  stop: () => Promise<void>;
  /** Sends SIGKILL and waits for the end. */
  kill: () => Promise<void>;
};

type Options = Pick<SpawnOptions, 'cwd' | 'env' | 'uid' | 'gid'> & {
  name: string;
  command: string;
  args: string[];
  isReady: () => Promise<boolean>;
};

/** Long, because importing the demo takes minutes on a busy machine. */
export const START_MS = 300_000;

/** Starts a program and waits until it is ready. @throws with the end of its log if it exits or doesn't get ready */
export async function startProgram({ name, command, args, isReady, ...options }: Options): Promise<Program> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (log += chunk));
  addLog(name, () => log);
  let hasEnded = false;
  const exited = new Promise<void>((resolve) => child.on('close', () => resolve()));
  void exited.then(() => {
    hasEnded = true;
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exited;
  };
  try {
    await waitFor(`${name} is ready`, async () => hasEnded || isReady(), START_MS);
    if (hasEnded) throw new Error(`${name} has ended with status ${child.exitCode ?? child.signalCode}`);
  } catch (error) {
    await end('SIGKILL');
    throw new Error(`${name} did not start:\n${log.slice(-3000)}`, { cause: error });
  }
  return { pid: child.pid ?? 0, log: () => log, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

export const respondsOk = (url: string) => async (): Promise<boolean> => (await fetch(url)).ok;

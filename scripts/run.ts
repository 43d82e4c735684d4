import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { Failure } from './progress.ts';

const LAST_LINES = 15;
const STOP_GRACE_MS = 12_000;

type Command = { command: string; args: string[]; cwd: string; env?: NodeJS.ProcessEnv };

/** Runs a program to its end. Its output goes to the log file, its last lines into the failure's sentence. */
export async function runToEnd(name: string, command: Command, logFile: string): Promise<void> {
  const started = start(command, logFile);
  const code = await started.exited;
  if (code !== 0) throw new Failure(`${name} failed (the whole log: ${logFile})\n${started.lastLines()}`);
}

export type Running = {
  child: ChildProcess;
  /** The exit code; null when a signal ended it. */
  exited: Promise<number | null>;
  lastLines: () => string;
  /** Asks it to stop, waits, and ends it when it does not. */
  stop: () => Promise<void>;
  onLine: (listener: (line: string) => void) => void;
};

/** Starts a program that keeps running. It is told by a closed channel when this process dies. */
export function start({ command, args, cwd, env }: Command, logFile: string): Running {
  mkdirSync(path.dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);
  // A group of its own: Ctrl-C reaches this process only, which then stops its children in order.
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: process.platform !== 'win32',
  });
  const tail: string[] = [];
  const listeners: ((line: string) => void)[] = [];
  let rest = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      log.write(chunk);
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (line.trim()) tail.push(line);
        if (tail.length > LAST_LINES) tail.shift();
        for (const listener of listeners) listener(line);
      }
    });
  const exited = new Promise<number | null>((resolve) => {
    child.on('error', (error) => {
      tail.push(error.message);
      resolve(1);
    });
    child.on('close', (code) => log.end(() => resolve(code)));
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_GRACE_MS);
    await exited;
    clearTimeout(timer);
  };
  return { child, exited, lastLines: () => tail.join('\n'), stop, onLine: (listener) => listeners.push(listener) };
}

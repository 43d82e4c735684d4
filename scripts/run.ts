import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Failure } from './progress.ts';

const LAST_LINES = 15;
const STOP_GRACE_MS = 12_000;

type Command = { command: string; args: string[]; cwd: string; env?: NodeJS.ProcessEnv };

/** Output goes to the log file. @throws Failure with its last lines */
export async function runToCompletion(name: string, command: Command, logFile: string): Promise<void> {
  const started = start(command, logFile);
  const code = await started.exited;
  if (code !== 0) throw new Failure(`${name} failed (full log: ${logFile})\n${started.lastLines()}`);
}

export type Running = {
  child: ChildProcess;
  /** Exit code; null after a signal. */
  exited: Promise<number | null>;
  lastLines: () => string;
  /** SIGTERM, then SIGKILL after a grace period. */
  stop: () => Promise<void>;
  onLine: (listener: (line: string) => void) => void;
};

/** The IPC channel tells the child when this process dies. */
export function start({ command, args, cwd, env }: Command, logFile: string): Running {
  mkdirSync(path.dirname(logFile), { recursive: true });
  const log = openLog(logFile);
  // A process group of its own, so that Ctrl-C reaches only this process, which stops its children in order.
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: process.platform !== 'win32',
  });
  const tail: string[] = [];
  const listeners: ((line: string) => void)[] = [];
  for (const input of [child.stdout, child.stderr]) {
    if (!input) continue;
    input.on('data', log.write);
    createInterface({ input }).on('line', (line) => {
      if (line.trim()) tail.push(line);
      if (tail.length > LAST_LINES) tail.shift();
      for (const listener of listeners) listener(line);
    });
  }
  const exited = new Promise<number | null>((resolve) => {
    child.on('error', (error) => {
      tail.push(error.message);
      resolve(1);
    });
    child.on('close', (code) => {
      log.close();
      resolve(code);
    });
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

function openLog(file: string) {
  const descriptor = openSync(file, 'w', 0o600);
  return {
    write: (chunk: Buffer) => {
      try {
        writeSync(descriptor, chunk);
      } catch {
        // The disk is full: the program runs on, and its log has a gap.
      }
    },
    close: () => closeSync(descriptor),
  };
}

import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

type Log = { name: string; read: () => string };

const stack = process.env.STACK_DATA_DIR;
/** Logs of the programs that this process uses. */
const logs: Log[] = stack
  ? ['site', 'cms'].map((name) => ({ name: `shared-${name}`, read: tail(path.join(stack, 'logs', `${name}.log`)) }))
  : [];

export function addLog(name: string, read: () => string): void {
  logs.push({ name: `${logs.length}-${name.replaceAll(' ', '-')}`, read });
}

/** Returns a function that reads what has been appended to the file since. */
export function tail(file: string): () => string {
  const from = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return () => readFileSync(file).subarray(from).toString();
}

/** Saves the logs of a failed test. */
export function saveLogs(dir: string): void {
  mkdirSync(dir, { recursive: true });
  for (const { name, read } of logs) writeFileSync(path.join(dir, `${name}.log`), read());
}

import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { EnvError } from '#env.server.ts';

export function makeDataFolder(folder: string): void {
  try {
    makeFolder(folder);
  } catch (error) {
    throw new EnvError(dataFolderError(folder, error as NodeJS.ErrnoException));
  }
}

export const dataFolderError = (folder: string, { code }: NodeJS.ErrnoException): string =>
  `The data folder ${folder} cannot be written (${code}): choose another with DATA_DIR`;

/** Creates a folder and its parents. `mkdirSync` with `recursive` would never return for a path in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

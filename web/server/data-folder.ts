import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { EnvError } from '../env.server.ts';

/**
 * Makes DATA_DIR, or a folder in it, unless it exists.
 * @throws EnvError in one line when that is impossible
 */
export function makeDataFolder(folder: string): void {
  try {
    makeFolder(folder);
  } catch (error) {
    throw new EnvError(dataFolderProblem(folder, error as NodeJS.ErrnoException));
  }
}

export const dataFolderProblem = (folder: string, { code }: NodeJS.ErrnoException): string =>
  `The data folder ${folder} cannot be written (${code}): choose another with DATA_DIR`;

/** `mkdirSync` with `recursive` never returns where a folder exists that nothing can be made in, such as /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}

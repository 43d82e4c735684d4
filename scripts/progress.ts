import { EnvError } from '../web/env.server.ts';

/** A failure that is told to the person in front of the screen in one sentence, without a stack. */
export class Failure extends Error {}

export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Says what is being done, and how long it took. */
export async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  const started = Date.now();
  say(`${what} …`);
  const result = await work();
  say(`  ${what}: done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return result;
}

/** A Failure or a bad environment as its sentence, anything else with its stack. */
export function printError(error: unknown): void {
  const isPlain = error instanceof Failure || error instanceof EnvError;
  process.stderr.write(`${isPlain ? error.message : error instanceof Error ? error.stack : error}\n`);
}

/** Runs the program. An error is printed, and the process ends with status 1 then. */
export async function main(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    printError(error);
    process.exitCode = 1;
  }
}

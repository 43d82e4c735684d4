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

/** Runs the program; a Failure or a bad environment is printed as its sentence, anything else with its stack. Ends with status 1 then. */
export async function main(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    process.stderr.write(
      `${error instanceof Failure || error instanceof EnvError ? error.message : error instanceof Error ? error.stack : error}\n`,
    );
    process.exitCode = 1;
  }
}

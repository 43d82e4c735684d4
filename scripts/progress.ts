import { EnvError } from '../web/env.server.ts';

/** An expected failure, whose message is printed without a stack. */
export class Failure extends Error {
  /** What a program wrote before it failed. */
  readonly output: string;

  constructor(message: string, output = '') {
    super(message);
    this.output = output;
  }
}

export const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

export async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  const started = Date.now();
  print(`${what} …`);
  const result = await work();
  print(`  ${what}: done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return result;
}

export function printError(error: unknown): void {
  const isPlain = error instanceof Failure || error instanceof EnvError;
  process.stderr.write(`${isPlain ? error.message : error instanceof Error ? error.stack : error}\n`);
}

/** Prints an error and sets exit code 1. */
export async function main(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    printError(error);
    process.exitCode = 1;
  }
}

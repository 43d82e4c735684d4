import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { start } from '../scripts/run.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'run-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function linesOf(script: string): Promise<string[]> {
  const lines: string[] = [];
  const command = { command: process.execPath, args: ['--input-type=module', '--eval', script], cwd: folder };
  const program = start(command, path.join(folder, 'output.log'));
  program.onLine((line) => lines.push(line));
  await program.exited;
  return lines;
}

it('a line stays whole if a warning is written in the middle of it', async () => {
  const lines = await linesOf(`
    import { setTimeout } from 'node:timers/promises';
    process.stdout.write('Ready ');
    await setTimeout(200);
    process.stderr.write('A warning\\n');
    await setTimeout(200);
    process.stdout.write('after 3 s\\n');
  `);
  expect(lines).toEqual(['A warning', 'Ready after 3 s']);
});

it('a character can arrive in two chunks', async () => {
  const lines = await linesOf(`
    import { setTimeout } from 'node:timers/promises';
    const [first, second] = Buffer.from('ü');
    process.stdout.write(Buffer.of(first));
    await setTimeout(200);
    process.stdout.write(Buffer.of(second));
  `);
  expect(lines).toEqual(['ü']);
});

it.runIf(existsSync('/dev/full'))('a program outlives a full disk, on which its log can’t be written', async () => {
  const command = { command: process.execPath, args: ['--eval', 'console.log("Ready")'], cwd: folder };
  const program = start(command, '/dev/full');
  expect(await program.exited).toBe(0);
  expect(program.lastLines()).toBe('Ready');
});

import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endWithDescendants, isListening, pressCtrlC, ROOT, runCommand } from './run-command.ts';

let dataDir: string;
let program: ChildProcess | undefined;
beforeAll(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'studio-dev-'));
});
afterAll(async () => {
  if (program) await endWithDescendants(program, 'SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

describe('npm run dev', () => {
  it('serves the same routes as production, until Ctrl-C', async () => {
    // Works on a copy, because watch mode recompiles the CMS, whose compiled code other tests run.
    const copy = path.join(dataDir, 'copy');
    cpSync(path.join(ROOT, 'scripts'), path.join(copy, 'scripts'), { recursive: true });
    const made = ['node_modules', 'build', 'dist'].flatMap((name) =>
      ['web', 'cms'].map((part) => path.join(part, name)),
    );
    for (const part of ['web', 'cms']) {
      const filter = (file: string) => !made.includes(path.relative(ROOT, file));
      cpSync(path.join(ROOT, part), path.join(copy, part), { recursive: true, filter });
      symlinkSync(path.join(ROOT, part, 'node_modules'), path.join(copy, part, 'node_modules'));
    }
    const script = ['scripts/start.ts', '--watch'];
    const run = await runCommand({ dataDir, until: /Ready after/, script, cwd: copy });
    program = run.program;
    const { output, port, cmsPort } = run;
    expect(output).toContain('Ready after');
    const statusOf = async (address: string) => (await fetch(`http://127.0.0.1:${port}${address}`)).status;
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('<main');
    expect(await statusOf('/healthz')).toBe(200);
    expect(await statusOf('/readyz')).toBe(200);
    expect(await statusOf('/api/preview')).toBe(403);
    expect(await pressCtrlC(program)).toBe(0);
    expect(await isListening(port)).toBe(false);
    expect(await isListening(cmsPort)).toBe(false);
  });
});

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.ts';

const WEB = path.resolve(import.meta.dirname, '..');

/** Watch mode includes the style guide. */
export async function startWatchMode(): Promise<{ base: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'northquay-watch-'));
  const child = spawn(process.execPath, [path.join(WEB, 'server/index.ts'), '--watch'], {
    cwd: WEB,
    env: { ...process.env, PORT: String(port), SITE_URL: '', DATA_DIR: dataDir, NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (log += chunk));
  const exited = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const base = `http://localhost:${port}`;
  while (!(await fetch(`${base}/styleguide`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`Watch mode did not start:\n${log}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    base,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

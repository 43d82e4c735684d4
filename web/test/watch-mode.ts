import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.ts';
import { respondsOk, startProgram } from './start-program.ts';

const WEB = path.resolve(import.meta.dirname, '..');

/** Starts the site in watch mode, which includes the style guide. */
export async function startWatchMode(): Promise<{ base: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'studio-watch-'));
  const base = `http://localhost:${port}`;
  const { stop } = await startProgram({
    name: 'watch mode',
    command: process.execPath,
    args: [path.join(WEB, 'server/index.ts'), '--watch'],
    cwd: WEB,
    env: { ...process.env, PORT: String(port), SITE_URL: '', DATA_DIR: dataDir, NODE_ENV: 'development' },
    isReady: respondsOk(`${base}/styleguide`),
  });
  return {
    base,
    async stop() {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.ts';

const WEB = path.resolve(import.meta.dirname, '..');

export type SiteProcess = {
  base: string;
  log: () => string;
  stop: () => Promise<void>;
  /** Ends it at once, in the middle of whatever it does. */
  kill: () => Promise<void>;
};

/** Starts the built site against a given content system and waits until it answers. */
export async function startSite({
  strapiUrl,
  env = {},
}: {
  strapiUrl: string;
  env?: Record<string, string>;
}): Promise<SiteProcess> {
  const port = await freePort();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'northquay-site-'));
  const child = spawn(process.execPath, [path.join(WEB, 'server/index.ts')], {
    cwd: WEB,
    env: {
      ...process.env,
      PORT: String(port),
      STRAPI_URL: strapiUrl,
      STRAPI_TOKEN: '',
      SITE_URL: '',
      DATA_DIR: dataDir,
      NODE_ENV: 'production',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (log += chunk));
  const exited = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const base = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${base}/healthz`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`The site did not start:\n${log}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exited;
    rmSync(dataDir, { recursive: true, force: true });
  };
  return {
    base,
    log: () => log,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

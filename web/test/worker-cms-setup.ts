import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { waitFor } from './wait-for.ts';

/** Global setup of Vitest and Playwright: creates a folder for the workers' CMSs (worker-cms.ts), and stops them at the end. */
export default function setup(): () => Promise<void> {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'studio-workers-'));
  process.env.WORKERS_DIR = dir;
  return async () => {
    for (const file of globSync(path.join(dir, '*/cms.json'))) await end(JSON.parse(readFileSync(file, 'utf8')).pid);
    rmSync(dir, { recursive: true, force: true });
  };
}

async function end(pid: number): Promise<void> {
  const signal = (name: NodeJS.Signals | 0) => {
    try {
      return process.kill(pid, name);
    } catch {
      return false;
    }
  };
  signal('SIGTERM');
  await waitFor('a CMS of the tests has ended', async () => !signal(0));
}

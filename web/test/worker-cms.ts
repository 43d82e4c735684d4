import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { type AdminCalls, adminCalls, cmsCommand, TOKEN } from './editing-cms.ts';
import { freePort } from './free-port.ts';
import { addLog, tail } from './logs.ts';
import { demoSnapshot } from './stack.ts';
import { respondsOk, START_MS } from './start-program.ts';
import { waitFor } from './wait-for.ts';

export const SITE_SECRETS = {
  REVALIDATE_SECRET: 'secret-for-revalidation-in-tests',
  PREVIEW_SECRET: 'secret-for-the-preview-in-tests',
};

/** The CMS of a test worker, which the worker's test files share. */
export type WorkerCms = AdminCalls & {
  url: string;
  token: string;
  dataDir: string;
  /** The CMS notifies a site on this port, which has to use SITE_SECRETS. */
  sitePort: number;
  /** The CMS's log since the current test file began. */
  log: () => string;
};

const description = z.object({ pid: z.number(), port: z.number(), sitePort: z.number() });
type Description = z.output<typeof description>;

/**
 * Returns this worker's CMS with the demo as imported. It is started for the first test file and restored for each later one, in a fraction
 * of a second. Call it in `beforeAll` of a file that changes content.
 */
export async function restoreWorkerCms(): Promise<WorkerCms> {
  const dataDir = path.join(workersDir(), `cms-${process.env.VITEST_POOL_ID ?? process.env.TEST_PARALLEL_INDEX ?? 0}`);
  const logFile = path.join(dataDir, 'cms.log');
  const running = readDescription(dataDir);
  const { port, sitePort } = running && isAlive(running) ? restore(running, dataDir) : await start(dataDir, logFile);
  const url = `http://127.0.0.1:${port}`;
  const log = tail(logFile);
  addLog('the CMS', log);
  return {
    ...adminCalls(url),
    url,
    token: TOKEN,
    dataDir,
    sitePort,
    log,
  };
}

async function start(dataDir: string, logFile: string): Promise<Description> {
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  cpSync(path.join(demoSnapshot, 'cms'), path.join(dataDir, 'cms'), { recursive: true });
  const [port, sitePort] = [await freePort(), await freePort()];
  const siteUrl = `http://127.0.0.1:${sitePort}`;
  const log = openSync(logFile, 'a');
  const { command, args, ...options } = cmsCommand({
    dataDir,
    port,
    env: { ...SITE_SECRETS, SITE_URL: siteUrl, REVALIDATE_URLS: `${siteUrl}/api/revalidate` },
  });
  const child = spawn(command, args, { ...options, stdio: ['ignore', log, log], detached: true });
  child.unref();
  const described = { pid: child.pid ?? 0, port, sitePort };
  writeFileSync(descriptionFile(dataDir), JSON.stringify(described));
  const isReady = respondsOk(`http://127.0.0.1:${port}/_health`);
  await waitFor('the CMS is ready', async () => child.exitCode !== null || isReady(), START_MS);
  if (child.exitCode !== null) throw new Error(`The CMS did not start:\n${readFileSync(logFile, 'utf8')}`);
  // Saved after the start, which adds the token and permissions.
  const db = openDatabase(dataDir);
  db.prepare('VACUUM INTO ?').run(startedDatabase(dataDir));
  db.close();
  return described;
}

const openDatabase = (dataDir: string) =>
  new DatabaseSync(path.join(dataDir, 'cms/database.sqlite'), { timeout: 20_000 });
const startedDatabase = (dataDir: string) => path.join(dataDir, 'started.sqlite');

/** Restores rows and files while the CMS is running. It caches none of them. */
function restore(running: Description, dataDir: string): Description {
  const db = openDatabase(dataDir);
  try {
    db.exec('PRAGMA foreign_keys = OFF');
    db.prepare('ATTACH ? AS snapshot').run(startedDatabase(dataDir));
    db.exec('BEGIN IMMEDIATE');
    for (const { name } of db.prepare("SELECT name FROM snapshot.sqlite_master WHERE type = 'table'").all()) {
      db.exec(`DELETE FROM main."${name}"`);
      db.exec(`INSERT INTO main."${name}" SELECT * FROM snapshot."${name}"`);
    }
    db.exec('COMMIT');
  } finally {
    db.close();
  }
  const uploads = path.join(dataDir, 'cms/public/uploads');
  for (const name of readdirSync(uploads)) rmSync(path.join(uploads, name), { recursive: true });
  cpSync(path.join(demoSnapshot, 'cms/public/uploads'), uploads, { recursive: true });
  return running;
}

const descriptionFile = (dataDir: string) => path.join(dataDir, 'cms.json');

function readDescription(dataDir: string): Description | null {
  const file = descriptionFile(dataDir);
  return existsSync(file) ? description.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

function isAlive({ pid }: Description): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function workersDir(): string {
  const dir = process.env.WORKERS_DIR;
  if (!dir) throw new Error('WORKERS_DIR is not set: worker-cms-setup.ts is no global set-up of this run');
  return dir;
}

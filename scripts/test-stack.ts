import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { BRAND_NAMES } from '../web/brand-names.ts';
import { freePort } from '../web/test/free-port.ts';
import { demoFingerprint } from './build.ts';
import { ROOT } from './paths.ts';
import { Failure, step } from './progress.ts';
import { type Running, start } from './run.ts';
import { loadSecrets } from './secrets.ts';

/** The demo import takes minutes on a busy machine. */
const START_MS = 10 * 60_000;
/** Overrides your environment, because the tests rely on the demo's entries and brand. */
const DEMO = { IMPORT_CONTENT: 'demo', BRAND: BRAND_NAMES[0] };
const SNAPSHOT_FILES = ['cms', 'secrets.json'];

type TestStack = { env: Record<string, string>; stop: () => Promise<void> };

/** Starts CMS and site on a temporary copy of the demo's database. */
export async function startTestStack(): Promise<TestStack> {
  const snapshot = await demoSnapshot();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'studio-test-'));
  cpSync(snapshot, dataDir, { recursive: true });
  const stack = await step('Starting the CMS and the site on a temporary database', () => startBoth(dataDir));
  return {
    env: {
      ...DEMO,
      SITE_BASE: `http://localhost:${stack.port}`,
      STRAPI_URL: `http://127.0.0.1:${stack.cmsPort}`,
      STRAPI_TOKEN: (await loadSecrets(dataDir)).STRAPI_TOKEN,
      STACK_DATA_DIR: dataDir,
      DEMO_SNAPSHOT: snapshot,
      CMS_DATABASE: path.join(dataDir, 'cms/database.sqlite'),
    },
    async stop() {
      await stack.program.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Returns a data folder with the imported demo, which is imported again when the CMS or the demo has changed. */
async function demoSnapshot(): Promise<string> {
  const snapshot = path.join(ROOT, '.data/test-demo');
  const fingerprintFile = path.join(snapshot, '.fingerprint');
  const wanted = demoFingerprint();
  if (existsSync(fingerprintFile) && readFileSync(fingerprintFile, 'utf8') === wanted) return snapshot;
  mkdirSync(path.dirname(snapshot), { recursive: true });
  const fresh = mkdtempSync(`${snapshot}-`);
  try {
    await step('Importing the demo for the tests', async () => {
      const { program } = await startBoth(fresh);
      await program.stop();
    });
    for (const name of readdirSync(fresh))
      if (!SNAPSHOT_FILES.includes(name)) rmSync(path.join(fresh, name), { recursive: true });
    writeFileSync(path.join(fresh, '.fingerprint'), wanted);
    rmSync(snapshot, { recursive: true, force: true });
    renameSync(fresh, snapshot);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return snapshot;
}

async function startBoth(dataDir: string): Promise<{ program: Running; port: number; cmsPort: number }> {
  const [port, cmsPort] = [await freePort(), await freePort()];
  const program = start(
    {
      command: process.execPath,
      args: [path.join(ROOT, 'scripts/start.ts')],
      cwd: ROOT,
      env: {
        ...DEMO,
        DATA_DIR: dataDir,
        PORT: String(port),
        CMS_PORT: String(cmsPort),
        SITE_URL: '',
        STRAPI_URL: '',
        LEADS_RATE_LIMIT: '100000',
        LIKES_RATE_LIMIT: '100000',
      },
    },
    path.join(dataDir, 'start.log'),
  );
  await waitForReady(program);
  return { program, port, cmsPort };
}

function waitForReady(program: Running): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => reject(new Failure(`${reason}:\n${program.lastLines()}`));
    const timer = setTimeout(() => fail(`Not ready within ${START_MS / 60_000} minutes`), START_MS);
    program.onLine((line) => {
      if (!line.startsWith('Ready after')) return;
      clearTimeout(timer);
      resolve();
    });
    program.exited.then(() => {
      clearTimeout(timer);
      fail('The start failed');
    });
  });
}

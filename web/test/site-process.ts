import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.ts';

const WEB = path.resolve(import.meta.dirname, '..');

export type SiteProcess = {
  base: string;
  pid: number;
  dataDir: string;
  log: () => string;
  /** SIGTERM. Removes the data folder unless it was passed in. */
  stop: () => Promise<void>;
  /** SIGKILL. */
  kill: () => Promise<void>;
};

type Options = {
  strapiUrl: string;
  env?: Record<string, string>;
  /** Data of an earlier run; not removed. */
  dataDir?: string;
  port?: number;
  /** Limits file sizes with ulimit, to simulate a full disk without root. */
  maxFileKb?: number;
};

/** Starts the built site and waits until it is healthy. */
export async function startSite({ strapiUrl, env = {}, ...options }: Options): Promise<SiteProcess> {
  const port = options.port ?? (await freePort());
  const dataDir = options.dataDir ?? mkdtempSync(path.join(os.tmpdir(), 'northquay-site-'));
  const program = [process.execPath, path.join(WEB, 'server/index.ts')];
  // ulimit counts blocks of 512 bytes.
  const limit = options.maxFileKb === undefined ? '' : `ulimit -f ${options.maxFileKb * 2}; `;
  const child = spawn('sh', ['-c', `${limit}exec "$@"`, 'sh', ...program], {
    cwd: WEB,
    env: {
      ...process.env,
      PORT: String(port),
      STRAPI_URL: strapiUrl,
      STRAPI_TOKEN: process.env.STRAPI_TOKEN || 'a-token-that-nobody-has-to-know',
      SITE_URL: '',
      DATA_DIR: dataDir,
      NODE_ENV: 'production',
      LEADS_MIN_FILL_MS: '0',
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
  };
  return {
    base,
    pid: child.pid ?? 0,
    dataDir,
    log: () => log,
    stop: async () => {
      await end('SIGTERM');
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
    },
    kill: () => end('SIGKILL'),
  };
}

type Readiness = {
  status: string;
  parts: {
    content: { status: string };
    leads: { status: string; waiting?: number; overdue?: number };
    pages: { pages: number; waiting: number };
  };
};

export const readiness = async ({ base }: SiteProcess): Promise<Readiness> =>
  (await (await fetch(`${base}/readyz`)).json()) as Readiness;

/** Requests every page of the sitemap, so that all are cached. @throws when one fails */
export async function visitAllPages({ base }: SiteProcess): Promise<string[]> {
  const sitemap = await (await fetch(`${base}/sitemap.xml`)).text();
  const paths = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, url = '']) => new URL(url).pathname);
  const left = [...paths];
  const visit = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      const response = await fetch(base + path);
      await response.text();
      if (!response.ok) throw new Error(`${path} answers ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: 4 }, visit));
  return paths;
}

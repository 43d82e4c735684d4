import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.ts';
import { type Program, respondsOk, startProgram } from './start-program.ts';

const WEB = path.resolve(import.meta.dirname, '..');

export type SiteProcess = Program & {
  base: string;
  /** Deleted when the site is stopped, unless it was passed in. */
  dataDir: string;
};

type Options = {
  strapiUrl: string;
  env?: Record<string, string>;
  /** Data folder of an earlier run, which isn't deleted. */
  dataDir?: string;
  port?: number;
  /** Limits file sizes with ulimit, which simulates a full disk without root. */
  maxFileKb?: number;
};

/** Starts the built site and waits until it is healthy. */
export async function startSite({ strapiUrl, env = {}, ...options }: Options): Promise<SiteProcess> {
  const port = options.port ?? (await freePort());
  const dataDir = options.dataDir ?? mkdtempSync(path.join(os.tmpdir(), 'studio-site-'));
  // ulimit counts in blocks of 512 bytes.
  const limit = options.maxFileKb === undefined ? '' : `ulimit -f ${options.maxFileKb * 2}; `;
  const base = `http://127.0.0.1:${port}`;
  const { stop, ...program } = await startProgram({
    name: 'the site',
    command: 'sh',
    args: ['-c', `${limit}exec "$@"`, 'sh', process.execPath, path.join(WEB, 'server/index.ts')],
    cwd: WEB,
    env: {
      ...process.env,
      PORT: String(port),
      STRAPI_URL: strapiUrl,
      STRAPI_TOKEN: process.env.STRAPI_TOKEN || 'a-token-that-nobody-has-to-know',
      SITE_URL: '',
      DATA_DIR: dataDir,
      NODE_ENV: 'production',
      ...env,
    },
    isReady: respondsOk(`${base}/healthz`),
  });
  return {
    ...program,
    base,
    dataDir,
    stop: async () => {
      await stop();
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
    },
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

/** Requests every page of the sitemap, so that all are cached. @throws with the end of the site's log when one fails */
export async function visitAllPages({ base, log }: SiteProcess): Promise<string[]> {
  const sitemap = await (await fetch(`${base}/sitemap.xml`)).text();
  const paths = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, url = '']) => new URL(url).pathname);
  const left = [...paths];
  const visit = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      const response = await fetch(base + path);
      await response.text();
      if (!response.ok) throw new Error(`${path} responds with ${response.status}:\n${log().slice(-3000)}`);
    }
  };
  await Promise.all(Array.from({ length: 4 }, visit));
  return paths;
}

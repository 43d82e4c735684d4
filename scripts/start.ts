import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { EnvError, parseStartEnv } from '../web/env.server.ts';
import { sign } from '../web/platform/signature.server.ts';
import { dataFolderError, makeDataFolder } from '../web/server/data-folder.ts';
import { listenError } from '../web/server/listen.ts';
import { whenParentEnds } from '../web/server/parent-process.ts';
import { buildChangedParts, strapiBin, systemNode } from './build.ts';
import { CMS, ROOT, WEB } from './paths.ts';
import { Failure, main, print, step } from './progress.ts';
import { type Running, start } from './run.ts';
import { loadSecrets, type Secrets } from './secrets.ts';

const CMS_START_MS = 600_000;
const SITE_START_MS = 120_000;
const POLL_MS = 200;

const isWatching = process.argv.includes('--watch');
const NODE_ENV = isWatching ? 'development' : 'production';
const running: Running[] = [];
let isStopping = false;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopAll(0));
whenParentEnds(() => stopAll(0));

await main(async () => {
  const started = Date.now();
  const dataDir = path.resolve(ROOT, process.env.DATA_DIR || '.data');
  ensureWritable(dataDir);
  const secrets = await loadSecrets(dataDir);
  const env = parseStartEnv({ ...process.env, ...secrets, DATA_DIR: dataDir, NODE_ENV });
  const { CMS_PORT: cmsPort, HOST: host, METRICS_PORT, PORT, SITE_URL } = env;
  await ensureFree({ port: PORT, host, variable: 'PORT' });
  await ensureFree({ port: cmsPort, host: '127.0.0.1', variable: 'CMS_PORT' });
  if (METRICS_PORT) await ensureFree({ port: METRICS_PORT, host, variable: 'METRICS_PORT' });
  const logDir = path.join(dataDir, 'logs');
  makeDataFolder(logDir);
  if (!isWatching) await buildChangedParts(logDir);
  // Files in DATA_DIR hold visitors’ data: only this user may read them.
  process.umask(0o077);

  const brandFile = path.join(dataDir, 'brand');
  const siteUrl = urlOn(host, PORT);
  const strapiUrl = process.env.STRAPI_URL ? env.STRAPI_URL : urlOn('127.0.0.1', cmsPort);
  const cms = step('Starting the CMS', () =>
    startCms({ cmsPort, dataDir, secrets, siteUrl, publicUrl: SITE_URL, logFile: path.join(logDir, 'cms.log') }),
  );
  // A site that began with the starter has the brand `plain` at later starts, too. Only the CMS knows whether it has just begun.
  if (env.IMPORT_CONTENT === 'starter' && !existsSync(brandFile)) {
    if (await cms) writeFileSync(brandFile, 'plain');
    else print('  The starter was not imported, because the database already has content');
  }
  // Empty stands for the default brand.
  const brand = process.env.BRAND || (existsSync(brandFile) ? readFileSync(brandFile, 'utf8') : '');
  // In parallel: the site can serve cached pages before the CMS is up.
  await Promise.all([
    cms,
    step('Starting the site', () =>
      startSite({ siteUrl, strapiUrl, dataDir, brand, secrets, logFile: path.join(logDir, 'site.log') }),
    ),
  ]);
  await notifySite(siteUrl, secrets.REVALIDATE_SECRET);
  print(
    `\nReady after ${((Date.now() - started) / 1000).toFixed(1)} s. Ctrl-C stops both.\n  The site:        ${SITE_URL}\n  The admin panel: http://localhost:${cmsPort}/admin\n  Logs:            ${logDir}`,
  );
});
if (process.exitCode) await stopAll(1);

/** URL for local requests to a server that listens on `host`. */
function urlOn(host: string, port: number): string {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${net.isIPv6(reachable) ? `[${reachable}]` : reachable}:${port}`;
}

function ensureWritable(dataDir: string): void {
  makeDataFolder(dataDir);
  try {
    const probe = path.join(dataDir, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new EnvError(dataFolderError(dataDir, error as NodeJS.ErrnoException));
  }
}

async function ensureFree(address: { port: number; host: string; variable: string }): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error) => reject(new Failure(listenError(error, address))));
    probe.listen(address.port, address.host, () => probe.close(() => resolve()));
  });
}

type CmsOptions = {
  cmsPort: number;
  dataDir: string;
  secrets: Secrets;
  siteUrl: string;
  publicUrl: string;
  logFile: string;
};

/** Resolves once the CMS responds, with whether it has imported content. */
async function startCms({ cmsPort, dataDir, secrets, siteUrl, publicUrl, logFile }: CmsOptions): Promise<boolean> {
  const cms = start(
    {
      command: systemNode(),
      args: [strapiBin, isWatching ? 'develop' : 'start'],
      cwd: CMS,
      env: {
        ...secrets,
        // npm has put web/'s Node first on the PATH; the CMS needs the system's.
        PATH: `${path.dirname(systemNode())}${path.delimiter}${process.env.PATH}`,
        NODE_ENV,
        HOST: '127.0.0.1',
        CMS_PORT: String(cmsPort),
        DATA_DIR: dataDir,
        SITE_URL: publicUrl,
        // Directly, not through a proxy in front of the site.
        REVALIDATE_URLS: process.env.REVALIDATE_URLS || `${siteUrl}/api/revalidate`,
        STRAPI_TELEMETRY_DISABLED: 'true',
      },
    },
    logFile,
  );
  let hasImported = false;
  cms.onLine((line) => {
    const progress = /Import(ing|ed) \d+ entries.*/.exec(line);
    if (progress) print(`  ${progress[0]}`);
    if (progress?.[1] === 'ed') hasImported = true;
  });
  supervise('The CMS', cms, logFile);
  await waitForHttp('The CMS', cms, `${urlOn('127.0.0.1', cmsPort)}/_health`, CMS_START_MS, logFile);
  return hasImported;
}

type SiteOptions = {
  siteUrl: string;
  strapiUrl: string;
  dataDir: string;
  brand: string;
  secrets: Secrets;
  logFile: string;
};

async function startSite({ siteUrl, strapiUrl, dataDir, brand, secrets, logFile }: SiteOptions): Promise<void> {
  const { STRAPI_TOKEN, REVALIDATE_SECRET, PREVIEW_SECRET } = secrets;
  const site = start(
    {
      command: process.execPath,
      args: [path.join(WEB, 'server/index.ts'), ...(isWatching ? ['--watch'] : [])],
      cwd: WEB,
      env: {
        NODE_ENV,
        STRAPI_URL: strapiUrl,
        DATA_DIR: dataDir,
        BRAND: brand,
        STRAPI_TOKEN,
        REVALIDATE_SECRET,
        PREVIEW_SECRET,
      },
    },
    logFile,
  );
  supervise('The site', site, logFile);
  await waitForHttp('The site', site, `${siteUrl}/healthz`, SITE_START_MS, logFile);
}

/** Makes the site poll the CMS now: at its last poll the CMS may still have been down. */
async function notifySite(siteUrl: string, secret: string): Promise<void> {
  const body = '{}';
  const timestamp = String(Date.now());
  const headers = {
    'x-revalidate-timestamp': timestamp,
    'x-revalidate-signature': sign(secret, timestamp, body),
  };
  await fetch(`${siteUrl}/api/revalidate`, { method: 'POST', headers, body });
}

/** Stops everything when one program exits unexpectedly. */
function supervise(name: string, program: Running, logFile: string): void {
  running.push(program);
  program.exited.then((code) => {
    if (isStopping) return;
    process.stderr.write(
      `${name} ended unexpectedly (status ${code}). Its last lines, all in ${logFile}:\n${program.lastLines()}\n`,
    );
    stopAll(1);
  });
}

async function waitForHttp(
  name: string,
  program: Running,
  url: string,
  limitMs: number,
  logFile: string,
): Promise<void> {
  const deadline = Date.now() + limitMs;
  let hasEnded = false;
  program.exited.then(() => {
    hasEnded = true;
  });
  while (Date.now() < deadline) {
    if (hasEnded || isStopping) return new Promise(() => {});
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Failure(
    `${name} did not respond within ${limitMs / 1000} s. Its last lines (full log: ${logFile}):\n${program.lastLines()}`,
  );
}

/** In reverse order: the site before the CMS. */
async function stopAll(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  for (const program of running.toReversed()) await program.stop();
  process.exit(code);
}

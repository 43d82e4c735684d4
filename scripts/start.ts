import { accessSync, constants, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { type Env, EnvError, parseEnv } from '../web/server/env.ts';
import { buildWhatChanged, strapiBin, systemNode } from './build.ts';
import { CMS, ROOT, WEB } from './paths.ts';
import { Failure, main, say, step } from './progress.ts';
import { type Running, start } from './run.ts';
import { loadSecrets, type Secrets } from './secrets.ts';

const CMS_START_MS = 180_000;
const SITE_START_MS = 30_000;
const POLL_MS = 200;

const isWatching = process.argv.includes('--watch');
const running: Running[] = [];
let isStopping = false;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopAll(0));
// The process that started this one is gone: nobody is left to stop us.
process.on('disconnect', () => stopAll(0));

await main(async () => {
  const started = Date.now();
  const { env, cmsPort } = readEnvironment();
  const { DATA_DIR: dataDir, PORT, HOST } = env;
  ensureWritable(dataDir);
  await ensureFree(PORT, HOST, 'PORT');
  await ensureFree(cmsPort, '127.0.0.1', 'CMS_PORT');
  const secrets = loadSecrets(dataDir);
  const logDir = path.join(dataDir, 'logs');
  if (!isWatching) await buildWhatChanged(logDir);

  const strapiUrl = process.env.STRAPI_URL ? env.STRAPI_URL : `http://127.0.0.1:${cmsPort}`;
  await step('Starting the CMS', () =>
    startCms({ cmsPort, dataDir, secrets, env, logFile: path.join(logDir, 'cms.log') }),
  );
  await step('Starting the site', () =>
    startSite({ env, strapiUrl, dataDir, secrets, logFile: path.join(logDir, 'site.log') }),
  );
  say(
    `\nReady after ${((Date.now() - started) / 1000).toFixed(1)} s. Ctrl-C stops both.\n  The site:        ${env.SITE_URL}\n  The CMS's admin: http://localhost:${cmsPort}/admin\n  Logs:            ${logDir}`,
  );
});
if (process.exitCode) await stopAll(1);

/** All bad variables in one line. */
function readEnvironment(): { env: Env; cmsPort: number } {
  const problems: string[] = [];
  const cmsPort = Number(process.env.CMS_PORT || 1337);
  if (!Number.isInteger(cmsPort) || cmsPort < 1 || cmsPort > 65535) problems.push('CMS_PORT: must be a port number');
  try {
    const env = parseEnv({ ...process.env, DATA_DIR: path.resolve(ROOT, process.env.DATA_DIR || '.data') });
    if (problems.length === 0) return { env, cmsPort };
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    problems.unshift(error.message.replace('Bad environment: ', ''));
  }
  throw new Failure(`Bad environment: ${problems.join('; ')}`);
}

function ensureWritable(dataDir: string): void {
  try {
    mkdirSync(path.join(dataDir, 'logs'), { recursive: true });
    accessSync(dataDir, constants.W_OK);
    const probe = path.join(dataDir, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new Failure(
      `The data folder ${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code}): choose another with DATA_DIR`,
    );
  }
}

async function ensureFree(port: number, host: string, variable: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new Failure(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is taken: choose another with ${variable}`
            : `Port ${port} cannot be used (${error.code}): choose another with ${variable}`,
        ),
      ),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

type CmsOptions = { cmsPort: number; dataDir: string; secrets: Secrets; env: Env; logFile: string };

async function startCms({ cmsPort, dataDir, secrets, env, logFile }: CmsOptions): Promise<void> {
  const cms = start(
    'The CMS',
    {
      command: systemNode(),
      args: [strapiBin, isWatching ? 'develop' : 'start'],
      cwd: CMS,
      env: {
        ...secrets,
        // Its own Node, not the one of web/ that npm has put in front of the PATH.
        PATH: `${path.dirname(systemNode())}${path.delimiter}${process.env.PATH}`,
        NODE_ENV: isWatching ? 'development' : 'production',
        HOST: '127.0.0.1',
        CMS_PORT: String(cmsPort),
        DATA_DIR: dataDir,
        SITE_URL: env.SITE_URL,
        // Past whatever stands in front of the site.
        REVALIDATE_URLS:
          process.env.REVALIDATE_URLS ||
          `http://${env.HOST === '0.0.0.0' ? '127.0.0.1' : env.HOST}:${env.PORT}/api/revalidate`,
        STRAPI_TELEMETRY_DISABLED: 'true',
      },
    },
    logFile,
  );
  cms.onLine((line) => {
    const told = /Import(ing|ed) \d+ entries.*/.exec(line);
    if (told) say(`  ${told[0]}`);
  });
  supervise('The CMS', cms, logFile);
  await untilAnswers('The CMS', cms, `http://127.0.0.1:${cmsPort}/_health`, CMS_START_MS, logFile);
}

type SiteOptions = { env: Env; strapiUrl: string; dataDir: string; secrets: Secrets; logFile: string };

async function startSite({ env, strapiUrl, dataDir, secrets, logFile }: SiteOptions): Promise<void> {
  const { STRAPI_TOKEN, REVALIDATE_SECRET, PREVIEW_SECRET } = secrets;
  const site = start(
    'The site',
    {
      command: process.execPath,
      args: [path.join(WEB, isWatching ? 'server/dev.ts' : 'server/index.ts')],
      cwd: WEB,
      env: {
        NODE_ENV: isWatching ? 'development' : 'production',
        STRAPI_URL: strapiUrl,
        DATA_DIR: dataDir,
        STRAPI_TOKEN,
        REVALIDATE_SECRET,
        PREVIEW_SECRET,
      },
    },
    logFile,
  );
  supervise('The site', site, logFile);
  await untilAnswers('The site', site, `http://${env.HOST}:${env.PORT}/healthz`, SITE_START_MS, logFile);
}

/** When one of the two ends by itself the other one is stopped, and the reason is said. */
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

async function untilAnswers(
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
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Failure(
    `${name} did not answer within ${limitMs / 1000} s. Its last lines, all in ${logFile}:\n${program.lastLines()}`,
  );
}

/** Stops the site first, then the CMS, and ends this process. */
async function stopAll(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  for (const program of running.toReversed()) await program.stop();
  process.exit(code);
}

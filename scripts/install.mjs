import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FINGERPRINT_FILE = '.installed';
const LAST_LINES = 12;

/**
 * Runs `npm ci` in `web` or `cms` when its lockfile, the platform or the Node version has changed. Plain JavaScript, because it runs
 * on the machine's Node before the site's own is installed.
 * @param {{ root: string, part: string, logDir: string, print: (line: string) => void, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<void>} rejects with one sentence when it fails
 */
export async function installPart({ root, part, logDir, print, env = process.env }) {
  const dir = path.join(root, part);
  const fingerprintFile = path.join(dir, 'node_modules', FINGERPRINT_FILE);
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(dir, 'package-lock.json')))
    .update(`${process.platform} ${process.arch} ${process.versions.modules}`)
    .digest('hex');
  if (existsSync(fingerprintFile) && readFileSync(fingerprintFile, 'utf8') === wanted) return;

  // Only for this user: on a fresh clone this creates `.data`, which will hold visitors’ data.
  mkdirSync(logDir, { recursive: true, mode: 0o700 });
  const logFile = path.join(logDir, `install-${part}.log`);
  const started = Date.now();
  print(`Installing the packages of ${part}/ …`);
  const reminder = setInterval(() => print(`  still installing ${part}/ (${seconds(started)})`), 30_000);
  const { code, tail } = await npm(['ci', '--no-audit', '--no-fund', '--loglevel=http'], { dir, logFile, env }).finally(
    () => clearInterval(reminder),
  );
  if (code !== 0) {
    const isOffline = /ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ETIMEDOUT|ENETUNREACH|ECONNRESET/.test(tail);
    throw new Error(
      `The packages of ${part}/ could not be installed${isOffline ? ': the package registry cannot be reached, is there a network?' : ''} (the whole log: ${logFile})\n${isOffline ? '' : tail}`.trim(),
    );
  }
  writeFileSync(fingerprintFile, wanted);
  print(`Installed ${part}/ in ${seconds(started)}`);
}

function npm(args, { dir, logFile, env }) {
  // npm sets this for its scripts. Otherwise npm is found on the PATH.
  const script = process.env.npm_execpath;
  const [command, first] = script?.endsWith('.js') ? [process.execPath, [script]] : ['npm', []];
  return new Promise((resolve, reject) => {
    const log = createWriteStream(logFile);
    const child = spawn(command, [...first, ...args], {
      cwd: dir,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && !script,
    });
    let tail = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        log.write(chunk);
        tail = (tail + chunk).split('\n').slice(-LAST_LINES).join('\n');
      });
    child.on('error', reject);
    child.on('close', (code) => log.end(() => resolve({ code, tail })));
  });
}

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(0)} s`;

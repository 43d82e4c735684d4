// Runs a TypeScript file with the site's own Node: `node scripts/with-node.mjs scripts/start.ts [arguments]`.
// Works with Node 20 and newer; installs what is missing first.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPart } from './install.mjs';

const OLDEST_NODE = 20;
const NPM_CHECK_MS = 500;
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const print = (line) => process.stdout.write(`${line}\n`);

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE)
  fail(`This needs Node ${OLDEST_NODE} or newer, and is running on ${process.version}`);

try {
  const logDir = path.join(root, '.data/logs');
  // In parallel: one compiles while the other downloads. allSettled, so that none is still running when a failure ends this process.
  const parts = ['web', 'cms'].map((part) => installPart({ root, part, logDir, print }));
  const failed = (await Promise.allSettled(parts)).find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
} catch (error) {
  fail(error.message);
}

const [script, ...args] = process.argv.slice(2);
const node = path.join(root, 'web/node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
const child = spawn(node, [path.resolve(root, script), ...args], {
  cwd: root,
  // cms/ has to run on the Node that installed it, because its SQLite module was compiled for that version.
  env: { ...process.env, SYSTEM_NODE: process.execPath },
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// npm doesn't pass on every signal, and when it is killed its script keeps running.
const npm = process.ppid;
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== npm && child.kill(), NPM_CHECK_MS).unref();
child.on('error', (error) => fail(`The site's own Node could not be started: ${error.message}`));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

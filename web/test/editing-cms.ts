import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.ts';

const CMS = path.resolve(import.meta.dirname, '../../cms');
/** The demo import alone takes more than a minute on a busy machine. */
const START_MS = 300_000;
export const TOKEN = 'test-token-of-the-site-test-token';
const PASSWORD = 'Moored-at-4711';
const EDITOR = { firstname: 'Eva', lastname: 'Editor', email: 'eva@example.com', password: 'Harbour-4711' };

type Json = Record<string, unknown>;

/** A separate CMS that a test may change. */
export type EditingCms = {
  url: string;
  token: string;
  dataDir: string;
  /** Calls the admin API as the first administrator. @throws with the response's text */
  admin: (method: string, path: string, body?: Json) => Promise<Json>;
  /** Creates an admin user with one role and returns the session. */
  signUp: (role: string, email: string) => Promise<string>;
  log: () => string;
  stop: () => Promise<void>;
  /** SIGKILL. */
  kill: () => Promise<void>;
  remove: () => Promise<void>;
};

export type AdminCalls = Pick<EditingCms, 'admin' | 'signUp'>;

type Options = { dataDir?: string; copyOfStack?: boolean; env?: Record<string, string>; port?: number };

export async function startEditingCms(options: Options = {}): Promise<EditingCms> {
  const { dataDir, copyOfStack = true, env = {}, port: givenPort } = options;
  const dir = dataDir ?? mkdtempSync(path.join(os.tmpdir(), 'northquay-cms-'));
  if (!dataDir && copyOfStack) {
    // Only inside of `npm test` is there one.
    const { demoSnapshot } = await import('./stack.ts');
    cpSync(path.join(demoSnapshot, 'cms'), path.join(dir, 'cms'), { recursive: true });
  }
  const port = givenPort ?? (await freePort());
  const child = spawnCms({ dataDir: dir, port, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (log += chunk));
  const exited = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  await untilHealthy(
    url,
    () => child.exitCode === null,
    () => log,
  );
  return {
    ...adminCalls(url),
    url,
    token: TOKEN,
    dataDir: dir,
    log: () => log,
    stop,
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
    remove: async () => {
      await stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

type Spawn = { dataDir: string; port: number; env?: Record<string, string>; stdio: StdioOptions; detached?: boolean };

/** Does not wait until it is ready. */
export function spawnCms({ dataDir, port, env = {}, ...options }: Spawn): ChildProcess {
  const systemNode = process.env.SYSTEM_NODE ?? 'node';
  const secrets = Object.fromEntries(
    ['ADMIN_JWT_SECRET', 'API_TOKEN_SALT', 'TRANSFER_TOKEN_SALT', 'JWT_SECRET', 'ENCRYPTION_KEY'].map((name) => [
      name,
      `${name}-of-the-test-0123456789abcdef`,
    ]),
  );
  return spawn(systemNode, [path.join(CMS, 'node_modules/@strapi/strapi/bin/strapi.js'), 'start'], {
    cwd: CMS,
    env: {
      ...process.env,
      ...secrets,
      APP_KEYS: 'a,b',
      DATA_DIR: dataDir,
      CMS_PORT: String(port),
      HOST: '127.0.0.1',
      STRAPI_TOKEN: TOKEN,
      NODE_ENV: 'production',
      STRAPI_TELEMETRY_DISABLED: 'true',
      // The Node that installed cms/ before the one of web/.
      ...(process.env.SYSTEM_NODE ? { PATH: `${path.dirname(systemNode)}${path.delimiter}${process.env.PATH}` } : {}),
      ...env,
    },
    ...options,
  });
}

export function adminCalls(url: string): AdminCalls {
  let session: string | undefined;
  const admin = async (method: string, pathname: string, body?: Json) => {
    session ??= await signIn(url);
    return call(url + pathname, method, body, { authorization: `Bearer ${session}` });
  };
  return {
    admin,
    signUp: async (role, email) => {
      const { data: roles } = (await admin('GET', '/admin/roles')) as { data: { id: number; name: string }[] };
      const names = { firstname: role, lastname: 'Test' };
      const ids = roles.filter(({ name }) => name === role).map(({ id }) => id);
      const { data: user } = await admin('POST', '/admin/users', { ...names, email, roles: ids });
      const { registrationToken } = user as { registrationToken: string };
      const userInfo = { ...names, password: PASSWORD };
      const { data } = await call(`${url}/admin/register`, 'POST', { registrationToken, userInfo });
      return (data as { token: string }).token;
    },
  };
}

async function signIn(url: string): Promise<string> {
  const { data } = await call(`${url}/admin/register-admin`, 'POST', EDITOR).catch(() =>
    call(`${url}/admin/login`, 'POST', { email: EDITOR.email, password: EDITOR.password }),
  );
  return (data as { token: string }).token;
}

async function call(url: string, method: string, body?: Json, headers: Record<string, string> = {}): Promise<Json> {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${text}`);
  return text ? JSON.parse(text) : {};
}

/** @throws with the end of its log when it ends or takes too long */
export async function untilHealthy(url: string, isAlive: () => boolean, log: () => string): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline && isAlive()) {
    const response = await fetch(`${url}/_health`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The CMS did not start:\n${log().slice(-3000)}`);
}

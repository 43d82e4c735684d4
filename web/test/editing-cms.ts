import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.ts';
import { type Program, respondsOk, startProgram } from './start-program.ts';

const CMS = path.resolve(import.meta.dirname, '../../cms');
export const TOKEN = 'test-token-of-the-site-test-token';
/** Password of users created by `signUp`. */
export const PASSWORD = 'Moored-at-4711';
const EDITOR = { firstname: 'Eva', lastname: 'Editor', email: 'eva@example.com', password: 'Westfield-4711' };

type Json = Record<string, unknown>;

export type AdminCalls = {
  /** Calls the admin API as the first administrator. @throws with the response's text */
  admin: (method: string, path: string, body?: Json) => Promise<Json>;
  /** Creates an admin user with one role and returns the session. */
  signUp: (role: string, email: string) => Promise<string>;
};

/** A separate CMS that a test may change. */
export type EditingCms = AdminCalls &
  Program & {
    url: string;
    token: string;
    dataDir: string;
    remove: () => Promise<void>;
  };

type Options = {
  dataDir?: string;
  copyOfStack?: boolean;
  env?: Record<string, string>;
  port?: number;
  cmsDir?: string;
};

export async function startEditingCms(options: Options = {}): Promise<EditingCms> {
  const { dataDir, copyOfStack = true, env = {}, port: givenPort, cmsDir = CMS } = options;
  const dir = dataDir ?? mkdtempSync(path.join(os.tmpdir(), 'studio-cms-'));
  if (!dataDir && copyOfStack) {
    // Imported only here, because stack.ts throws outside of `npm test`.
    const { demoSnapshot } = await import('./stack.ts');
    cpSync(path.join(demoSnapshot, 'cms'), path.join(dir, 'cms'), { recursive: true });
  }
  const port = givenPort ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const program = await startProgram({
    name: 'the CMS',
    ...cmsCommand({ dataDir: dir, port, env, cmsDir }),
    isReady: respondsOk(`${url}/_health`),
  });
  return {
    ...adminCalls(url),
    ...program,
    url,
    token: TOKEN,
    dataDir: dir,
    remove: async () => {
      await program.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

type Settings = { dataDir: string; port: number; env?: Record<string, string>; cmsDir?: string };

export function cmsCommand({ dataDir, port, env = {}, cmsDir = CMS }: Settings) {
  const systemNode = process.env.SYSTEM_NODE ?? 'node';
  const secrets = Object.fromEntries(
    ['ADMIN_JWT_SECRET', 'API_TOKEN_SALT', 'TRANSFER_TOKEN_SALT', 'JWT_SECRET', 'ENCRYPTION_KEY'].map((name) => [
      name,
      `${name}-of-the-test-0123456789abcdef`,
    ]),
  );
  return {
    command: systemNode,
    args: [path.join(CMS, 'node_modules/@strapi/strapi/bin/strapi.js'), 'start'],
    cwd: cmsDir,
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
      // The Node that installed cms/ has to come before web/'s.
      ...(process.env.SYSTEM_NODE ? { PATH: `${path.dirname(systemNode)}${path.delimiter}${process.env.PATH}` } : {}),
      ...env,
    },
  };
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

import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseJson } from '../web/platform/parse-json.server.ts';
import { writeFileAtomic } from '../web/platform/write-file-atomic.server.ts';
import { Failure } from './progress.ts';

/** The CMS and the site share the last three. */
const NAMES = [
  'APP_KEYS',
  'ADMIN_JWT_SECRET',
  'API_TOKEN_SALT',
  'TRANSFER_TOKEN_SALT',
  'JWT_SECRET',
  'ENCRYPTION_KEY',
  'STRAPI_TOKEN',
  'REVALIDATE_SECRET',
  'PREVIEW_SECRET',
] as const;

type Name = (typeof NAMES)[number];
export type Secrets = Record<Name, string>;

/**
 * Reads DATA_DIR/secrets.json (mode 600), generates missing secrets and lets environment variables override them.
 * @throws Failure for a damaged file, because new secrets would invalidate accounts and tokens
 */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const file = path.join(dataDir, 'secrets.json');
  const known = existsSync(file) ? readSecrets(file) : {};
  const all = Object.fromEntries(
    NAMES.map((name) => [name, known[name] ?? randomBytes(32).toString('hex')]),
  ) as Secrets;
  if (NAMES.some((name) => known[name] === undefined))
    await writeFileAtomic(file, JSON.stringify(all, null, 2), { isDurable: true });
  return Object.fromEntries(NAMES.map((name) => [name, process.env[name] || all[name]])) as Secrets;
}

function readSecrets(file: string): Partial<Secrets> {
  const content = parseJson(readFileSync(file, 'utf8'));
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    throw unreadable(file, 'it is not a JSON object');
  const known = new Map<string, unknown>(Object.entries(content));
  return Object.fromEntries(
    NAMES.filter((name) => known.has(name)).map((name): [Name, string] => {
      const secret = known.get(name);
      if (typeof secret !== 'string' || secret === '') throw unreadable(file, `${name} is not a string`);
      return [name, secret];
    }),
  );
}

const unreadable = (file: string, why: string) =>
  new Failure(
    `${file} cannot be read, ${why}: put it back from a backup, or delete it if there is no content that needs these secrets`,
  );

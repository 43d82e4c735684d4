import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What the embedded set-up needs and nobody should have to invent. The CMS's names first, then those that both sides share. */
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

export type Secrets = Record<(typeof NAMES)[number], string>;

/**
 * The secrets of this installation, from DATA_DIR/secrets.json (mode 600). Missing ones are made; a variable of the
 * environment wins over the file.
 */
export function loadSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  const known: Partial<Secrets> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const all = Object.fromEntries(
    NAMES.map((name) => [name, known[name] ?? randomBytes(32).toString('hex')]),
  ) as Secrets;
  if (NAMES.some((name) => known[name] === undefined)) {
    // Written beside and renamed, so that a stop half way leaves no half file.
    writeFileSync(`${file}.tmp`, JSON.stringify(all, null, 2), { mode: 0o600 });
    renameSync(`${file}.tmp`, file);
  }
  return Object.fromEntries(NAMES.map((name) => [name, process.env[name] || all[name]])) as Secrets;
}

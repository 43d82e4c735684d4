import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { placeLastingFile } from '../web/server/place-file.ts';

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
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const file = path.join(dataDir, 'secrets.json');
  const known: Partial<Secrets> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const all = Object.fromEntries(
    NAMES.map((name) => [name, known[name] ?? randomBytes(32).toString('hex')]),
  ) as Secrets;
  if (NAMES.some((name) => known[name] === undefined)) await placeLastingFile(file, JSON.stringify(all, null, 2));
  return Object.fromEntries(NAMES.map((name) => [name, process.env[name] || all[name]])) as Secrets;
}

import { cpSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/** Where the CMS keeps what it must not lose: the SQLite file and the uploads. */
const dataDir = path.resolve(process.env.DATA_DIR || path.join(__dirname, '..', '..', '..', '.data'), 'cms');

export const databaseFile = path.join(dataDir, 'database.sqlite');
export const publicDir = path.join(dataDir, 'public');

makeFolder(path.join(publicDir, 'uploads'));
// What the section picker shows. Strapi serves files from one folder only.
const PREVIEWS = 'section-previews';
cpSync(path.join(__dirname, '..', '..', PREVIEWS), path.join(publicDir, PREVIEWS), { recursive: true });

/** `mkdirSync` with `recursive` never returns where a folder exists that nothing can be made in, such as /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}

import { cpSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/** Persistent data of the CMS: the SQLite file and the uploads. */
const dataDir = path.resolve(process.env.DATA_DIR || path.join(__dirname, '..', '..', '..', '.data'), 'cms');

export const databaseFile = path.join(dataDir, 'database.sqlite');
export const publicDir = path.join(dataDir, 'public');

makeFolder(path.join(publicDir, 'uploads'));
// Preview images of the section picker. They are copied next to the uploads, because Strapi serves files from one folder only.
const PREVIEWS = 'section-previews';
cpSync(path.join(__dirname, '..', '..', PREVIEWS), path.join(publicDir, PREVIEWS), { recursive: true });

/** Without `recursive`, because `mkdirSync` with it hangs where the parent accepts no folders, such as /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}

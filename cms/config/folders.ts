import { mkdirSync } from 'node:fs';
import path from 'node:path';

/** Where the CMS keeps what it must not lose: the SQLite file and the uploads. */
const dataDir = path.resolve(process.env.DATA_DIR || path.join(__dirname, '..', '..', '..', '.data'), 'cms');

export const databaseFile = path.join(dataDir, 'database.sqlite');
export const publicDir = path.join(dataDir, 'public');

mkdirSync(path.join(publicDir, 'uploads'), { recursive: true });

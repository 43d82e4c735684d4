import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '..');
export const WEB = path.join(ROOT, 'web');
export const CMS = path.join(ROOT, 'cms');
export const webBin = (name: string): string => path.join(WEB, 'node_modules/.bin', name);

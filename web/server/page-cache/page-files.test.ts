import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import * as files from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CachedPage } from './cached-page.ts';
import { PageFiles } from './page-files.ts';

vi.mock('node:fs/promises', { spy: true });

const body = Buffer.from('body');
const page = (key: string): CachedPage => ({
  key,
  status: 200,
  headers: [],
  inlineHashes: { scripts: [], styles: [] },
  tags: [],
  isPartial: false,
  hash: 'hash',
  version: 'v1',
  build: 'build-1',
  formKey: '',
  renderedAt: 1,
  bodies: { identity: body, gzip: body, br: body },
  hydration: null,
});
let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'page-files-'));
});
afterEach(() => {
  vi.mocked(files.rm).mockReset();
  rmSync(dir, { recursive: true, force: true });
});

describe('on a disk that can be read and not written', () => {
  beforeEach(async () => {
    await new PageFiles(dir).write(page('/blog'));
    vi.mocked(files.rm).mockRejectedValue(Object.assign(new Error('EACCES'), { code: 'EACCES' }));
  });

  it('what is left over and what is damaged does not keep the pages from being read', async () => {
    const [left, damaged] = [path.join(dir, 'a.page.1.tmp'), path.join(dir, 'damaged.page')];
    for (const file of [left, damaged]) writeFileSync(file, 'cut sh');
    utimesSync(left, 0, 0);
    const read: string[] = [];
    await new PageFiles(dir).readAll(({ key }) => read.push(key) > 0);
    expect(read).toEqual(['/blog']);
    expect(existsSync(left)).toBe(true);
  });

  it('a page that cannot be removed stays', async () => {
    const pages = new PageFiles(dir);
    await pages.remove('/blog');
    expect((await pages.read('/blog'))?.key).toBe('/blog');
  });
});

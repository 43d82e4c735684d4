import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressAssets, retainAssets } from './retained-assets.ts';

const LONG_AGO = new Date(Date.now() - 40 * 24 * 3600_000);
let dir: string;
let from: string;
let to: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'studio-assets-'));
  from = path.join(dir, 'from');
  to = path.join(dir, 'to');
  mkdirSync(from);
  writeFileSync(path.join(from, 'app-1.js'), 'let count = 1;'.repeat(100));
  writeFileSync(path.join(from, 'type.woff2'), 'packed');
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

it('scripts of earlier builds are deleted when no build has used them for a month', async () => {
  mkdirSync(to);
  writeFileSync(path.join(to, 'app-0.js'), 'earlier');
  writeFileSync(path.join(to, 'app-ancient.js'), 'ancient');
  writeFileSync(path.join(to, 'app-ancient.js.br'), 'ancient');
  for (const name of ['app-ancient.js', 'app-ancient.js.br']) utimesSync(path.join(to, name), LONG_AGO, LONG_AGO);
  await retainAssets({ from, to });
  expect(readdirSync(to).sort()).toEqual(['app-0.js', 'app-1.js', 'type.woff2']);
});

it('the files of a build in use are retained, with their compressed versions', async () => {
  await retainAssets({ from, to });
  await compressAssets(to);
  for (const name of readdirSync(to)) utimesSync(path.join(to, name), LONG_AGO, LONG_AGO);
  await retainAssets({ from, to });
  expect(readdirSync(to).sort()).toEqual(['app-1.js', 'app-1.js.br', 'app-1.js.gz', 'type.woff2']);
});

it('two instances can share the folder and start at the same time', async () => {
  const start = async () => {
    await retainAssets({ from, to });
    await compressAssets(to);
  };
  await Promise.all([start(), start(), start()]);
  expect(readdirSync(to).sort()).toEqual(['app-1.js', 'app-1.js.br', 'app-1.js.gz', 'type.woff2']);
  const source = readFileSync(path.join(from, 'app-1.js'));
  expect(brotliDecompressSync(readFileSync(path.join(to, 'app-1.js.br')))).toEqual(source);
  expect(gunzipSync(readFileSync(path.join(to, 'app-1.js.gz')))).toEqual(source);
});

it('when it is stopped, it finishes the current file and starts no other', async () => {
  for (let index = 2; index < 60; index += 1)
    writeFileSync(path.join(from, `app-${index}.js`), `let count = ${index};`.repeat(5000));
  await retainAssets({ from, to });
  const stopping = new AbortController();
  const compressed = compressAssets(to, stopping);
  await expect.poll(() => readdirSync(to).some((name) => name.endsWith('.gz')), { interval: 1 }).toBe(true);
  stopping.abort();
  await compressed;
  const made = readdirSync(to).filter((name) => /\.(?:br|gz)$/.test(name));
  expect(made.length).toBeLessThan(2 * 59);
  expect(readdirSync(to).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

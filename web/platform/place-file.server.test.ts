import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { placeFile, placeLastingFile } from './place-file.server.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'place-file-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

it('makes the folder and shows the file when it is whole, never before', async () => {
  const file = path.join(dir, 'a/b/page.json');
  await placeFile(file, (temporary) => writeFile(temporary, 'old'));
  await placeFile(file, async (temporary) => {
    await writeFile(temporary, 'half');
    expect(readFileSync(file, 'utf8')).toBe('old');
    await writeFile(temporary, 'new');
  });
  expect(readFileSync(file, 'utf8')).toBe('new');
  expect(readdirSync(path.dirname(file))).toEqual(['page.json']);
});

it('leaves the old file and nothing else when it fails', async () => {
  const file = path.join(dir, 'page.json');
  writeFileSync(file, 'old');
  const broken = placeFile(file, async (temporary) => {
    await writeFile(temporary, 'half');
    throw new Error('no space left');
  });
  await expect(broken).rejects.toThrow('no space left');
  expect(readFileSync(file, 'utf8')).toBe('old');
  expect(readdirSync(dir)).toEqual(['page.json']);
});

it('leaves nothing where the place is taken by a folder', async () => {
  mkdirSync(path.join(dir, 'page.json/inside'), { recursive: true });
  await expect(placeFile(path.join(dir, 'page.json'), (temporary) => writeFile(temporary, 'new'))).rejects.toThrow();
  expect(readdirSync(dir)).toEqual(['page.json']);
});

it('two that write at the same time leave one whole file', async () => {
  const file = path.join(dir, 'page.json');
  const texts = ['a'.repeat(100_000), 'b'.repeat(100_000)];
  await Promise.all(texts.map((text) => placeFile(file, (temporary) => writeFile(temporary, text))));
  expect(texts).toContain(readFileSync(file, 'utf8'));
  expect(readdirSync(dir)).toEqual(['page.json']);
});

it('what has to last is for its owner only, whatever lay there before', async () => {
  const file = path.join(dir, 'a/secrets.json');
  mkdirSync(path.dirname(file));
  writeFileSync(file, 'old', { mode: 0o644 });
  await placeLastingFile(file, 'new');
  expect(readFileSync(file, 'utf8')).toBe('new');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(path.dirname(file))).toEqual(['secrets.json']);
});

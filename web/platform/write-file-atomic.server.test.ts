import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeFileAtomic } from './write-file-atomic.server.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'write-file-atomic-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

it('creates the folder and replaces the file', async () => {
  const file = path.join(dir, 'a/b/page.json');
  await writeFileAtomic(file, 'old');
  await writeFileAtomic(file, 'new');
  expect(readFileSync(file, 'utf8')).toBe('new');
  expect(readdirSync(path.dirname(file))).toEqual(['page.json']);
});

it('leaves no temporary file when it fails', async () => {
  mkdirSync(path.join(dir, 'page.json/inside'), { recursive: true });
  await expect(writeFileAtomic(path.join(dir, 'page.json'), 'new')).rejects.toThrow();
  expect(readdirSync(dir)).toEqual(['page.json']);
});

it('two concurrent writes leave one complete file', async () => {
  const file = path.join(dir, 'page.json');
  const texts = ['a'.repeat(100_000), 'b'.repeat(100_000)];
  await Promise.all(texts.map((text) => writeFileAtomic(file, text)));
  expect(texts).toContain(readFileSync(file, 'utf8'));
  expect(readdirSync(dir)).toEqual(['page.json']);
});

it.each([true, false])('the file is readable by its owner only (durable: %s)', async (isDurable) => {
  const file = path.join(dir, 'a/secrets.json');
  mkdirSync(path.dirname(file));
  writeFileSync(file, 'old', { mode: 0o644 });
  await writeFileAtomic(file, 'new', { isDurable });
  expect(readFileSync(file, 'utf8')).toBe('new');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(path.dirname(file))).toEqual(['secrets.json']);
});
